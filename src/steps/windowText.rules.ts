import type { Card, CardDecision, ProposalPart, TranscriptItem } from '../protocol/cards';

/** What an item of a transcript says, as text for a model: words as they are, cards and decisions in brackets. */
export function textOf(item: TranscriptItem): string {
  switch (item.kind) {
    case 'text':
      return item.text;
    case 'card':
      return cardText(item.card);
    case 'decision':
      return decisionText(item.answer);
  }
  item satisfies never;
}

function cardText(card: Card): string {
  switch (card.type) {
    case 'proposal': {
      const { name, description, bullets } = card.proposal.entry;
      return [`[proposal] ${name}: ${description}`, ...bullets.map(({ text }) => `- ${text}`)].join('\n');
    }
    case 'question': {
      const asks = (card.asks ?? []).map(({ text }) => `- ${text}`);
      return [card.question, ...asks, ...card.choices.map(({ label }) => `- ${label}`)].join('\n');
    }
    case 'changes':
      return ['[changes]', ...card.proposal.parts.flatMap(partLines)].join('\n');
    case 'evaluation':
      return `[evaluation] ${shownScore(card.total)}`;
    case 'match':
      return `[match estimate] ${card.title}: ${shownScore(card.estimate)}`;
    case 'stopped':
      return `[stopped] ${card.reason}`;
    case 'saved':
      return `[saved] ${card.entryName}`;
    case 'choices':
      return '';
  }
  card satisfies never;
}

function partLines(part: ProposalPart): string[] {
  switch (part.kind) {
    case 'entry':
      return [`${part.entry.name}:`, ...part.entry.bullets.map(({ text }) => `- ${text}`)];
    case 'field':
      return [`${part.field}: ${part.text}`];
    case 'skills':
      return [`skills: ${part.names.join(', ')}`];
  }
  part satisfies never;
}

function shownScore(score: number | null): string {
  return score === null ? 'unknown' : String(Math.round(score));
}

function decisionText(answer: CardDecision): string {
  switch (answer.action) {
    case 'approve':
      return ['[approved]', ...answer.bullets.map(({ text }) => `- ${text}`)].join('\n');
    case 'reject':
      return '[rejected]';
    case 'say':
      return answer.text;
    case 'superseded':
      return '';
  }
  answer satisfies never;
}

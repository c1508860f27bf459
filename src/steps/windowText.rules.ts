import type { Card, CardDecision, TranscriptItem } from '../protocol/cards';

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
    case 'question':
      return [card.question, ...card.choices.map(({ label }) => `- ${label}`)].join('\n');
    case 'saved':
      return `[saved] ${card.entryName}`;
    case 'choices':
      return '';
  }
  card satisfies never;
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

import { html, nothing, type TemplateResult } from 'lit';
import type { Card, CardDecision, Choice, Language } from '../src/protocol/cards';
import type { ThreadView, ViewItem } from '../src/protocol/view';
import './markdownElement';
import type { Panel } from './panel';
import { icon } from './parts';
import { proposalCard, type ProposalState } from './proposal';
import { texts, type Text } from './text';

/** What an item's look depends on beside itself. */
export interface ItemContext {
  /** The decision on this card, if it was made. */
  decision: CardDecision | undefined;
  /** Nothing follows it. */
  last: boolean;
  /** What the user said right after it. */
  reply: string | undefined;
  run: ThreadView['run'];
  /** The thread's. */
  language: Language;
}

/** One item of the transcript. Decisions show on their card, except what the user said instead. */
export function transcriptItem(
  panel: Panel,
  text: Text,
  item: ViewItem,
  context: ItemContext,
): TemplateResult | typeof nothing {
  switch (item.kind) {
    case 'text':
      return item.by === 'user' ? userText(text, item.text) : agentText(text, item);
    case 'card':
      return html`<div class="item agent" role="article" aria-label=${text.agent}>
        ${card(panel, text, item, item.card, context)}
      </div>`;
    case 'decision':
      return item.answer.action === 'say' ? userText(text, item.answer.text) : nothing;
    default:
      item satisfies never;
      return nothing;
  }
}

function userText(text: Text, said: string): TemplateResult {
  return html`<div class="item user" role="article" aria-label=${text.you}>
    <div class="bubble"><span class="lines">${said}</span></div>
  </div>`;
}

function agentText(text: Text, item: Extract<ViewItem, { kind: 'text' }>): TemplateResult {
  return html`<div
    class="item agent ${item.draft ? 'draft' : ''}"
    role="article"
    aria-label=${text.agent}
    aria-busy=${item.draft ? 'true' : 'false'}
  >
    <vitae-markdown .source=${item.text}></vitae-markdown>
    ${item.stopped ? html`<div class="mark-line">${icon('circle-slash')}<span>${text.run.stopped}</span></div>` : ''}
    ${item.draft ? '' : rulesMark(text, item)}
  </div>`;
}

/** Says that rules wrote this, where a model was expected. */
function rulesMark(text: Text, { fallback }: ViewItem): TemplateResult | '' {
  if (!fallback) return '';
  return html`<span class="tag" title=${text.run.byRulesHint}>${text.run.byRules}</span>`;
}

function card(panel: Panel, text: Text, item: ViewItem, shown: Card, context: ItemContext): TemplateResult {
  switch (shown.type) {
    case 'proposal':
      return proposalCard(
        panel,
        text,
        item.id,
        shown,
        proposalState(panel, item.id, context),
        rulesMark(text, item),
        // In the language in which the agent is to go on.
        item.fallback ? () => panel.choose(texts[context.language].run.tryModelWish) : undefined,
      );
    case 'question':
      return html`<vitae-markdown .source=${shown.question}></vitae-markdown>
        ${choices(panel, shown.choices, context)}`;
    case 'choices':
      return choices(panel, shown.choices, context);
    case 'changes':
    case 'evaluation':
    case 'match':
    case 'stopped':
      return html``;
    case 'saved':
      return savedCard(panel, text, shown);
    default:
      shown satisfies never;
      return html``;
  }
}

function proposalState(panel: Panel, itemId: string, { decision, run }: ItemContext): ProposalState {
  if (decision) return decision;
  if (run.status === 'elsewhere' || run.status === 'finishing') return 'elsewhere';
  if (run.status !== 'waiting') return 'ended';
  return panel.answering(itemId) ? 'answering' : 'active';
}

/** Choices answer only the newest question, and only while nothing runs. The one that was taken stays marked. */
function choices(panel: Panel, offered: Choice[], { last, reply, run }: ItemContext): TemplateResult {
  const open = last && !panel.busy && run.status !== 'waiting';
  return html`<div class="chips">
    ${offered.map(({ label, detail }) => {
      const chosen = label === reply;
      return html`<button
        class="chip ${detail ? 'detailed' : ''} ${chosen ? 'chosen' : ''}"
        type="button"
        title=${detail ?? nothing}
        aria-pressed=${chosen ? 'true' : nothing}
        ?disabled=${!open}
        @click=${() => panel.choose(label)}
      >
        <span>${chosen ? icon('check') : nothing}${label}</span>
        ${detail ? html`<span class="muted small">${detail}</span>` : nothing}
      </button>`;
    })}
  </div>`;
}

function savedCard(panel: Panel, text: Text, saved: Extract<Card, { type: 'saved' }>): TemplateResult {
  const title = (saved.alreadyApplied ? text.saved.already : text.saved.saved)(saved.resumeName);
  return html`<section class="card saved" aria-label=${title}>
    <div class="saved-title">${icon('pass-filled')}<span>${title}</span></div>
    <p class="entry-name">${saved.entryName}</p>
    ${saved.firstSave ? html`<p class="muted">${text.saved.firstSave}</p>` : nothing}
    <div class="buttons">
      <button class="button secondary" type="button" @click=${() => panel.act('openResume')}>
        ${text.saved.open}
      </button>
      <button class="button secondary" type="button" @click=${() => panel.act('moveResume')}>
        ${text.saved.move}
      </button>
    </div>
  </section>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ApprovalAnswer, Bullet, CardDecision, Entry } from '../src/protocol/cards';
import './editor';
import { errorNote } from './errors';
import { sources } from './evidence';
import { emptyEdit, type ProposalEdit } from './memory';
import type { Panel } from './panel';
import { disclosure, icon, iconButton } from './parts';
import * as edits from './proposalEdit';
import { findingText, type Text } from './text';

/** What the card of one item is drawn from. */
interface Drawing {
  panel: Panel;
  text: Text;
  itemId: string;
  card: edits.ProposalCard;
  shown: edits.ShownEntry;
  /** Texts in open editors; `null` once the card can't be answered any more. */
  open: Record<string, string> | null;
  /** Asks for another draft, by the model that gave none for this one. */
  tryModel: (() => void) | undefined;
}

/** Whether a card can be answered now, and if not, why. */
export type ProposalState = 'active' | 'answering' | 'elsewhere' | 'ended' | CardDecision;

/** The approval card: the entry with its evidence, each part to keep, change or leave out. */
export function proposalCard(
  panel: Panel,
  text: Text,
  itemId: string,
  card: edits.ProposalCard,
  state: ProposalState,
  byRules: TemplateResult | '',
  tryModel: (() => void) | undefined,
): TemplateResult {
  const { entry, replaces } = card.proposal;
  const edit = panel.thread.edits[itemId] ?? emptyEdit;
  const shown = typeof state === 'object' ? edits.asDecided(entry, state) : edits.withEdits(entry, edit);
  const open = state === 'active' ? edit.open : null;
  const drawing: Drawing = { panel, text, itemId, card, shown, open, tryModel };
  return html`<section class="card proposal" tabindex="-1" aria-label=${text.proposal.label(shown.name)}>
    <div class="card-kind">
      ${icon('repo')}<span>${replaces === null ? text.proposal.adds : text.proposal.updates}</span>${byRules}
    </div>
    ${head(drawing, entry)}
    ${
      shown.bullets.length > 0
        ? html`<ul class="bullets" aria-label=${text.proposal.bullets}>
            ${repeat(
              shown.bullets,
              ({ id }) => id,
              (bullet) => bulletRow(drawing, bullet),
            )}
          </ul>`
        : nothing
    }
    ${leftOut(drawing)} ${footer(drawing, state)}
  </section>`;
}

function head(drawing: Drawing, entry: Entry): TemplateResult {
  const { text, shown, open } = drawing;
  const dates = dateRange(text, entry);
  const description = shown.description || (open ? text.proposal.noDescription : '');
  return html`<div class="entry-head">
    ${editable(drawing, 'name', shown.name, text.proposal.editName, html`<h2>${shown.name}</h2>`)}
    ${
      dates || entry.roles.length > 0
        ? html`<div class="entry-facts">${[dates, ...entry.roles].filter(Boolean).join(' · ')}</div>`
        : nothing
    }
    ${
      description
        ? editable(
            drawing,
            'description',
            shown.description,
            text.proposal.editDescription,
            html`<p class="entry-description">
              <span class="lines ${shown.description ? '' : 'muted'}">${description}</span>
            </p>`,
          )
        : nothing
    }
    ${
      entry.keywords.length > 0
        ? html`<ul class="keywords" aria-label=${text.proposal.keywords}>
            ${entry.keywords.map((keyword) => html`<li>${keyword}</li>`)}
          </ul>`
        : nothing
    }
    ${entrySources(drawing, entry)}
  </div>`;
}

/** What name, description, dates and keywords rest on: the evidence that no bullet points at. */
function entrySources({ panel, text, itemId, card }: Drawing, entry: Entry): TemplateResult | typeof nothing {
  const used = new Set(entry.bullets.flatMap(({ evidence }) => evidence));
  const found = card.evidence.filter(({ id }) => !used.has(id));
  return found.length > 0 ? sources(panel, text, itemId, 'entry', found) : nothing;
}

function dateRange(text: Text, { startDate, endDate }: Entry): string {
  if (startDate === undefined) return endDate ?? '';
  return startDate === endDate ? startDate : text.proposal.range(startDate, endDate ?? text.proposal.present);
}

function bulletRow(drawing: Drawing, shown: edits.ShownBullet): TemplateResult {
  const { panel, text, itemId, card, open } = drawing;
  const bullet = card.proposal.entry.bullets.find(({ id }) => id === shown.id);
  const toggle = (event: Event): void => {
    const { checked } = event.currentTarget as HTMLInputElement;
    panel.edit(itemId, (edit) => edits.keep(edit, shown.id, checked));
  };
  return html`<li class="bullet ${shown.kept ? '' : 'left-out'}">
    ${
      open
        ? html`<input
            type="checkbox"
            .checked=${shown.kept}
            aria-label=${text.proposal.keep(shown.text)}
            @change=${toggle}
          />`
        : html`<span class="bullet-mark">${icon(shown.kept ? 'check' : 'close')}</span>`
    }
    <div class="bullet-body">
      ${editable(
        drawing,
        shown.id,
        shown.text,
        text.proposal.edit(shown.text),
        html`<p class="bullet-text">
          <span class="lines">${shown.text}</span>
          ${shown.edited ? html`<span class="muted small">(${text.proposal.edited})</span>` : nothing}
        </p>`,
      )}
      ${bullet ? bulletSources(drawing, bullet) : nothing}
    </div>
  </li>`;
}

function bulletSources({ panel, text, itemId, card }: Drawing, bullet: Bullet): TemplateResult {
  const found = bullet.evidence.flatMap((id) => card.evidence.find((evidence) => evidence.id === id) ?? []);
  return found.length > 0
    ? sources(panel, text, itemId, bullet.id, found)
    : html`<span class="muted small">
        ${bullet.source === 'user' ? text.proposal.ownWords : text.proposal.noSources}
      </span>`;
}

/** A text with a pencil, or its editor while it is open. */
function editable(
  { panel, text, itemId, card, open }: Drawing,
  field: string,
  value: string,
  label: string,
  view: TemplateResult,
): TemplateResult {
  const typed = open?.[field];
  const key = `${itemId}/${field}`;
  const start = (): void => {
    panel.openedEditor = key;
    change((edit) => edits.typeInto(edit, field, value));
  };
  const change = (next: (edit: ProposalEdit) => ProposalEdit): void => panel.edit(itemId, next);
  if (typed !== undefined) {
    return html`<vitae-editor
      .value=${typed}
      .label=${label}
      .text=${text}
      .required=${field !== 'description'}
      .focused=${panel.openedEditor === key}
      @typed=${(event: CustomEvent<string>) => change((edit) => edits.typeInto(edit, field, event.detail))}
      @save=${() => change((edit) => edits.save(edit, card.proposal.entry, field))}
      @cancel=${() => change((edit) => edits.cancel(edit, field))}
    ></vitae-editor>`;
  }
  return html`<div class="editable" data-field=${field}>
    ${view}${open ? iconButton('edit', label, start) : nothing}
  </div>`;
}

/** Drafts that failed their check, each with the reason. */
function leftOut({ panel, text, itemId, card }: Drawing): TemplateResult | typeof nothing {
  if (card.dropped.length === 0) return nothing;
  const key = `${itemId}/dropped`;
  const expanded = panel.isExpanded(key);
  return html`<div class="left-out-list">
    ${disclosure(text.proposal.leftOut(card.dropped.length), expanded, key, () => panel.toggle(key))}
    <div id=${key} ?hidden=${!expanded}>
      <p class="muted small">${text.proposal.leftOutHint}</p>
      <ul>
        ${card.dropped.map(
          ({ text: bullet, findings }) =>
            html`<li>
              <p>${bullet}</p>
              ${findings.map(
                (finding) =>
                  html`<p class="reason">${icon('info')}<span>${findingText(text, finding)}</span></p>`,
              )}
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
}

function footer({ panel, text, itemId, card, tryModel }: Drawing, state: ProposalState): TemplateResult {
  const { proposal } = text;
  if (state === 'answering') {
    return html`<div class="card-state" role="status">
      ${icon('loading', true)}<span>${proposal.sending}</span>
    </div>`;
  }
  if (state !== 'active') {
    const { name, label } = closed(text, state);
    return html`<div class="card-state">${icon(name)}<span>${label}</span></div>`;
  }
  const { entry, replaces } = card.proposal;
  const edit = panel.thread.edits[itemId] ?? emptyEdit;
  const possible = edits.canApprove(entry, edit);
  const error = panel.cardErrors.get(itemId);
  // The buttons go: the focus stays on their card.
  const focusCard = (event: Event): void =>
    (event.currentTarget as HTMLElement).closest<HTMLElement>('.card')?.focus();
  const answer = (event: Event, value: ApprovalAnswer): void => {
    focusCard(event);
    panel.answer(itemId, value);
  };
  return html`<div class="buttons">
      <button
        class="button"
        type="button"
        ?disabled=${!possible}
        @click=${(event: Event) => answer(event, edits.approval(entry, edit))}
      >
        ${replaces === null ? proposal.approve : proposal.approveUpdate}
      </button>
      <button
        class="button secondary"
        type="button"
        @click=${(event: Event) => answer(event, { action: 'reject' })}
      >
        ${proposal.reject}
      </button>
      ${
        tryModel
          ? html`<button
              class="button secondary"
              type="button"
              @click=${(event: Event) => {
                focusCard(event);
                tryModel();
              }}
            >
              ${text.run.tryModel}
            </button>`
          : nothing
      }
    </div>
    ${possible ? nothing : html`<p class="muted small" role="status">${proposal.keepOne}</p>`}
    ${error ? errorNote(panel, text, error) : nothing}`;
}

/** What stands where the buttons of a card would be. */
function closed(
  { proposal }: Text,
  state: 'elsewhere' | 'ended' | CardDecision,
): { name: string; label: string } {
  const action = typeof state === 'string' ? state : state.action;
  switch (action) {
    case 'elsewhere':
      return { name: 'multiple-windows', label: proposal.elsewhere };
    case 'ended':
      return { name: 'circle-slash', label: proposal.ended };
    case 'approve':
      return { name: 'pass', label: proposal.approved };
    case 'reject':
      return { name: 'circle-slash', label: proposal.rejected };
    case 'say':
      return { name: 'comment', label: proposal.changed };
    case 'superseded':
      return { name: 'history', label: proposal.superseded };
    default:
      return action satisfies never;
  }
}

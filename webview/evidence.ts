import { html, type TemplateResult } from 'lit';
import type { Evidence, EvidenceKind } from '../src/protocol/cards';
import type { Panel } from './panel';
import { disclosure, icon } from './parts';
import { evidencePlace, type Text } from './text';

const kindIcons: Record<EvidenceKind, string> = {
  title: 'book',
  description: 'book',
  feature: 'list-unordered',
  number: 'symbol-numeric',
  dependency: 'package',
  manifest: 'json',
  language: 'code',
  infrastructure: 'server',
  authorship: 'git-commit',
  period: 'calendar',
  change: 'git-commit',
  release: 'tag',
  statement: 'person',
};

/** What something rests on, folded behind its number; each place opens at its line or commit. */
export function sources(
  panel: Panel,
  text: Text,
  itemId: string,
  part: string,
  evidence: Evidence[],
): TemplateResult {
  const key = `${itemId}/${part}`;
  const expanded = panel.isExpanded(key);
  return html`<div class="sources">
    ${disclosure(text.proposal.sources(evidence.length), expanded, key, () => panel.toggle(key))}
    <ul id=${key} class="evidence" ?hidden=${!expanded}>
      ${expanded ? evidence.map((one) => evidenceRow(panel, text, itemId, one)) : ''}
    </ul>
  </div>`;
}

function evidenceRow(
  panel: Panel,
  text: Text,
  itemId: string,
  { id, kind, text: fact, source }: Evidence,
): TemplateResult {
  const place = evidencePlace(text, source);
  return html`<li>
    <span class="evidence-kind" title=${text.evidence.kind[kind]}>
      ${icon(kindIcons[kind])}<span class="hidden-text">${text.evidence.kind[kind]}: </span>
    </span>
    <div class="evidence-body">
      <span class="evidence-text lines">${fact}</span>
      ${
        source.type === 'user'
          ? html`<span class="place">${place}</span>`
          : html`<button
              class="place link"
              type="button"
              title=${text.evidence.open(place)}
              @click=${() => panel.openEvidence(itemId, id)}
            >
              ${place}
            </button>`
      }
    </div>
  </li>`;
}

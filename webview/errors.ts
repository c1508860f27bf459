import { html, nothing, type TemplateResult } from 'lit';
import type { ErrorView } from '../src/protocol/messages';
import type { Panel } from './panel';
import { icon } from './parts';
import type { Text } from './text';

/** An error as the host worded it, with its next step. */
export function errorNote(panel: Panel, text: Text, { text: sentence, action }: ErrorView): TemplateResult {
  return html`<div class="note error" role="alert">
    ${icon('error')}
    <div class="note-body">
      <span>${sentence}</span>
      ${
        action
          ? html`<button class="button secondary" type="button" @click=${() => panel.act(action.id)}>
              ${action.label || text.error.retry}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

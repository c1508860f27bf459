import { html, type TemplateResult } from 'lit';

/** A codicon, for the eye only: what it stands for is said by the text or label beside it. */
export function icon(name: string, spin = false): TemplateResult {
  return html`<span
    class="codicon codicon-${name} ${spin ? 'codicon-modifier-spin' : ''}"
    aria-hidden="true"
  ></span>`;
}

/** A small square button that shows only an icon. */
export function iconButton(name: string, label: string, click: () => void): TemplateResult {
  return html`<button class="icon-button" type="button" title=${label} aria-label=${label} @click=${click}>
    ${icon(name)}
  </button>`;
}

/** A button that unfolds what follows it. */
export function disclosure(
  label: string,
  expanded: boolean,
  controls: string,
  click: () => void,
): TemplateResult {
  return html`<button
    class="disclosure"
    type="button"
    aria-expanded=${expanded}
    aria-controls=${controls}
    @click=${click}
  >
    ${icon(expanded ? 'chevron-down' : 'chevron-right')}<span>${label}</span>
  </button>`;
}

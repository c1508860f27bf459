import { html, type TemplateResult } from 'lit';
import type { Shell } from '../src/protocol/messages';
import type { Panel } from './panel';
import { icon } from './parts';
import type { Text } from './text';

/** The line above the conversation: the current resume and the model, each a click away. */
export function header(panel: Panel, text: Text): TemplateResult {
  const { shell } = panel.connection;
  return html`<header aria-label=${text.header.label}>
    ${shell ? [resumeButton(panel, text, shell), modelButton(panel, text, shell)] : html`<span class="skeleton"></span>`}
  </header>`;
}

function resumeButton(panel: Panel, text: Text, { resume }: Shell): TemplateResult {
  const hint = resume.exists
    ? text.header.openResume(resume.name, resume.language)
    : text.header.noResumeHint;
  return html`<button
    class="header-button resume"
    type="button"
    title=${hint}
    ?disabled=${!resume.exists}
    @click=${() => panel.act('openResume')}
  >
    ${icon('file')}
    <span class="label">${resume.exists ? resume.name : text.header.noResume}</span>
    ${
      resume.exists && resume.language
        ? html`<span class="aside">${text.header.language[resume.language]}</span>`
        : ''
    }
  </button>`;
}

function modelButton(panel: Panel, text: Text, { model }: Shell): TemplateResult {
  const { header } = text;
  const shown = {
    offline: {
      icon: 'debug-disconnect',
      hint: header.offlineHint,
      label: header.offline,
      next: header.chooseModel,
    },
    incomplete: { icon: 'warning', hint: header.incompleteHint, label: header.incomplete, next: '' },
    ready: { icon: 'sparkle', hint: header.model(model.name), label: model.name, next: '' },
  }[model.state];
  return html`<button
    class="header-button model"
    type="button"
    title=${shown.hint}
    @click=${() => panel.act('chooseModel')}
  >
    ${icon(shown.icon)}
    <span class="label">${shown.label}</span>
    ${shown.next ? html`<span class="label next">· ${shown.next}</span>` : ''}
  </button>`;
}

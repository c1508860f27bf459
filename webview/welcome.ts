import { html, type TemplateResult } from 'lit';
import type { PanelAction, Shell } from '../src/protocol/messages';
import type { Panel } from './panel';
import { icon } from './parts';
import type { Text } from './text';

interface Start {
  action: PanelAction;
  icon: string;
  label: string;
  detail: string;
  enabled: boolean;
}

/** What one can do today. A start that is blocked stays in sight, and what unblocks it stands beneath. */
function starts(text: Text, shell: Shell): Start[] {
  const { welcome } = text;
  const extract: Start = {
    action: 'extractProject',
    icon: 'repo',
    label: welcome.extract,
    detail: welcome.extractDetail(shell.workspace.name),
    enabled: shell.workspace.state === 'ready',
  };
  const open: Start = {
    action: 'openResume',
    icon: 'file',
    label: welcome.openResume,
    detail: welcome.openResumeDetail(shell.resume.name),
    enabled: true,
  };
  return shell.resume.exists ? [extract, open] : [extract];
}

/** The panel without a thread. */
export function welcome(panel: Panel, text: Text): TemplateResult {
  const { shell } = panel.connection;
  if (!shell) return html`<div class="welcome" aria-busy="true"></div>`;
  return html`<div class="welcome">
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M13.75 2.75H6.5A1.75 1.75 0 0 0 4.75 4.5v15a1.75 1.75 0 0 0 1.75 1.75h11a1.75 1.75 0 0 0 1.75-1.75V8.25z"
      />
      <path d="M13.75 2.75v5.5h5.5" />
      <path d="m8.25 12.25 3.25 5.5 4.25-6.5" />
    </svg>
    <h1>${text.welcome.title}</h1>
    <p class="lead">${text.welcome.lead}</p>
    <ul class="starts" aria-label=${text.welcome.starts}>
      ${starts(text, shell).map((start) => startButton(panel, text, shell, start))}
    </ul>
    <p class="privacy">
      ${
        shell.model.state === 'ready'
          ? text.welcome.privateModel(shell.model.name)
          : text.welcome.privateOffline
      }
    </p>
  </div>`;
}

function startButton(panel: Panel, text: Text, shell: Shell, start: Start): TemplateResult {
  const id = `start-${start.action}`;
  return html`<li>
    <button
      class="start"
      type="button"
      aria-describedby=${id}
      ?disabled=${!start.enabled}
      @click=${() => panel.act(start.action)}
    >
      ${icon(start.icon)}
      <span class="start-text">
        <span class="start-label">${start.label}</span>
        <span class="start-detail" id=${id}>${start.detail}</span>
      </span>
    </button>
    ${start.enabled ? '' : blocked(panel, text, shell)}
  </li>`;
}

/** What blocks project extraction, with the button that helps. */
function blocked(panel: Panel, text: Text, { workspace }: Shell): TemplateResult | '' {
  if (workspace.state === 'ready') return '';
  const reason = text.welcome.blocked[workspace.state];
  const action = workspace.state === 'untrusted' ? 'trustWorkspace' : 'openFolder';
  return html`<div class="blocked">
    <span>${icon('info')} ${reason.text}</span>
    <button class="button secondary" type="button" @click=${() => panel.act(action)}>${reason.button}</button>
  </div>`;
}

/** The starts as chips, beneath a message that could not be placed. */
export function startChips(panel: Panel, text: Text): TemplateResult | '' {
  const { shell } = panel.connection;
  if (!shell) return '';
  return html`<div class="chips">
      ${starts(text, shell).map(
        (start) =>
          html`<button
            class="chip"
            type="button"
            ?disabled=${!start.enabled}
            @click=${() => panel.act(start.action)}
          >
            ${icon(start.icon)}<span>${start.label}</span>
          </button>`,
      )}
    </div>
    ${blocked(panel, text, shell)}`;
}

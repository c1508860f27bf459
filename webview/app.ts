import { html, LitElement, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Language } from '../src/protocol/cards';
import { Announcer } from './announcer';
import './composer';
import type { ComposerElement } from './composer';
import { header } from './header';
import type { Panel } from './panel';
import { texts, type Text } from './text';
import './transcript';
import type { TranscriptElement } from './transcript';
import { welcome } from './welcome';

/** The whole panel: header, conversation or welcome, composer. Drawn at once, before the host has said anything. */
export class PanelElement extends LitElement {
  @property({ attribute: false }) panel: Panel | null = null;
  /** Language until the host says otherwise. */
  @property({ attribute: false }) language: Language = 'en';
  readonly #announcer = new Announcer();
  #announcement = '';

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render(): TemplateResult {
    const { panel } = this;
    if (!panel) return html``;
    const text = this.#text(panel);
    const { view, connected } = panel.connection;
    return html`${header(panel, text)}
      <main>
        ${
          view || !connected
            ? html`<vitae-transcript
                .panel=${panel}
                .text=${text}
                .view=${view}
                .revision=${panel.revision}
              ></vitae-transcript>`
            : welcome(panel, text)
        }
      </main>
      <vitae-composer
        .panel=${panel}
        .text=${text}
        .key=${panel.key}
        .status=${view?.run.status ?? ''}
        .revision=${panel.revision}
        @sent=${() => this.querySelector<TranscriptElement>('vitae-transcript')?.toEnd()}
      ></vitae-composer>
      <div class="hidden-text" aria-live="polite" role="status">${this.#announcement}</div>`;
  }

  protected override firstUpdated(): void {
    if (this.panel) this.panel.composer = this.querySelector<ComposerElement>('vitae-composer');
  }

  protected override willUpdate(): void {
    const { panel } = this;
    if (panel) this.#announcement = this.#announcer.next(this.#text(panel), panel.connection.view);
  }

  protected override updated(): void {
    if (this.panel) document.documentElement.lang = this.#language(this.panel) === 'zh' ? 'zh-CN' : 'en';
  }

  #language({ connection }: Panel): Language {
    return connection.shell?.language ?? this.language;
  }

  #text(panel: Panel): Text {
    return texts[this.#language(panel)];
  }
}

customElements.define('vitae-panel', PanelElement);

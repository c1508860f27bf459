import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { composing } from './composing';
import { errorNote } from './errors';
import { maxLength, type ComposerPort, type Panel } from './panel';
import { icon } from './parts';
import { texts, type Text } from './text';
import { startChips } from './welcome';

/** From here on the length is shown. */
const showCountFrom = maxLength * 0.9;

/**
 * Where the user writes. The field belongs to the browser: rendering never sets its text, which keeps the caret, the
 * undo stack and an open composition. The text is remembered with each change.
 */
export class ComposerElement extends LitElement implements ComposerPort {
  @property({ attribute: false }) panel: Panel | null = null;
  @property({ attribute: false }) text: Text = texts.en;
  /** The thread whose draft is in the field. */
  @property({ attribute: false }) key = '';
  /** See {@link Panel.revision}. */
  @property({ attribute: false }) revision = 0;
  @property({ attribute: false }) status = '';
  readonly #composing = composing();

  protected override createRenderRoot(): this {
    return this;
  }

  override focus(): void {
    this.#area()?.focus();
  }

  refill(): void {
    const area = this.#area();
    if (!area || area.value !== '' || !this.panel) return;
    area.value = this.panel.thread.draft.text;
    this.#fit();
  }

  drop(sent: string): void {
    const area = this.#area();
    if (!area || !area.value.startsWith(sent)) return;
    const rest = area.value.slice(sent.length);
    const end = sent.length + rest.length - rest.trimStart().length;
    if (document.activeElement === area) {
      // Deleting as an edit of the field's own leaves the text to undo, should the user want it back.
      area.setSelectionRange(0, end);
      document.execCommand('delete');
      area.setSelectionRange(area.value.length, area.value.length);
    } else {
      area.value = area.value.slice(end);
    }
    this.#fit();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const area = this.#area();
    if (changed.has('key') && area && this.panel && area.value !== this.panel.thread.draft.text) {
      area.value = this.panel.thread.draft.text;
      this.#fit();
    }
  }

  protected override render(): TemplateResult {
    const { panel, text } = this;
    if (!panel) return html``;
    const { view } = panel.connection;
    const block = panel.sendBlock();
    const { busy } = panel;
    const running = busy === 'running';
    const placeholder = text.composer.placeholder;
    const shown = !view
      ? placeholder.start
      : busy
        ? placeholder.running
        : view.run.status === 'waiting'
          ? placeholder.waiting
          : placeholder.idle;
    const used = panel.thread.draft.text.length;
    const hint = block === 'tooLong' ? block : used > 0 ? busy : null;
    return html`${this.#suggestion(panel)}
      <div class="composer-box ${block === 'tooLong' ? 'invalid' : ''}">
        <textarea
          class="composer-field"
          rows="1"
          placeholder=${shown}
          aria-label=${text.composer.label}
          aria-describedby="composer-hint"
          aria-invalid=${block === 'tooLong' ? 'true' : 'false'}
          @input=${() => this.#typed()}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
          @compositionend=${this.#composing.ended}
        ></textarea>
        <div class="composer-bar">
          <span id="composer-hint" class="composer-hint" aria-live="polite">
            ${used >= showCountFrom ? text.composer.count(used, maxLength) : nothing}
            ${hint ? text.composer.block[hint] : nothing}
          </span>
          ${running ? this.#stopButton(panel) : this.#sendButton(panel, block)}
        </div>
      </div>
      ${panel.notice?.kind === 'error' ? errorNote(panel, this.text, panel.notice.error) : nothing}`;
  }

  #sendButton(panel: Panel, block: ReturnType<Panel['sendBlock']>): TemplateResult {
    const { composer } = this.text;
    const label = block ? composer.block[block] : composer.send;
    // Not `disabled`: the reason can be reached by key and pointer.
    return html`<button
      class="icon-button send"
      type="button"
      title=${label}
      aria-label=${composer.send}
      aria-description=${block ? label : nothing}
      aria-disabled=${block ? 'true' : 'false'}
      @click=${() => this.#send(panel)}
    >
      ${icon(block === 'sending' ? 'loading' : 'send', block === 'sending')}
    </button>`;
  }

  #stopButton(panel: Panel): TemplateResult {
    const { composer } = this.text;
    const label = panel.stopping ? composer.stopping : composer.stop;
    return html`<button
      class="icon-button stop"
      type="button"
      title=${label}
      aria-label=${label}
      aria-disabled=${panel.stopping ? 'true' : 'false'}
      @click=${() => panel.stop()}
    >
      ${icon('debug-stop')}
    </button>`;
  }

  #suggestion(panel: Panel): TemplateResult | typeof nothing {
    if (panel.notice?.kind !== 'suggest') return nothing;
    return html`<div class="note suggest" role="status">
      <p>${this.text.suggest[panel.notice.reason]}</p>
      ${startChips(panel, this.text)}
    </div>`;
  }

  #typed(): void {
    this.panel?.typed(this.#area()?.value ?? '');
    this.#fit();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || this.#composing.owns(event)) return;
    event.preventDefault();
    if (this.panel) this.#send(this.panel);
  }

  #send(panel: Panel): void {
    if (panel.sendBlock()) return;
    this.focus();
    panel.send();
    this.dispatchEvent(new CustomEvent('sent', { bubbles: true }));
  }

  /** Grows with its text where the browser does not do so by itself. */
  #fit(): void {
    const area = this.#area();
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }

  #area(): HTMLTextAreaElement | null {
    return this.querySelector('textarea');
  }
}

customElements.define('vitae-composer', ComposerElement);

import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { composing } from './composing';
import { texts, type Text } from './text';

/**
 * A text field in place of a text. Fires `typed` with each change, `save` on Enter or its button, `cancel` on Escape.
 * The typed text is kept by the owner, so that a reload loses nothing.
 */
class EditorElement extends LitElement {
  @property({ attribute: false }) value = '';
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) text: Text = texts.en;
  @property({ attribute: false }) required = false;
  /** Whether the user has just opened it: one that a reload brought back leaves the focus where it is. */
  @property({ attribute: false }) focused = false;
  readonly #composing = composing();

  protected override createRenderRoot(): this {
    return this;
  }

  protected override firstUpdated(): void {
    const area = this.#area();
    if (!area) return;
    area.value = this.value;
    if (this.focused) {
      area.focus();
      area.setSelectionRange(area.value.length, area.value.length);
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    const area = this.#area();
    // Its own echo must not reset the field: that would move the caret and empty the undo stack.
    if (changed.has('value') && area && area.value !== this.value) area.value = this.value;
  }

  protected override render(): TemplateResult {
    const { proposal } = this.text;
    const blank = this.required && this.value.trim() === '';
    return html`<div class="editor">
      <textarea
        rows="1"
        aria-label=${this.label}
        title=${proposal.editHint}
        @input=${() => this.#fire('typed', this.#area()?.value ?? '')}
        @keydown=${(event: KeyboardEvent) => this.#key(event, blank)}
        @compositionend=${this.#composing.ended}
      ></textarea>
      <div class="buttons small-buttons">
        <button
          class="button small-button"
          type="button"
          ?disabled=${blank}
          @click=${() => this.#close('save')}
        >
          ${proposal.save}
        </button>
        <button class="button secondary small-button" type="button" @click=${() => this.#close('cancel')}>
          ${proposal.cancel}
        </button>
      </div>
    </div>`;
  }

  #key(event: KeyboardEvent, blank: boolean): void {
    if (this.#composing.owns(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!blank) this.#close('save');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.#close('cancel');
    }
  }

  /** Closes, and gives the focus back to the pencil that takes the field's place. */
  #close(how: 'save' | 'cancel'): void {
    const place = this.parentElement;
    const index = place ? [...place.children].indexOf(this) : -1;
    this.#fire(how);
    const focusPencil = (tries: number): void => {
      const pencil = place?.children[index]?.querySelector<HTMLElement>('.icon-button');
      if (pencil) pencil.focus();
      else if (tries > 0) requestAnimationFrame(() => focusPencil(tries - 1));
    };
    focusPencil(5);
  }

  #fire(type: string, detail?: string): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #area(): HTMLTextAreaElement | null {
    return this.querySelector('textarea');
  }
}

customElements.define('vitae-editor', EditorElement);

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { CardDecision } from '../src/protocol/cards';
import type { ThreadView } from '../src/protocol/view';
import { errorNote } from './errors';
import { transcriptItem } from './items';
import { linkOf } from './markdownElement';
import type { Panel } from './panel';
import { icon } from './parts';
import { placeLabel, runLabel, texts, type Text } from './text';
import { spentText, usageLine, withUsageLines } from './usage';

/** Nearer to the end than this counts as being there, in pixels. */
const nearEnd = 24;

/** The conversation. Stays at the end while the reader is there, and stays put while the reader is elsewhere. */
export class TranscriptElement extends LitElement {
  @property({ attribute: false }) panel: Panel | null = null;
  @property({ attribute: false }) text: Text = texts.en;
  @property({ attribute: false }) view: ThreadView | null = null;
  /** See {@link Panel.revision}. */
  @property({ attribute: false }) revision = 0;
  @state() private unseen = false;
  #atEnd = true;
  #resize = new ResizeObserver(() => this.#follow());

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resize.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  /** Shows the end, wherever the reader was. */
  toEnd(): void {
    this.#atEnd = true;
    this.#follow();
  }

  protected override render(): TemplateResult {
    const { panel, text, view } = this;
    if (!panel || !view) return html``;
    return html`<div
        class="log"
        role="log"
        aria-live="off"
        aria-label=${text.conversation}
        tabindex="0"
        @scroll=${() => this.#scrolled()}
        @click=${(event: Event) => this.#link(event)}
        @auxclick=${(event: Event) => this.#link(event)}
      >
        <div class="items">${this.#items(panel, text, view)} ${runStatus(panel, text, view)}</div>
      </div>
      ${
        this.unseen
          ? html`<button class="new-messages" type="button" @click=${() => this.toEnd()}>
              <span>${text.run.newMessages}</span>${icon('arrow-down')}
            </button>`
          : nothing
      }`;
  }

  #items(panel: Panel, text: Text, { items, run, usage, language }: ThreadView): unknown {
    const decisions = new Map<string, CardDecision>();
    for (const item of items) if (item.kind === 'decision') decisions.set(item.of, item.answer);
    const interrupt = run.status === 'waiting' ? run.interruptId : '';
    const following = new Map(items.map((item, index) => [item, items[index + 1]]));
    return repeat(
      withUsageLines(items, usage),
      (shown) => ('id' in shown ? shown.id : `usage of ${shown.of}`),
      (item) => {
        if (!('id' in item)) return guard([item, text], () => usageLine(text, item));
        const next = following.get(item);
        const reply = next?.kind === 'text' && next.by === 'user' ? next.text : undefined;
        const context = { decision: decisions.get(item.id), last: next === undefined, reply, run, language };
        const parts = [
          item,
          context.decision,
          context.last,
          reply,
          run.status,
          interrupt,
          this.revision,
          text,
        ];
        return guard(parts, () => transcriptItem(panel, text, item, context));
      },
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('view')) {
      // The reader unfolded something or edits: what is in sight stays in sight.
      if (changed.has('revision')) this.#atEnd = this.#isAtEnd();
      return;
    }
    const before = changed.get('view');
    if (this.view?.threadId !== before?.threadId) this.#restore();
    else if (!this.#atEnd) this.unseen = true;
    else if (this.view?.run.status === 'waiting' && before?.run.status !== 'waiting') this.#toAnswer();
    else this.#follow();
  }

  /** What waits for approval is read from its beginning, also where it is longer than the panel. */
  #toAnswer(): void {
    const log = this.#log();
    const asked = [...this.querySelectorAll<HTMLElement>('.item.user')].at(-1);
    if (!log || !asked) return this.#follow();
    const above = asked.getBoundingClientRect().bottom - log.getBoundingClientRect().top;
    log.scrollTop += above;
  }

  #restore(): void {
    const top = this.panel?.thread.scroll ?? null;
    const log = this.#log();
    this.unseen = false;
    this.#atEnd = top === null;
    if (log) log.scrollTop = top ?? log.scrollHeight;
  }

  #follow(): void {
    const log = this.#log();
    if (log && this.#atEnd) log.scrollTop = log.scrollHeight;
  }

  #scrolled(): void {
    const log = this.#log();
    if (!log) return;
    this.#atEnd = this.#isAtEnd();
    if (this.#atEnd) this.unseen = false;
    this.panel?.scrolled(this.#atEnd ? null : Math.round(log.scrollTop));
  }

  #isAtEnd(): boolean {
    const log = this.#log();
    return !log || log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd;
  }

  /** Links open through the host; nothing navigates, and VS Code's own handler does not open them a second time. */
  #link(event: Event): void {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
    const href = linkOf(event);
    if (href !== null) this.panel?.openLink(href);
  }

  #log(): HTMLElement | null {
    return this.querySelector('.log');
  }
}

customElements.define('vitae-transcript', TranscriptElement);

function runStatus(panel: Panel, text: Text, { run }: ThreadView): TemplateResult | typeof nothing {
  switch (run.status) {
    case 'running':
      return html`<div class="run-status">
        ${icon('loading', true)}
        <div>
          <div>${panel.stopping ? text.composer.stopping : runLabel(text, run)}</div>
          ${run.spent ? html`<div class="spent">${spentText(text, run.spent)}</div>` : nothing}
        </div>
      </div>`;
    case 'stopped':
      return html`<div class="run-status">${icon('circle-slash')}<span>${text.run.stoppedNote}</span></div>`;
    case 'error':
      return errorNote(panel, text, run.error);
    case 'waiting':
      return run.error ? errorNote(panel, text, run.error) : nothing;
    case 'finishing':
      return html`<div class="run-status">
        ${icon('loading', true)}<span>${placeLabel(text, run)}</span>
      </div>`;
    case 'elsewhere':
      return html`<div class="run-status">
          ${icon('multiple-windows')}<span>${placeLabel(text, run)}</span>
        </div>
        ${run.silent ? takeOver(panel, text) : nothing}`;
    case 'idle':
      return nothing;
    default:
      return run satisfies never;
  }
}

function takeOver(panel: Panel, text: Text): TemplateResult {
  return html`<div class="note">
    <div class="note-body">
      <span>${text.run.silent}</span>
      <button
        class="button secondary"
        type="button"
        ?disabled=${panel.takingOver}
        @click=${() => panel.takeOver()}
      >
        ${text.run.takeOver}
      </button>
    </div>
  </div>`;
}

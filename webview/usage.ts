import { html, type TemplateResult } from 'lit';
import type { Spent, TurnUsage, ViewItem } from '../src/protocol/view';
import type { Text } from './text';

/** What models took in a turn: `scribe · ~1,240 tokens in, ~310 out · 6.2 s`. */
export function usageText(text: Text, { models, input, output, estimated, ms, cap }: TurnUsage): string {
  const { usage } = text;
  return [
    models.join(usage.and),
    usage.tokens(input, output, estimated === true),
    usage.time(ms),
    ...(cap === undefined ? [] : [usage.cap(cap)]),
  ].join(' · ');
}

/** What a run that goes on has taken: `12 s · ~1,430 tokens`. Whole seconds: it changes once in each. */
export function spentText({ usage }: Text, { ms, tokens }: Spent): string {
  return `${usage.time(Math.floor(ms / 1_000) * 1_000)} · ${usage.soFar(tokens)}`;
}

/** The line at a turn's end. */
export function usageLine(text: Text, used: TurnUsage): TemplateResult {
  const hints = [
    text.usage.hint,
    ...(used.estimated ? [text.usage.estimated] : []),
    ...(used.cap === undefined ? [] : [text.usage.capHint]),
  ];
  return html`<div class="usage" title=${hints.join(' ')}>${usageText(text, used)}</div>`;
}

/**
 * The items of a thread, each turn followed by what its models took. A turn goes up to the next thing that the user
 * sent; where what was sent is no longer shown, only the newest usage is, at the end.
 */
export function withUsageLines(
  items: readonly ViewItem[],
  usage: readonly TurnUsage[] = [],
): (ViewItem | TurnUsage)[] {
  const before = items.map((): TurnUsage[] => []);
  const last: TurnUsage[] = [];
  for (const used of usage) {
    const sent = items.findIndex(({ id }) => id === used.of);
    if (sent < 0 && used !== usage.at(-1)) continue;
    const next = sent < 0 ? -1 : items.findIndex((item, at) => at > sent && beginsTurn(item, used.of));
    (before[next] ?? last).push(used);
  }
  return [...items.flatMap((item, at) => [...(before[at] ?? []), item]), ...last];
}

/** A decision that came in words belongs to the turn of those words: its id begins with theirs. */
function beginsTurn({ by, id }: ViewItem, of: string): boolean {
  return by === 'user' && !id.startsWith(`${of}:`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, Language } from '../../protocol/cards';
import type { Usage } from '../../protocol/models';
import type { AgentPorts } from '../../protocol/ports';
import { droppedLine } from '../../models/budget';
import type { ChatMessage } from '../../models/request';
import { writeText } from '../../models/text';
import { decide } from '../../steps/decide';
import { isOffline } from '../../steps/offline';
import { modelAccess } from '../../steps/modelAccess';
import { deadlineOf, limitOf } from '../../steps/runContext';
import { speaker, type Speaker, type Utterance } from '../../steps/say';
import type { ProjectFacts } from '../collect/facts';
import type { ProjectNode } from '../graph';
import { LineParser, type ParsedDraft } from '../lines';
import { phrases } from '../phrases';
import { draftPrompt, type DraftRequest } from '../prompts';
import type { State } from '../state';
import { draftLines } from './draft.rules';

/** Milliseconds between two lines of the rule writer: the entry is seen being written instead of flashing by. */
const LINE_MS = 40;

/**
 * Writes the entry in the line format and shows it as it comes. The shown text is a draft: it is taken back here, and
 * what passes the check comes as the card. Where the turn's time is over, what the model had finished is used.
 */
export const draft: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const { facts, entryLanguage: language } = state;
  if (!facts || !language) return { written: null };
  const offline = await isOffline(ports, config);
  const shown = new ShownDraft(voice, facts.evidence);
  const late = deadlineOf(config)?.aborted === true;

  const { value, source, reason, params, usage } = await decide<Written>({
    ...(!offline && {
      model: async (signal, tally) => {
        const { choice, context } = await modelAccess(ports, config, voice, 'draft', signal);
        const access = { choice, context: tally.of(context), log: ports.log };
        return byModel(access, state, { facts, language }, shown);
      },
    }),
    rules: () => ({ lines: draftLines(facts, language, { avoid: avoided(state) }) }),
    check: (written) => 'draft' in written && written.draft.bullets.length > 0,
    unfinished: () => ({ draft: standing(state) ?? shown.complete() }),
    signal: config.signal,
    limit: limitOf(config),
  });
  const written =
    'draft' in value
      ? value.draft
      : await byRules(value.lines, shown, ports.lineMs ?? LINE_MS, config.signal);
  shown.takeBack();
  voice.decided({ about: 'draft', source, ...(reason && { reason }), ...(usage && { usage }) });
  // Said once, not again with the second draft of the same wish.
  const before = state.attempts > 0 ? state.written : null;
  const told = reason === undefined || before?.fallback === true || before?.cut === true;
  const cut = reason !== undefined && source === 'model';
  const say = phrases[state.language];
  return {
    written: {
      ...written,
      source,
      language,
      fallback: reason !== undefined && !cut,
      ...(cut && { cut }),
    },
    attempts: state.attempts + 1,
    transcript: told
      ? []
      : [voice.say(cut ? say.modelCut : say.modelFailed(late ? 'no-time' : reason, params))],
  };
};

/**
 * A model's draft of which only some bullets failed: a re-draft that comes to nothing in time leaves it as it is, and
 * the check takes those bullets out.
 */
function standing({ written: before, findings }: State): ParsedDraft | null {
  const some = findings.length > 0 && before?.source === 'model' && findings.length < before.bullets.length;
  return some ? before : null;
}

/** The model's draft is parsed while it streams; the twin's lines are shown afterwards. */
type Written = { draft: ParsedDraft } | { lines: string };

async function byModel(
  { choice, context, log }: Awaited<ReturnType<typeof modelAccess>> & Pick<AgentPorts, 'log'>,
  { findings, wish, written: before }: State,
  { facts, language }: { facts: ProjectFacts; language: Language },
  shown: ShownDraft,
): Promise<{ value: Written; usage: Usage }> {
  const request: DraftRequest = {
    facts,
    language,
    ...(context.veil && { veil: context.veil }),
    ...(wish !== null && { wish }),
    ...(findings.length > 0 &&
      before && {
        findings: findings.map(({ bullet, findings }) => ({
          text: before.bullets[bullet]?.text ?? '',
          findings,
        })),
      }),
  };
  const prompt = (tokens: number): ChatMessage[] => {
    const { system, user } = draftPrompt(request, tokens, (dropped) => log(droppedLine('draft', dropped)));
    return [
      { role: 'system', text: system },
      { role: 'user', text: user },
    ];
  };
  const text = writeText(choice, { prompt, temperature: 0.7 }, context);
  for (;;) {
    const next = await text.next();
    if (next.done) return { value: { draft: shown.end() }, usage: next.value };
    if (next.value.kind === 'again') shown.restart();
    else shown.push(next.value.text);
  }
}

async function byRules(
  lines: string,
  shown: ShownDraft,
  lineMs: number,
  signal: AbortSignal | undefined,
): Promise<ParsedDraft> {
  shown.restart();
  for (const line of lines.split('\n')) {
    shown.push(`${line}\n`);
    await pause(lineMs, undefined, { ...(signal && { signal }) });
  }
  return shown.end();
}

/** Evidence of the bullets that failed: the rule writer takes other facts the second time. */
function avoided({ written: before, findings }: State): string[] {
  return findings.flatMap(({ bullet }) => before?.bullets[bullet]?.evidence ?? []);
}

/** The draft as the user sees it while it is written. */
class ShownDraft {
  private parser: LineParser;
  private utterance: Utterance;

  constructor(
    private readonly voice: Speaker,
    private readonly evidence: readonly Evidence[],
  ) {
    this.parser = this.newParser();
    this.utterance = voice.open();
  }

  push(delta: string): void {
    this.show(this.parser.push(delta));
  }

  end(): ParsedDraft {
    const update = this.parser.end();
    this.show(update);
    return update.draft;
  }

  /** What is complete of a draft that was broken off. */
  complete(): ParsedDraft {
    return this.parser.complete();
  }

  /** Another writer begins. */
  restart(): void {
    this.utterance.retract();
    this.utterance = this.voice.open();
    this.parser = this.newParser();
  }

  takeBack(): void {
    this.utterance.retract();
  }

  private show({ events, display }: ReturnType<LineParser['push']>): void {
    if (events.some(({ type }) => type === 'restart')) {
      this.utterance.retract();
      this.utterance = this.voice.open();
    }
    this.utterance.write(display);
  }

  private newParser(): LineParser {
    return new LineParser(this.evidence.map(({ id }) => id));
  }
}

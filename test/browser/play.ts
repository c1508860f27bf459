import { CUSTOM } from '../../src/protocol/custom';
import type { RunEvent, ToHost, ToWebview } from '../../src/protocol/messages';
import type { ViewItem } from '../../src/protocol/view';
import type { FakeHost } from './fakeHost';
import { asked, batch, cardItem, events, proposal, said, shell, snapshot, threadId, view } from './scenarios';

/**
 * A host that plays the extraction of a project, for looking at the panel in a browser (`npx tsx test/browser/serve.ts`).
 * (Page code.)
 */
declare const fakeHost: FakeHost;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
let epoch = 0;
let seq = 0;
/** Rises when what plays is over. */
let playing = 0;

const send = (message: ToWebview): void => fakeHost.send(message);
function emit(...sent: RunEvent[]): void {
  send(batch(++seq, sent, epoch));
}
function show(items: ViewItem[]): void {
  seq = 0;
  send(snapshot(items.length > 0 ? view(items) : null, ++epoch, shell()));
}

async function extract(item: ViewItem): Promise<void> {
  show([item]);
  const mine = ++playing;
  emit(events.started(), events.step('collect'));
  for (const step of ['readme', 'manifests', 'languages', 'git']) {
    emit(events.progress(`reading-${step}`, { commits: 120 }));
    await pause(500);
  }
  emit(events.stepEnd('collect'), events.step('draft'), events.text('t1'));
  const text =
    '**Tidewatch** alerts harbours when water rises.\n\n- 83 of 120 commits are yours\n- `redis` carries the readings';
  for (const word of text.split(/(?= )/)) {
    if (playing !== mine) return;
    emit(events.delta('t1', word));
    await pause(60);
  }
  emit(
    events.item(said('t1', text)),
    events.stepEnd('draft'),
    events.item(cardItem('c1', proposal)),
    events.waits('i1'),
  );
}

function answer({ value }: Extract<ToHost, { type: 'answer' }>): void {
  const decided: ViewItem = {
    id: 'd1',
    by: 'user',
    source: 'user',
    at: '',
    kind: 'decision',
    of: 'c1',
    answer: value,
  };
  const saved = cardItem('c2', {
    type: 'saved',
    resumeId: 'main',
    resumeName: 'Ada Park',
    entryId: 'entry-1',
    entryName: 'Tidewatch',
    firstSave: true,
    alreadyApplied: false,
  });
  emit({ type: 'CUSTOM', name: CUSTOM.item, value: decided } as RunEvent);
  if (value.action === 'approve') emit(events.item(saved));
  emit(events.finished());
}

function receive(message: ToHost): void {
  if ('clientMessageId' in message) send({ type: 'accepted', clientMessageId: message.clientMessageId });
  switch (message.type) {
    case 'ready':
      return show([]);
    case 'start':
    case 'send':
      return void extract(asked(message.clientMessageId, message.text));
    case 'action':
      return message.action === 'extractProject'
        ? void extract(asked('m1', 'Extract this project'))
        : undefined;
    case 'answer':
      return answer(message);
    case 'stop':
      playing++;
      return emit(events.cancelled());
    default:
      console.log(threadId, message);
  }
}

let read = 0;
setInterval(() => {
  while (read < fakeHost.posted.length) receive(fakeHost.posted[read++] as ToHost);
}, 20);

import { Annotation } from '@langchain/langgraph';
import type { TranscriptItem } from '../protocol/cards';

/** A channel that holds what was written last. */
export const last = <T>(initial: T) => Annotation<T>({ reducer: (_, next) => next, default: () => initial });

/** The channel of a thread's transcript: what a node gives is appended. */
export const transcript = () =>
  Annotation<TranscriptItem[]>({ reducer: (before, added) => [...before, ...added], default: () => [] });

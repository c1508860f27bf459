/** How long a session waits for what, in ms. */
export interface SessionTimes {
  /** After opening: an old host may still be finishing after a reload of the window. */
  finishing: number;
  /** Of two windows that send at once, the second one waits for what becomes of the first one's. */
  race: number;
  /** A living owner must have been silent for so long to be taken over. */
  silence: number;
  /** How often it is looked whether another process still has the thread. */
  look: number;
  /** How long a run may take to finish by itself when the window closes. */
  drain: number;
  /** A run waits so long for a stopped one before it that does not mind being aborted. */
  deaf: number;
}

export const TIMES: SessionTimes = {
  finishing: 6_000,
  race: 500,
  silence: 120_000,
  look: 1_000,
  drain: 1_000,
  deaf: 30_000,
};

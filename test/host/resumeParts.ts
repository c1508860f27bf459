import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hasCode } from '../../src/protocol/errors';
import type { ResumeUi } from '../../src/vscode/resumeUi';

/** A memento that forgets when the test ends. */
export function memento(): vscode.Memento {
  const values = new Map<string, unknown>();
  return {
    keys: () => [...values.keys()],
    get: <T>(key: string, fallback?: T) => (values.has(key) ? (values.get(key) as T) : fallback) as T,
    update: async (key, value) => void (value === undefined ? values.delete(key) : values.set(key, value)),
  };
}

/** Answers questions with the buttons it was given, and remembers what was said. */
export class FakeUi implements ResumeUi {
  readonly said: string[] = [];
  readonly clicks: string[] = [];
  saveTo: string | undefined;
  use: string | undefined;

  info = async (message: string, ...buttons: string[]) => this.#answer(message, buttons);
  warn = async (message: string, ...buttons: string[]) => this.#answer(message, buttons);
  saveDialog = async () => (this.saveTo === undefined ? undefined : vscode.Uri.file(this.saveTo));
  openDialog = async () => (this.use === undefined ? undefined : vscode.Uri.file(this.use));

  #answer(message: string, buttons: string[]): string | undefined {
    this.said.push(message);
    return buttons.find((button) => this.clicks.includes(button));
  }
}

/** The error that a promise rejects with, which must have this code. */
export async function rejectsWith(code: string, promise: Promise<unknown>) {
  try {
    await promise;
  } catch (error) {
    assert.ok(hasCode(error), String(error));
    assert.equal(error.code, code);
    return error;
  }
  return assert.fail(`not rejected with ${code}`);
}

/** Waits, up to some seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries > 100) assert.fail('waited too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

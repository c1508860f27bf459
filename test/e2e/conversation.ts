import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Locator } from 'playwright-core';
import type { Workbench } from './workbench';

/** The command that begins a conversation. */
export const EXTRACT = 'Vitae: Extract Resume Entry from This Project';

export interface Resume {
  projects: { name: string; highlights: string[] }[];
}

/** The resume as it is on disk. */
export async function resume(workbench: Workbench): Promise<Resume> {
  const path = join(workbench.globalStorage, 'resumes', 'resume.resume.json');
  return JSON.parse(await readFile(path, 'utf8')) as Resume;
}

/** The button that approves what waits in a panel. */
export function approval(panel: Frame): Locator {
  return panel.getByRole('button', { name: /^(Add to|Update) Resume$/ });
}

/** The panel, once its card waits for an answer. */
export async function waitingCard(workbench: Workbench): Promise<Frame> {
  const panel = await workbench.panel();
  await approval(panel).waitFor();
  return panel;
}

/** Where the user writes. */
export function composer(panel: Frame): Locator {
  return panel.getByRole('textbox', { name: 'Message to Vitae' });
}

/** The items of the conversation by their first lines, those that were said twice twice. */
export async function items(panel: Frame): Promise<string[]> {
  const texts = await panel.locator('.item').allInnerTexts();
  return texts.map((text) => text.trim().split('\n')[0] ?? '');
}

/** How many records of a kind all threads hold on disk. */
export async function recorded(workbench: Workbench, kind: 'input' | 'answer' | 'ended'): Promise<number> {
  const folder = join(workbench.globalStorage, 'threads');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const logs = names.filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return texts.join('').split(`{"kind":"${kind}",`).length - 1;
}

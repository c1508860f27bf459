import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the runners install and write: servers, user data, logs, pictures. Ignored by git, safe to delete. */
export const workDir = fileURLToPath(new URL('../../.vscode-test', import.meta.url));

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import { npm } from '../../run/command';
import { root } from '../../run/paths';

/** A folder and lock of its own: SQLite is compiled when it is installed, which nothing but this bench needs. */
const folder = join(root, 'test/bench/checkpoint/sqlite');
const compiled = join(folder, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** What the bench uses of better-sqlite3. */
export interface Database {
  pragma(source: string, options: { simple: true }): unknown;
  close(): void;
}

/** LangGraph's SqliteSaver, and the class of its databases. */
export interface Sqlite {
  SqliteSaver: new (database: Database) => BaseCheckpointSaver;
  Database: new (path: string) => Database;
}

/** Loads SqliteSaver, and installs it first where it is missing (over a minute, once). */
export async function loadSqlite(say: (line: string) => void): Promise<Sqlite> {
  if (!existsSync(compiled)) {
    say('Installing and compiling SQLite into test/bench/checkpoint/sqlite (once, over a minute)');
    await npm(['ci', '--ignore-scripts=false', '--no-audit', '--no-fund', '--no-update-notifier'], folder);
  }
  const require = createRequire(join(folder, 'package.json'));
  const { SqliteSaver } = require('@langchain/langgraph-checkpoint-sqlite') as Pick<Sqlite, 'SqliteSaver'>;
  return { SqliteSaver, Database: require('better-sqlite3') as Sqlite['Database'] };
}

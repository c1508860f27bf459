import type { AgentMigrations } from '../steps/migrations';

/** What the resume agent does for threads of its graph's earlier versions: there are none yet. */
export const resumeMigrations: AgentMigrations = { from: {} };

import { BACKEND } from './technologyTableBackend';
import { CONCEPTS } from './technologyTableConcepts';
import { DATA } from './technologyTableData';
import { DEVICES } from './technologyTableDevices';
import { FRONTEND } from './technologyTableFrontend';
import { INFRA } from './technologyTableInfra';
import { LANGUAGES } from './technologyTableLanguages';
import { LEARNING } from './technologyTableLearning';
import type { Row, TechnologyKind } from './technologyTableRow';
import { SPECIALISTS } from './technologyTableSpecialists';
import { TOOLS } from './technologyTableTools';

export { PLAIN_WORDS } from './technologyContextTable';
export type { TechnologyKind };

/** All rows. An alias of two rows belongs to the first. */
export const TECHNOLOGIES: readonly Row[] = [
  ...LANGUAGES,
  ...FRONTEND,
  ...BACKEND,
  ...DATA,
  ...LEARNING,
  ...INFRA,
  ...TOOLS,
  ...DEVICES,
  ...SPECIALISTS,
  ...CONCEPTS,
];

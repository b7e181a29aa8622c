import { readFileSync } from 'node:fs';
import type { SqlDefinition } from '#platform/persistence/sql-definitions.ts';

const SEARCH = '../modules/jobs/adapters/persistence/search';

/** What is defined anew after the migrations when its text has changed. It may use every column that they have added. */
export const definitions: readonly SqlDefinition[] = [
  {
    name: 'job-marks',
    define: text(`${SEARCH}/job-marks.sql`),
    renew: text(`${SEARCH}/renew-job-marks.sql`),
  },
];

function text(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

import { readFileSync } from 'node:fs';
import { REFERRAL_STATUS_FUNCTIONS } from '#contract/hiring/vocabulary/referral-status-sql.ts';
import type { SqlDefinition } from '#platform/persistence/sql-definitions.ts';

const JOBS = '../modules/jobs/adapters/persistence';
const COMMUNITY = '../modules/community/adapters/persistence/search';
/** Every text is parsed by the same functions. */
const WORDS = text('../platform/text/search-words.sql');

/** Re-created after the migrations if their text has changed. They may use all columns of the migrations. */
export const definitions: readonly SqlDefinition[] = [
  {
    name: 'month-partitions',
    define: text('../platform/persistence/partitions/month-partitions.sql'),
    renew: 'select 1',
  },
  {
    name: 'worker-language',
    define: text('../modules/hiring/adapters/persistence/referral/worker-language.sql'),
    renew: 'select 1',
  },
  { name: 'referral-statuses', define: REFERRAL_STATUS_FUNCTIONS, renew: 'select 1' },
  {
    name: 'job-marks',
    define: WORDS + text(`${JOBS}/search/job-marks.sql`),
    renew: text(`${JOBS}/search/renew-job-marks.sql`),
  },
  {
    name: 'job-cards',
    define: text(`${JOBS}/posting/job-cards.sql`),
    renew: text(`${JOBS}/posting/renew-job-cards.sql`),
  },
  {
    name: 'community-words',
    define: WORDS + text(`${COMMUNITY}/community-words.sql`),
    renew: text(`${COMMUNITY}/renew-community-words.sql`),
  },
];

/** Without comments: a new wording renews nothing. */
function text(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/^ *--.*\n/gm, '');
}

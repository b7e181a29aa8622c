import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IN_JSDOM = /^\/\/ @vitest-environment jsdom/;

/**
 * Files that take a minute or more. They run first: at the end of a run, one of them would leave the other
 * processes idle.
 */
export const LONG_FILES: readonly string[] = [
  'backend/app/demo-data/demo-data.test.ts',
  'backend/app/acceptance/stories/kill.test.ts',
  'backend/app/acceptance/input/bad-input.api.test.ts',
  'backend/app/acceptance/queries/no-n-plus-one.test.ts',
  'backend/app/acceptance/queries/no-scans.test.ts',
  'backend/app/acceptance/access/ownership.api.test.ts',
  'backend/modules/billing/adapters/http/plans/stripe-plan-events.api.test.ts',
  'backend/modules/billing/adapters/stripe/provider/stripe-payment-provider.test.ts',
  'backend/modules/eligibility/adapters/http/everify/everify.api.test.ts',
  'backend/modules/notifications/adapters/http/preferences/preferences.api.test.ts',
];

/**
 * Orders files by the seed: long files first, files of one environment together. A process ends when the next
 * file needs another environment, and its successor loads the whole application again.
 */
export class SeededSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placed = files.map((file) => ({ file, place: placeOf(file.moduleId, seed) }));
    return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}

function placeOf(path: string, seed: number): string {
  const environment = IN_JSDOM.test(readFileSync(path, 'utf8')) ? 'jsdom' : 'node';
  const turn = LONG_FILES.some((file) => path.endsWith(`/${file}`)) ? 'first' : 'later';
  return environment + turn + createHash('sha256').update(`${seed} ${path}`).digest('hex');
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long files run first. If one ran last, the other worker would be idle. */
const LONG_FILES: readonly string[] = ['quality/screens.e2e.ts', 'quality/letter-screens.e2e.ts'];

/** Uses the same order in each run, so that a failed run can be repeated. */
export class FixedOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)));
  }
}

function placeOf({ moduleId }: TestSpecification): string {
  const place = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
  return `${place === -1 ? LONG_FILES.length : place} ${moduleId}`;
}

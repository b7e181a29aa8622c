import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first: begun last, one of them would keep the other browser waiting. */
const LONG_FILES: readonly string[] = ['quality/screens.e2e.ts', 'quality/letter-screens.e2e.ts'];

/** The same order in each run: a red run can be repeated. */
export class FixedOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)));
  }
}

function placeOf({ moduleId }: TestSpecification): string {
  const place = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
  return `${place === -1 ? LONG_FILES.length : place} ${moduleId}`;
}

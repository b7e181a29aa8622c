import { SEALED_FIELDS, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { Application } from '../container.ts';

/**
 * Reseals values of older keys with the first key, a few rows per transaction, while the product runs.
 * Returns the number of rows by name.
 */
export async function rotateFields(application: Application): Promise<ReadonlyMap<string, number>> {
  const unitOfWork = application.get(UNIT_OF_WORK);
  const rows = new Map<string, number>();
  for (const fields of application.all(SEALED_FIELDS)) {
    let total = 0;
    for (;;) {
      const done = await unitOfWork.transaction(() => fields.sealAnew());
      if (done === 0) break;
      total += done;
    }
    rows.set(fields.name, total);
  }
  return rows;
}

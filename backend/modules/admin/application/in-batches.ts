import type { ListedRow, PageRequest } from './admin-reader.ts';

const BATCH = 500;

/** Every row of a newest-first list, batch by batch: a large product never stands in memory at once. */
export async function* inBatches<Row extends ListedRow>(
  read: (page: PageRequest) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let after: PageRequest['after'] = null;
  for (;;) {
    const batch = await read({ limit: BATCH, after });
    yield* batch.slice(0, BATCH);
    const last = batch[BATCH - 1];
    if (batch.length <= BATCH || !last) return;
    after = { at: last.pageAt, id: last.id };
  }
}

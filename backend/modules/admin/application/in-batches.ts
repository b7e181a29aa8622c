import type { ListedRow, PageRequest } from './admin-reader.ts';

const BATCH = 500;

/** Every row of a newest-first list, batch by batch: a large product never stands in memory at once. */
export async function* inBatches<Row extends ListedRow>(
  read: (page: PageRequest) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let after: PageRequest['after'] = null;
  for (;;) {
    const batch = await read({ limit: BATCH, after });
    // Not `yield*`: a reader who leaves ends this generator, and an array's own has no end to be told of.
    for (const row of batch.slice(0, BATCH)) yield row;
    const last = batch[BATCH - 1];
    if (batch.length <= BATCH || !last) return;
    after = { at: last.pageAt, id: last.id };
  }
}

import type { ListedRow, PageRequest } from './admin-reader.ts';

const BATCH = 500;

/** Yields every row of a newest-first list in batches, so that a large table never has to fit in memory. */
export async function* inBatches<Row extends ListedRow>(
  read: (page: PageRequest) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let after: PageRequest['after'] = null;
  for (;;) {
    const batch = await read({ limit: BATCH, after });
    // Not `yield*`: when the reader stops early, an array's iterator has no `return` method to call.
    for (const row of batch.slice(0, BATCH)) yield row;
    const last = batch[BATCH - 1];
    if (batch.length <= BATCH || !last) return;
    after = { at: last.pageAt, id: last.id };
  }
}

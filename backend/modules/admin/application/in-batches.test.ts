import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('rows of an export that breaks off end with the reason why, and nothing else', async () => {
  const rows = inBatches(async () => [{ id: 'one', pageAt: '2026-11-20T12:00:00.000Z' }])[
    Symbol.asyncIterator
  ]();
  await rows.next();
  await expect(rows.throw?.(new Error('The reader has left'))).rejects.toThrow('The reader has left');
});

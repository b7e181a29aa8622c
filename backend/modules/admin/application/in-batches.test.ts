import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('an error thrown into the batches ends them with that error', async () => {
  const rows = inBatches(async () => [{ id: 'one', pageAt: '2026-11-20T12:00:00.000Z' }])[
    Symbol.asyncIterator
  ]();
  await rows.next();
  await expect(rows.throw?.(new Error('The reader has left'))).rejects.toThrow('The reader has left');
});

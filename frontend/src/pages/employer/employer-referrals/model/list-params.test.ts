import { describe, expect, it } from 'vitest';
import { isNarrowed, readListParams, writeListParams } from './list-params.ts';

describe('the address of the list', () => {
  it('reading the address returns the params that were written to it', () => {
    const params = {
      view: 'board',
      job: 'x',
      status: ['contacted', 'rejected'],
      q: 'bo li',
      unconfirmed: true,
      sort: 'oldest',
      linked: { dialog: 'drugTest', referralId: 'y' },
    } as const;
    expect(readListParams(writeListParams(params))).toEqual(params);
    expect(isNarrowed(params)).toBe(true);
  });

  it('an address without filters is empty, and unknown values are left out', () => {
    const usual = readListParams(new URLSearchParams('status=promoted&view=wall&unconfirmed=maybe'));
    expect(isNarrowed(usual)).toBe(false);
    expect(writeListParams(usual).toString()).toBe('');
  });
});

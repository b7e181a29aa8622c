import { describe, expect, it } from 'vitest';
import { isNarrowed, readAddress, writeAddress } from './list-address.ts';

describe('the address of the list', () => {
  it('reads back what it writes', () => {
    const address = {
      view: 'board',
      job: 'x',
      status: ['contacted', 'rejected'],
      q: 'bo li',
      unconfirmed: true,
    } as const;
    expect(readAddress(writeAddress(address))).toEqual(address);
    expect(isNarrowed(address)).toBe(true);
  });

  it('is empty where nothing is asked for, and leaves out what it does not know', () => {
    const usual = readAddress(new URLSearchParams('status=promoted&view=wall&unconfirmed=maybe'));
    expect(isNarrowed(usual)).toBe(false);
    expect(writeAddress(usual).toString()).toBe('');
  });
});

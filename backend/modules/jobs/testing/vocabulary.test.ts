import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { TRADES } from '../domain/posting/trade-taxonomy.ts';

// The browser may load contracts and not the domain, so the words stand in both; here they are held together.
it('calls trades the same on /api as in the domain', () => {
  expect([...contract.TRADES].sort()).toEqual([...TRADES].sort());
});

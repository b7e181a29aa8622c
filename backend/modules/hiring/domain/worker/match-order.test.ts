import { describe, expect, it } from 'vitest';
import type { FitItem } from './job-fit.ts';
import { byFit, type Ordered } from './match-order.ts';

const item = (kind: FitItem['kind']): FitItem => ({ kind, value: kind });
const job = (changes: Partial<Ordered> = {}): Ordered => ({
  matched: [item('trade'), item('location'), item('pay')],
  missing: [],
  isOwnTrade: true,
  distance: 5,
  createdAt: '2026-11-20T12:00:00Z',
  ...changes,
});

describe('the order of matches', () => {
  it.each<[string, Partial<Ordered>, Partial<Ordered>]>([
    [
      'the trade before the place',
      { matched: [item('trade')] },
      { matched: [item('location'), item('skill')] },
    ],
    ['the place before the very trade', { isOwnTrade: false }, { matched: [item('trade')] }],
    ['the very trade before one close to it', { missing: [item('pay')] }, { isOwnTrade: false }],
    [
      'the pay before skills',
      {},
      { matched: [item('trade'), item('location'), item('skill')], missing: [item('pay')] },
    ],
    [
      'skills before the way',
      { matched: [item('trade'), item('location'), item('skill')], distance: 40 },
      {},
    ],
    ['the nearer before the newer', {}, { distance: 25, createdAt: '2026-11-25T12:00:00Z' }],
    ['what is near before what is nowhere', { distance: 600 }, { distance: null }],
    ['the newer among equals', { createdAt: '2026-11-25T12:00:00Z' }, { distance: 7 }],
  ])('the order has %s', (_rule, first, second) => {
    expect(byFit(job(first), job(second))).toBeLessThan(0);
    expect(byFit(job(second), job(first))).toBeGreaterThan(0);
  });

  it('equal matches stay in order', () => {
    expect(byFit(job(), job())).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { assertMayReport, reportCounts } from './reporter.ts';

const NOTHING = { today: 0, upheld: 0, dismissed: 0 };

describe('a reporter', () => {
  it.each([
    ['unconfirmed', 5],
    ['new', 5],
    ['member', 20],
    ['trusted', 20],
  ] as const)('a reporter (%s) can report %i times a day', (level, most) => {
    assertMayReport(level, { ...NOTHING, today: most - 1 });
    expect(() => assertMayReport(level, { ...NOTHING, today: most })).toThrowError(/come back tomorrow/);
  });

  it('a reporter who is nearly always wrong can report twice a day and no longer counts', () => {
    const wrong = { today: 2, upheld: 1, dismissed: 4 };
    expect(() => assertMayReport('trusted', wrong)).toThrowError(/come back tomorrow/);
    expect(reportCounts('trusted', wrong)).toBe(false);
    assertMayReport('trusted', { ...wrong, upheld: 2 });
    expect(reportCounts('trusted', { ...wrong, upheld: 2 })).toBe(true);
    expect(reportCounts('member', { today: 0, upheld: 0, dismissed: 4 })).toBe(true);
  });

  it('a new account’s reports do not count toward hiding', () => {
    expect(
      ['unconfirmed', 'new', 'member', 'trusted'].map((level) => reportCounts(level as 'new', NOTHING)),
    ).toEqual([false, false, true, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { isNewcomer, trustLevel, type TrustFacts } from './trust-level.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const someone = (facts: Partial<TrustFacts>): TrustFacts => ({
  joinedAt: daysAgo(100),
  isEmailConfirmed: true,
  contributions: 0,
  upheldReports: 0,
  ...facts,
});

describe('the trust level', () => {
  it.each([
    ['nobody confirmed the email', { isEmailConfirmed: false, contributions: 50 }, 'unconfirmed'],
    ['joined a moment under three days ago', { joinedAt: daysAgo(2.999) }, 'new'],
    ['joined three days ago', { joinedAt: daysAgo(3) }, 'member'],
    ['three reports were upheld', { contributions: 50, upheldReports: 3 }, 'new'],
    ['two reports were upheld', { contributions: 50, upheldReports: 2 }, 'member'],
    ['ten contributions in thirty days', { joinedAt: daysAgo(30), contributions: 10 }, 'trusted'],
    ['nine contributions', { contributions: 9 }, 'member'],
    ['ten contributions too early', { joinedAt: daysAgo(29.9), contributions: 10 }, 'member'],
    ['one upheld report among many contributions', { contributions: 50, upheldReports: 1 }, 'member'],
  ] as const)('the trust level of an account matches its facts: %s', (_what, facts, level) => {
    expect(trustLevel(someone(facts), NOW)).toBe(level);
  });

  it('only new accounts have limits', () => {
    expect((['unconfirmed', 'new', 'member', 'trusted'] as const).filter(isNewcomer)).toEqual([
      'unconfirmed',
      'new',
    ]);
  });
});

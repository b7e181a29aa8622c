import { describe, expect, it } from 'vitest';
import { evidenceOf, type DisputedPayment } from './dispute-evidence.ts';

const LONGEST = 20_000;
const NOTE = 'The worker clocked in on the first day: see the badge log of the site.';

const referral: DisputedPayment['referrals'][number] = {
  workerName: 'Ana Alvarez',
  jobTitle: 'Electrician',
  company: 'Lone Star Electric',
  confirmedAt: '2026-11-02T15:00:00.000Z',
  hiredAt: '2026-11-09T15:00:00.000Z',
  letters: [],
  steps: [],
};
const payment = (referrals: number): DisputedPayment => ({
  employerName: 'Pat Person',
  employerEmail: 'pat@example.com',
  amount: '925.00',
  paidAt: '2026-11-05T15:00:00.000Z',
  lines: [{ label: 'Bonus', amount: '500.00' }],
  referrals: Array.from({ length: referrals }, () => referral),
});

describe('the statement of a disputed payment', () => {
  it('begins with what only a person can add, whole, however much is left out of the rest', () => {
    const { statement } = evidenceOf(payment(1_000), NOTE);
    expect(statement).toHaveLength(LONGEST);
    const begins = `${NOTE}\n\nPat Person paid $925.00 on Crewvine`;
    expect(statement.slice(0, begins.length)).toBe(begins);
  });

  it('is what is known alone where nobody adds a word', () => {
    const { statement } = evidenceOf(payment(1), '');
    expect(statement).toMatch(/^Pat Person paid/);
    expect(statement).toMatch(/Ana Alvarez was hired on 2026-11-09 at 15:00 UTC\.$/);
  });
});

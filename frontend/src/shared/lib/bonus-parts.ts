/** The schedule of a bonus (rules.md#bonus-schedule), fixed when the referral is made. */
const TERMS = [
  { percent: 25, days: 30 },
  { percent: 75, days: 60 },
] as const;

const DAY_IN_MS = 86_400_000;

export interface BonusPart {
  readonly percent: number;
  /** Days of 24 hours after the hire. */
  readonly days: number;
  /** Dollars, "125.00". */
  readonly amount: string;
  /** An instant; null before the hire. */
  readonly dueAt: string | null;
}

/** Splits a bonus (dollars) into its payments, which always add up to it. Leaves out empty payments. */
export function bonusParts(bonus: string, hiredAt: string | null): readonly BonusPart[] {
  const cents = Math.round(Number(bonus) * 100);
  if (!Number.isFinite(cents) || cents <= 0) return [];
  const upTo = (percent: number): number => Math.round((cents * percent) / 100);
  let percents = 0;
  return TERMS.map(({ percent, days }) => {
    const before = upTo(percents);
    percents += percent;
    const amount = ((upTo(percents) - before) / 100).toFixed(2);
    return { percent, days, amount, dueAt: hiredAt === null ? null : daysAfter(hiredAt, days) };
  }).filter(({ amount }) => amount !== '0.00');
}

function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_IN_MS).toISOString();
}

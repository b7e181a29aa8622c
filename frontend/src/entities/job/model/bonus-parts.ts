/** 25 % is earned 30 days after the hire and 75 % after 60 (decision 46). */
const TERMS = [
  { percent: 25, days: 30 },
  { percent: 75, days: 60 },
] as const;

export interface BonusPart {
  /** Dollars. */
  readonly amount: number;
  readonly days: number;
}

/** The parts of a bonus ("500.00") in order of time; they always add up to it. Nothing for a bonus that is not set. */
export function bonusParts(bonus: string): readonly BonusPart[] {
  const cents = Math.round(Number(bonus) * 100);
  if (!(cents > 0)) return [];
  const first = Math.round((cents * TERMS[0].percent) / 100);
  return [
    { amount: first / 100, days: TERMS[0].days },
    { amount: (cents - first) / 100, days: TERMS[1].days },
  ].filter((part) => part.amount > 0);
}

/**
 * What an upgrade costs for the rest of a period that was paid: the difference of the two prices for that share of it, in whole
 * cents, as the providers work it out by the second (rules.md#upgrade-proration). Never below zero.
 */
export function prorated(change: {
  fromCents: number;
  toCents: number;
  periodStart: Date;
  periodEnd: Date;
  at: Date;
}): number {
  const whole = change.periodEnd.getTime() - change.periodStart.getTime();
  const left = Math.min(whole, Math.max(0, change.periodEnd.getTime() - change.at.getTime()));
  if (whole <= 0) return 0;
  const share = (cents: number): number => Math.round((cents * left) / whole);
  return Math.max(0, share(change.toCents) - share(change.fromCents));
}

/** The same day, so many months later; the last day of a month that is too short for it. UTC. */
export function monthsLater(anchor: Date, months: number): Date {
  const later = new Date(anchor);
  later.setUTCDate(1);
  later.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return later;
}

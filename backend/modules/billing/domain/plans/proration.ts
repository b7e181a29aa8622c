/**
 * The price of an upgrade for the rest of a paid period: the price difference for that share of it, in whole
 * cents, calculated by the second like the providers (rules.md#upgrade-proration). Never below zero.
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

/** The same day some months later, or the last day of a shorter month. UTC. */
export function monthsLater(anchor: Date, months: number): Date {
  const later = new Date(anchor);
  later.setUTCDate(1);
  later.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return later;
}

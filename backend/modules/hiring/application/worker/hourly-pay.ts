import { hourlyCents, parsePayRate } from '#modules/jobs/index.ts';

/** The least desired pay in cents an hour; null if unknown or not convertible to an hourly rate. */
export function leastHourly(wanted: string | null): number | null {
  const pay = wanted === null ? null : parsePayRate(wanted);
  return pay && hourlyCents(pay);
}

/** The most that is offered, in cents an hour. */
export function mostHourly(offered: string): number | null {
  const pay = parsePayRate(offered);
  return pay && hourlyCents({ amountCents: pay.maxCents, period: pay.period });
}

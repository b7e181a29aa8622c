import { hourlyCents, parsePayRate } from '#modules/jobs/index.ts';

/** The least that is wanted, in cents an hour; null where it is not said, or cannot be told by the hour. */
export function leastHourly(wanted: string | null): number | null {
  const pay = wanted === null ? null : parsePayRate(wanted);
  return pay && hourlyCents(pay);
}

/** The most that is offered, in cents an hour. */
export function mostHourly(offered: string): number | null {
  const pay = parsePayRate(offered);
  return pay && hourlyCents({ amountCents: pay.maxCents, period: pay.period });
}

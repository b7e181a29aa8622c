/** The month that an instant is in, by UTC (rules.md#leaderboard-month): from the first instant to before the last. */
export function utcMonth(instant: Date): { readonly from: Date; readonly before: Date } {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), before: new Date(Date.UTC(year, month + 1)) };
}

/**
 * Adds ranks to rows sorted by hires, most first. Equal hires share a rank, and the next rank counts everyone
 * before (rules.md#leaderboard-ranks).
 */
export function ranked<Row extends { readonly hires: number }>(
  rows: readonly Row[],
): readonly (Row & { readonly rank: number })[] {
  let rank = 0;
  let hires = Number.POSITIVE_INFINITY;
  return rows.map((row, index) => {
    if (row.hires > hires) throw new RangeError('The most hires come first');
    if (row.hires < hires) rank = index + 1;
    hires = row.hires;
    return { ...row, rank };
  });
}

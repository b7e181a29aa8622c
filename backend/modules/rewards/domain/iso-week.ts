const DAY_MS = 86_400_000;

/** The ISO week of an instant in UTC, as `2026-W10`: Monday to Sunday, named for the year its Thursday lies in. */
export function isoWeek(instant: Date): string {
  const midnight = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate());
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  const thursday = new Date(midnight + (3 - daysSinceMonday) * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

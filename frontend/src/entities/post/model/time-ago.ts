/** Units of a relative time; after a month, the date is clearer (rules.md#relative-time). */
export type AgoUnit = 'now' | 'minutes' | 'hours' | 'days' | 'date';

const MONTH_DAYS = 30;

export function timeAgo(value: string, now: number): { readonly unit: AgoUnit; readonly count: number } {
  const seconds = Math.max(0, (now - Date.parse(value)) / 1000);
  if (seconds < 60) return { unit: 'now', count: 0 };
  if (seconds < 3_600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3_600) };
  const count = Math.floor(seconds / 86_400);
  return { unit: count < MONTH_DAYS ? 'days' : 'date', count };
}

import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const ago = (seconds: number) => timeAgo(new Date(NOW - seconds * 1000).toISOString(), NOW);

it.each([
  [-5, 'now', 0],
  [0, 'now', 0],
  [59, 'now', 0],
  [60, 'minutes', 1],
  [3_599, 'minutes', 59],
  [3_600, 'hours', 1],
  [86_399, 'hours', 23],
  [86_400, 'days', 1],
  [86_400 * 30 - 1, 'days', 29],
  [86_400 * 30, 'date', 30],
  [86_400 * 400, 'date', 400],
] as const)('%d seconds are %s, %d', (seconds, unit, count) => {
  expect(ago(seconds)).toEqual({ unit, count });
});

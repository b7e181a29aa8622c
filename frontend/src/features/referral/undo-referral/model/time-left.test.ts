import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const after = (ms: number): string => new Date(NOW + ms).toISOString();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the time that is left to undo', () => {
  it('the time left to undo is rounded up to whole minutes, hours, or days', () => {
    expect(timeLeft(after(1), NOW)).toEqual({ unit: 'minutes', count: 1 });
    expect(timeLeft(after(58 * MINUTE + 3 * SECOND), NOW)).toEqual({ unit: 'minutes', count: 59 });
    expect(timeLeft(after(59 * MINUTE + 3 * SECOND), NOW)).toEqual({ unit: 'hours', count: 1 });
    expect(timeLeft(after(22 * HOUR + 3 * SECOND), NOW)).toEqual({ unit: 'hours', count: 23 });
    expect(timeLeft(after(23 * HOUR + 3 * SECOND), NOW)).toEqual({ unit: 'days', count: 1 });
    expect(timeLeft(after(25 * HOUR), NOW)).toEqual({ unit: 'days', count: 2 });
  });

  it('a whole day is one day, although the server’s time is known only to within two seconds', () => {
    expect(timeLeft(after(24 * HOUR + 1.9 * SECOND), NOW)).toEqual({ unit: 'days', count: 1 });
  });

  it('the time left to undo is null after the end', () => {
    expect(timeLeft(after(0), NOW)).toBeNull();
    expect(timeLeft(after(-1), NOW)).toBeNull();
    expect(timeLeft('never', NOW)).toBeNull();
  });
});

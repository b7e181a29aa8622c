import { describe, expect, it, onTestFinished } from 'vitest';
import { noteServerTime } from '../server-clock.ts';
import { formatDate } from './format-date.ts';

const NOW = Date.parse('2026-01-14T12:00:00Z');

describe('a date for a person', () => {
  it('a calendar date is the same day in every zone', () => {
    expect(formatDate('2026-01-14', 'en', 'day')).toBe('Jan 14');
    expect(formatDate('2026-01-14', 'en', 'date')).toBe('Jan 14, 2026');
  });
  it('a date is in the person’s language', () => {
    expect(formatDate('2026-01-14', 'es', 'day')).toBe('14 ene');
  });
  it('a relative date uses the largest unit that fits', () => {
    expect(formatDate('2026-01-14T11:59:30Z', 'en', 'relative', { now: NOW })).toBe('now');
    expect(formatDate('2026-01-14T11:59:30Z', 'es', 'relative', { now: NOW })).toBe('ahora');
    expect(formatDate('2026-01-14T10:00:00Z', 'en', 'relative', { now: NOW })).toBe('2 hours ago');
    expect(formatDate('2026-01-13T11:00:00Z', 'en', 'relative', { now: NOW })).toBe('yesterday');
    expect(formatDate('2026-02-20T12:00:00Z', 'en', 'relative', { now: NOW })).toBe('next month');
  });
  it('a relative date uses the server’s clock on a device whose clock is wrong', () => {
    onTestFinished(() => noteServerTime(new Date(NOW).toUTCString(), NOW));
    noteServerTime(new Date(NOW).toUTCString());
    expect(formatDate('2026-01-14T10:00:00Z', 'en', 'relative')).toBe('2 hours ago');
  });
  it('an instant is shown as the day in the reader’s zone', () => {
    const late = '2026-01-15T03:00:00Z';
    expect(formatDate(late, 'en', 'date', { zone: 'America/Chicago' })).toBe('Jan 14, 2026');
    expect(formatDate(late, 'en', 'date', { zone: 'Europe/Madrid' })).toBe('Jan 15, 2026');
    expect(formatDate('2026-01-14', 'en', 'date', { zone: 'America/Chicago' })).toBe('Jan 14, 2026');
  });
  it('an invalid date is a dash', () => {
    expect(formatDate('soon', 'en', 'date')).toBe('—');
  });
});

import { expect, it } from 'vitest';
import { offerState, timeLeft } from './offer-state.ts';

const expiresAt = '2026-11-27T12:00:00.000Z';
const at = (instant: string): number => Date.parse(instant);

it.each([
  ['sent', 'pending'],
  ['viewed', 'pending'],
  ['expired', 'expired'],
  ['signed', 'accepted'],
  ['declined', 'declined'],
  ['withdrawn', 'withdrawn'],
  ['replaced', 'replaced'],
  ['draft', 'invalid'],
] as const)('the page calls a %s offer %s', (status, state) => {
  expect(offerState({ status })).toBe(state);
});

it('the countdown shows whole days, hours, and minutes, down to zero', () => {
  expect(timeLeft(expiresAt, at('2026-11-21T08:29:30.000Z'))).toEqual({ days: 6, hours: 3, minutes: 30 });
  expect(timeLeft(expiresAt, at('2026-12-01T00:00:00.000Z'))).toEqual({ days: 0, hours: 0, minutes: 0 });
});

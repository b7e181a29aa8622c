import { expect, it } from 'vitest';
import { offerState, timeLeft } from './offer-state.ts';

const expiresAt = '2026-11-27T12:00:00.000Z';
const at = (instant: string): number => Date.parse(instant);

it.each([
  ['sent', '2026-11-27T11:59:59.999Z', 'pending'],
  ['viewed', '2026-11-20T12:00:00.000Z', 'pending'],
  ['viewed', expiresAt, 'expired'],
  ['expired', '2026-11-20T12:00:00.000Z', 'expired'],
  ['signed', '2027-01-01T00:00:00.000Z', 'accepted'],
  ['declined', '2026-11-20T12:00:00.000Z', 'declined'],
  ['withdrawn', '2026-11-20T12:00:00.000Z', 'withdrawn'],
  ['replaced', '2026-11-20T12:00:00.000Z', 'replaced'],
  ['draft', '2026-11-20T12:00:00.000Z', 'invalid'],
] as const)('a %s offer at %s is %s', (status, now, state) => {
  expect(offerState({ status, expiresAt }, at(now))).toBe(state);
});

it('the countdown shows whole days, hours, and minutes, down to zero', () => {
  expect(timeLeft(expiresAt, at('2026-11-21T08:29:30.000Z'))).toEqual({ days: 6, hours: 3, minutes: 30 });
  expect(timeLeft(expiresAt, at('2026-12-01T00:00:00.000Z'))).toEqual({ days: 0, hours: 0, minutes: 0 });
});

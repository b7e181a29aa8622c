import { expect, it } from 'vitest';
import { alertChannel, type AlertPreferences } from './alert-channel.ts';

const preferences: AlertPreferences = {
  wantsTextAlerts: true,
  wantsEmailAlerts: true,
  preferredContactMethod: 'email',
  alertPreferences: {},
  hasPhone: true,
  hasEmail: true,
  hasPush: false,
};

it.each([
  ['by email where both are wanted and email is preferred', {}, 'email'],
  ['by text where that is preferred', { preferredContactMethod: 'sms' }, 'sms'],
  ['by text to someone who prefers the phone', { preferredContactMethod: 'phone' }, 'sms'],
  ['by text where no email is wanted', { wantsEmailAlerts: false }, 'sms'],
  ['by email where there is no phone', { preferredContactMethod: 'sms', hasPhone: false }, 'email'],
  ['in the inbox alone where neither is wanted', { wantsTextAlerts: false, wantsEmailAlerts: false }, null],
  ['in the inbox alone where the category is off', { alertPreferences: { offers: false } }, null],
  ['where another category is off', { alertPreferences: { payouts: false } }, 'email'],
] as const)('a person is notified %s', (_, changed, channel) => {
  expect(alertChannel('offers', { ...preferences, ...changed })).toBe(channel);
});

it('money notices stay on even if a category is switched off', () => {
  expect(alertChannel(null, { ...preferences, alertPreferences: { payouts: false } })).toBe('email');
});

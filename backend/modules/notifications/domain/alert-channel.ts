import type { AlertCategory, ContactMethod } from '#contract/identity/vocabulary/alerts.ts';

export interface AlertPreferences {
  readonly wantsTextAlerts: boolean;
  readonly wantsEmailAlerts: boolean;
  readonly preferredContactMethod: ContactMethod;
  readonly alertPreferences: Readonly<Partial<Record<AlertCategory, boolean>>>;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  /** A device has said that it wants to be pushed to. */
  readonly hasPush: boolean;
}

/**
 * The channel for a notice in addition to the inbox (rules.md#one-channel): one message by the preferred
 * allowed channel, none if the category is off. A `null` category cannot be switched off separately.
 */
export function alertChannel(
  category: AlertCategory | null,
  preferences: AlertPreferences,
): 'sms' | 'email' | null {
  if (category && preferences.alertPreferences[category] === false) return null;
  const canText = preferences.wantsTextAlerts && preferences.hasPhone;
  const canMail = preferences.wantsEmailAlerts && preferences.hasEmail;
  if (canText && (preferences.preferredContactMethod !== 'email' || !canMail)) return 'sms';
  return canMail ? 'email' : null;
}

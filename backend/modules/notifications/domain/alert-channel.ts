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
 * How someone hears of something beside the inbox (rules.md#one-channel): one message by the way they prefer among those they
 * want, none where they switched the category off. `null` as category is what cannot be switched off alone.
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

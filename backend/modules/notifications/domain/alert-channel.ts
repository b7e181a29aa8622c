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
  wishes: AlertPreferences,
): 'sms' | 'email' | null {
  if (category && wishes.alertPreferences[category] === false) return null;
  const canText = wishes.wantsTextAlerts && wishes.hasPhone;
  const canMail = wishes.wantsEmailAlerts && wishes.hasEmail;
  if (canText && (wishes.preferredContactMethod !== 'email' || !canMail)) return 'sms';
  return canMail ? 'email' : null;
}

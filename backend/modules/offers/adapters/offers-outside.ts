import type { Platform } from '#platform/platform.ts';
import type { AddOnCharges, Billing } from '#modules/billing/index.ts';
import type { Hiring, OwnReferrals, ReferralPresenter } from '#modules/hiring/index.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Emails, Notifier } from '#modules/notifications/index.ts';
import type { Mailings } from '../application/paper/mailings.ts';

/** The dependencies of offers on the platform and other contexts. */
export interface OffersOutside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly notifier: Notifier;
  readonly emails: Emails;
  readonly billing: Billing;
  readonly addOnCharges: AddOnCharges;
  readonly hiring: Hiring;
  readonly ownReferrals: OwnReferrals;
  readonly presenter: ReferralPresenter;
  /** Notices because of a report, listed by checks. */
  readonly noticesToMail: Mailings;
}

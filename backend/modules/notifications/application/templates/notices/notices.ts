import type { Language } from '#contract/http/vocabulary/language.ts';
import type { NotificationKind } from '#contract/notifications/vocabulary/notification-kinds.ts';
import { recordOf } from '#kernel/record-of.ts';
import { adminNotices } from './admin.ts';
import { checkNotices } from './checks.ts';
import { communityNotices } from './community.ts';
import { earningNotices } from './earnings.ts';
import { eventNotices } from './events.ts';
import { i9Notices } from './i9.ts';
import { jobNotices } from './jobs.ts';
import { moderationNotices } from './moderation.ts';
import { offerNotices } from './offers.ts';
import { paymentNotices } from './payments.ts';
import { ratingNotices } from './ratings.ts';
import { referralNotices } from './referrals.ts';
import { serviceNotices } from './services.ts';
import type { NoticePhrases, WordsOf } from './notice-words.ts';

/** The words and the cause of every notice. */
export const NOTICES: WordsOf<Record<NotificationKind, unknown>> = {
  ...referralNotices,
  ...offerNotices,
  ...ratingNotices,
  ...earningNotices,
  ...paymentNotices,
  ...adminNotices,
  ...jobNotices,
  ...checkNotices,
  ...serviceNotices,
  ...i9Notices,
  ...communityNotices,
  ...eventNotices,
  ...moderationNotices,
};

/** The words of every notice in one language. */
export function noticesIn(language: Language): Readonly<Record<NotificationKind, NoticePhrases>> {
  const kinds = Object.keys(NOTICES) as readonly NotificationKind[];
  return recordOf(kinds, (kind) => NOTICES[kind][language]);
}

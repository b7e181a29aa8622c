import type { JobId, UserId } from '../../../kernel/ids.ts';

/** What people with an account are told; each has its words in both languages in the notifications context. */
export type NotificationKind =
  | 'referral_received'
  | 'referral_status_changed'
  | 'referral_confirmed'
  | 'referral_declined'
  | 'offer_accepted'
  | 'offer_declined'
  | 'offer_expired'
  | 'worker_hired'
  | 'milestone_released'
  | 'reward_ready'
  | 'payout_paid'
  | 'payment_succeeded'
  | 'payment_failed'
  | 'refund_issued';

/** Texts to a phone that may belong to nobody with an account. */
export type TextKind = 'verification_code' | 'confirm_referral' | 'offer_to_sign' | 'offer_withdrawn';

export type MessageData = Readonly<Record<string, string | number | null>>;

export interface Notification {
  readonly userId: UserId;
  readonly kind: NotificationKind;
  /** Ids for the link, names and amounts for the words. */
  readonly data: MessageData;
}

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly kind: TextKind;
  readonly language: 'en' | 'es';
  readonly data: MessageData;
  readonly senderId: UserId | null;
  readonly jobId: JobId | null;
  readonly recipientName: string | null;
  /** Somebody has just asked for it: quiet hours do not apply (decision 88). */
  readonly asked: boolean;
}

/** Tells people things. Called inside the transaction of what happened; delivery follows its commit. */
export interface Notifier {
  /** An inbox row, and by the person's preferences a text or an e-mail. */
  notify(notification: Notification): Promise<void>;
  text(message: TextMessage): Promise<void>;
}

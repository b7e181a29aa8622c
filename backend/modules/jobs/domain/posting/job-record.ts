import { Aggregate, type Fields } from '#kernel/aggregate.ts';
import type { JobId, PaymentId, UserId } from '#kernel/ids.ts';
import type {
  AcknowledgementKind,
  JobPaymentStatus,
  PostingType,
} from '../../contract/vocabulary/posting.ts';
import type { JobsEvents } from '../events.ts';
import type { StoredPeriod } from '../../contract/vocabulary/stored-pay.ts';

export interface Acknowledgement {
  readonly kind: AcknowledgementKind;
  /** A date: which wording was acknowledged (rules.md#acknowledgements). */
  readonly version: string;
}

/** The fields that the employer writes; `referralBonusCents` 0 to 100,000 dollars (rules.md#bonus-amount). */
abstract class WrittenJob extends Aggregate<keyof JobsEvents> {
  readonly title!: string;
  readonly company!: string;
  readonly description!: string;
  readonly location!: string;
  readonly payRate!: string;
  readonly schedule!: string;
  readonly category!: string;
  readonly referralBonusCents!: number;
  readonly requirements!: string | null;
  readonly requiredSkills!: string[];
  readonly latitude!: number | null;
  readonly longitude!: number | null;
  /** Miles. */
  readonly maxDistance!: number;
}
export type JobText = Fields<WrittenJob>;

/** The fields that take any words of the employer, in the order that moderators read them. */
export const FREE_TEXTS = [
  'company',
  'location',
  'payRate',
  'schedule',
  'description',
  'requirements',
  'requiredSkills',
] as const satisfies readonly (keyof JobText)[];

/**
 * The stored fields of a job (rules.md#stored-fields). Read-only outside: only the methods of `Job` change
 * it.
 */
export abstract class JobRecord extends WrittenJob {
  readonly id!: JobId;
  readonly employerId!: UserId;
  /** The parsed `payRate`; all null if that fails. */
  readonly payAmountCents!: number | null;
  readonly payMaxCents!: number | null;
  readonly payPeriod!: StoredPeriod | null;
  readonly payHourlyCents!: number | null;
  readonly acknowledgements!: Acknowledgement[];
  readonly isActive!: boolean;
  readonly isUrgent!: boolean;
  readonly closedAt!: Date | null;
  /** Why moderators have taken it off the site; null where they have not. */
  readonly heldReason!: string | null;
  /** Whether it was open when they did. */
  readonly heldOpen!: boolean;
  readonly postingType!: PostingType;
  readonly packageId!: string | null;
  readonly postingFeeCents!: number | null;
  readonly isFeatured!: boolean;
  readonly featuredUntil!: Date | null;
  /** Its place among the featured ones; null from an hour after the end (rules.md#featured-first). */
  readonly featuredSince!: Date | null;
  readonly paymentIntentId!: string | null;
  readonly paymentStatus!: JobPaymentStatus;
  readonly paidAt!: Date | null;
  /** The end of the days that were paid for; null for a free post. */
  readonly onlineUntil!: Date | null;
  /** The payments that bought its days, the first ones first. */
  readonly openedBy!: PaymentId[];
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;
}

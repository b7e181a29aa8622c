import { Aggregate } from '#kernel/aggregate.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { IdentityEvents } from './events.ts';
import type { UserType } from '../contract/vocabulary/user-type.ts';

/**
 * The stored fields of a person (rules.md#stored-fields). Read-only outside: only the methods of `User`
 * change it.
 */
export abstract class UserRecord extends Aggregate<keyof IdentityEvents> {
  readonly id!: UserId;
  /** Null for someone whose confirmed phone is their way in (rules.md#accounts-without-email). */
  readonly email!: string | null;
  /** Null until the address is confirmed. */
  readonly emailVerifiedAt!: Date | null;
  /** Null for someone who signs in only through a provider. */
  readonly passwordHash!: string | null;
  readonly firstName!: string;
  readonly lastName!: string;
  /** The whole name as papers print it, of someone whose own letters they lack (rules.md#latin-names). */
  readonly latinName!: string | null;
  readonly profileImageUrl!: string | null;
  readonly userType!: UserType;
  readonly roleChosenAt!: Date | null;
  /** E.164. */
  readonly phone!: string | null;
  /** Null until a code that was texted there was typed; then it signs its owner in. */
  readonly phoneVerifiedAt!: Date | null;
  readonly bio!: string | null;
  readonly skills!: string[];
  readonly location!: string | null;
  readonly experience!: string | null;
  readonly payRate!: string | null;
  readonly certifications!: string | null;
  readonly availability!: string | null;
  readonly transportation!: string | null;
  readonly desiredPay!: string | null;
  readonly totalEarningsCents!: number;
  readonly totalReferrals!: number;
  readonly successfulReferrals!: number;
  readonly currentTier!: string;
  readonly tierProgress!: number;
  /** Days from a referral to its hire, over the hires that stand; null without one. */
  readonly averageTimeToHire!: number | null;
  /** The average of ratings by others (rules.md#rating-average); null without any. */
  readonly averageRating!: number | null;
  readonly ratingCount!: number;
  readonly freeJobPostsRemaining!: number;
  readonly referralCode!: string;
  readonly referredBy!: UserId | null;
  readonly onboardingCompleted!: boolean;
  readonly wantsTextAlerts!: boolean;
  readonly wantsEmailAlerts!: boolean;
  /** By category (rules.md#alert-categories). */
  readonly alertPreferences!: Record<string, boolean>;
  readonly preferredContactMethod!: 'email' | 'sms' | 'phone';
  readonly marketingConsent!: boolean;
  /** By first name and last initial, instead of as someone unnamed (rules.md#leaderboard-names). */
  readonly showOnLeaderboard!: boolean;
  /** Next to the name there. */
  readonly showEarnings!: boolean;
  readonly language!: Language;
  readonly termsVersion!: string | null;
  readonly termsAcceptedAt!: Date | null;
  readonly suspendedUntil!: Date | null;
  /** The account is deleted; the row remains as a pseudonym for the ledger's entries. */
  readonly deletedAt!: Date | null;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
}

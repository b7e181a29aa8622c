import type { Page } from '#kernel/page.ts';
import type { UserId } from '#kernel/ids.ts';
import type {
  Exported,
  SecurityEventKind,
  SessionEnding,
  SignInWay,
} from '../../contract/vocabulary/security-events.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { SecurityEvent } from '../../contract/security-events.ts';

/** Whose account it is about: known, or as it was typed. What was typed is not kept, and may be nobody's. */
export type Concerned =
  | { readonly userId: UserId | null }
  | { readonly email: string }
  /** E.164. */
  | { readonly phone: string };

/** Each kind with the words it is told with. */
type Told =
  | { readonly kind: 'sign_in_failed' | 'locked_out' | 'address_locked'; readonly detail: SignInWay }
  | { readonly kind: 'session_ended'; readonly detail: SessionEnding }
  | { readonly kind: 'role_changed'; readonly detail: UserType }
  | { readonly kind: 'data_exported'; readonly detail: Exported }
  | {
      readonly kind: Exclude<
        SecurityEventKind,
        | 'signed_in'
        | 'sign_in_failed'
        | 'locked_out'
        | 'address_locked'
        | 'session_ended'
        | 'role_changed'
        | 'data_exported'
      >;
    };
export type SecurityNews = Concerned & Told;

export interface SignInNews {
  readonly userId: UserId;
  readonly way: SignInWay;
  /** Tells one device of a person from another; the device alone can say it again. */
  readonly deviceMark: string;
}

/** What happened to accounts, with the address and the device of the call in hand; only ever added to (rules.md#security-events). */
export interface SecurityLog {
  /** Within a transaction it is written together with what it tells of. */
  record(news: SecurityNews): Promise<void>;
  /** Whether it is a device that this person has never signed in on, having signed in elsewhere before. */
  recordSignIn(news: SignInNews): Promise<{ readonly isNewDevice: boolean }>;
  /** Sessions that made room for a newer one, each with its own address and device. */
  recordCrowdedOut(sessions: readonly EndedSession[]): Promise<void>;
  /** Ends some of those whose time is over, and writes down those that were somebody's; how many ended. */
  endExpired(limit: number): Promise<number>;
  /** A person's own, newest first, one more than the limit where there are more. */
  list(userId: UserId, page: Page): Promise<readonly ListedSecurityEvent[]>;
  /** Removes some of those that nobody keeps any longer; how many. */
  forgetOld(limit: number): Promise<number>;
}

export interface EndedSession {
  readonly userId: UserId;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** With the exact instant that the next page starts from. */
export type ListedSecurityEvent = SecurityEvent & { readonly pageAt: string };

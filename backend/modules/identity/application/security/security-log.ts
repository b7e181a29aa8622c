import type { Page } from '#kernel/page.ts';
import type { UserId } from '#kernel/ids.ts';
import type {
  Exported,
  SecurityEventKind,
  SessionEnding,
  SignInWay,
} from '../../contract/vocabulary/security-events.ts';
import type { UserType } from '../../contract/vocabulary/user-type.ts';
import type { SecurityEvent } from '../../contract/security/security-events.ts';

/**
 * The account of an event: by ID, or as it was typed. The typed text is not stored and may match no account.
 */
export type Concerned =
  | { readonly userId: UserId | null }
  | { readonly email: string }
  /** E.164. */
  | { readonly phone: string };

/** Each kind with its details. */
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
  /** Identifies one of a person's devices; only the device itself can present it again. */
  readonly deviceMark: string;
}

/**
 * The append-only log of account events, with the address and the device of the current call
 * (rules.md#security-events).
 */
export interface SecurityLog {
  /** Within a transaction, the event is stored with the change that it describes. */
  record(news: SecurityNews): Promise<void>;
  /** Whether it is a device that this person has never signed in on, having signed in elsewhere before. */
  recordSignIn(news: SignInNews): Promise<{ readonly isNewDevice: boolean }>;
  /** Sessions that made room for a newer one, each with its own address and device. */
  recordCrowdedOut(sessions: readonly EndedSession[]): Promise<void>;
  /** Ends some expired sessions, and logs those with a sign-in; returns how many ended. */
  endExpired(limit: number): Promise<number>;
  /** A person's own events, newest first, one more than the limit if there are more. */
  list(userId: UserId, page: Page): Promise<readonly ListedSecurityEvent[]>;
  /** Deletes some expired events; returns how many. */
  forgetOld(limit: number): Promise<number>;
}

export interface EndedSession {
  readonly userId: UserId;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** With the exact instant that the next page starts from. */
export type ListedSecurityEvent = SecurityEvent & { readonly pageAt: string };

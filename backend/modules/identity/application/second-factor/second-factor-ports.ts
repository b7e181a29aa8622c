import type { UserId } from '#kernel/ids.ts';

/** A stored authenticator app; an unconfirmed one was shown and is not required yet. */
export interface AuthenticatorApp {
  readonly secret: string;
  /** The last half minute that a code was taken of; none of it or before it is taken again. */
  readonly lastStep: number | null;
  readonly isConfirmed: boolean;
}

/** Whether someone needs more than a password: they have an authenticator app or a passkey. */
export interface SecondStep {
  isOn(userId: UserId): Promise<boolean>;
}

/** The one authenticator app of a person; its secret rests sealed. */
export interface AuthenticatorApps {
  isOn(userId: UserId): Promise<boolean>;
  /** (tx) Locked until the end of the transaction. */
  find(userId: UserId): Promise<AuthenticatorApp | null>;
  /** (tx) In place of one that was never confirmed. */
  begin(userId: UserId, secret: string, now: Date): Promise<void>;
  /** (tx) */
  confirm(userId: UserId, now: Date): Promise<void>;
  /** (tx) A code of this half minute was taken. */
  take(userId: UserId, step: number): Promise<void>;
  /** (tx) */
  remove(userId: UserId): Promise<void>;
}

/** Codes for someone who has lost their second factor; only hashes are stored. */
export interface RecoveryCodes {
  left(userId: UserId): Promise<number>;
  /** (tx) Takes the place of all others. */
  replace(userId: UserId, hashes: readonly string[], now: Date): Promise<void>;
  /** (tx) False for a wrong one, and for one that was used. */
  take(userId: UserId, hash: string, now: Date): Promise<boolean>;
  /** (tx) */
  remove(userId: UserId): Promise<void>;
}

/** Codes of six digits that change each half minute (RFC 6238). */
export interface OneTimeCodes {
  /** 160 random bits in base32, as people type them. */
  newSecret(): string;
  /** The content of the QR code. */
  uri(secret: string, account: string): string;
  /** The half minute that the code is of: this one, the one before or the next; null for a wrong code. */
  stepOf(secret: string, code: string): number | null;
}

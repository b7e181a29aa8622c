import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type UserId } from '#kernel/ids.ts';

export type AccountTokenPurpose = 'verify_email' | 'reset_password';

const HOUR_MS = 3_600_000;
/**
 * How long the links in emails work: a password changes immediately, while confirming an address may take
 * time.
 */
const LIFE_MS: Readonly<Record<AccountTokenPurpose, number>> = {
  reset_password: HOUR_MS,
  verify_email: 72 * HOUR_MS,
};

export interface NewAccountToken {
  readonly userId: UserId;
  readonly purpose: AccountTokenPurpose;
  readonly tokenHash: string;
  /** The address that the link goes to, and for a confirmation the one it is about. */
  readonly email: string;
  readonly now: Date;
}

/** A link in a mail about an account: for one use, and for a while. */
export class AccountToken {
  readonly id!: Id<'account_token'>;
  readonly userId!: UserId;
  readonly purpose!: AccountTokenPurpose;
  readonly tokenHash!: string;
  readonly email!: string;
  readonly expiresAt!: Date;
  readonly usedAt!: Date | null;
  readonly createdAt!: Date;

  static issue({ now, ...given }: NewAccountToken): AccountToken {
    return Object.assign(new AccountToken(), {
      ...given,
      id: newId<'account_token'>(),
      expiresAt: new Date(now.getTime() + LIFE_MS[given.purpose]),
      usedAt: null,
      createdAt: now,
    });
  }

  isExpired(now: Date): boolean {
    return this.expiresAt <= now;
  }

  isUsable(now: Date): boolean {
    return this.usedAt === null && !this.isExpired(now);
  }

  /** @throws DomainError `identity.link_expired` (410) when it was used or its time is over */
  use(now: Date): void {
    if (!this.isUsable(now)) throw linkExpired();
    Object.assign(this, { usedAt: now });
  }
}

/** The same for a wrong, a used and an expired link, to reveal nothing. */
export function linkExpired(): DomainError {
  return new DomainError('identity.link_expired', 'expired', 'This link is invalid or has expired');
}

import { addDays, addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink } from '#kernel/links/public-links.ts';
import type { I9FormId } from '../form/i9-record.ts';

export type I9LinkId = Id<'i9_link'>;

/**
 * A `sent` link goes to the worker's own number and address and opens without a code; its owner copies the
 * other kind (rules.md#i9-links).
 */
export type I9LinkKind = 'sent' | 'copied';

/** An answer by a copied link requires a code, because its owner is not the worker. */
export function needsCode(kind: I9LinkKind): boolean {
  return kind === 'copied';
}

const DAYS_OPEN = 120;
const CODE_HOURS = 1 / 6;
const MOST_TRIES = 5;
const MOST_SENDS = 3;

/** A link to section 1. The database stores only its token's hash (rules.md#link-tokens). */
export class I9Link {
  readonly id!: I9LinkId;
  readonly formId!: I9FormId;
  readonly kind!: I9LinkKind;
  readonly nonce!: string;
  readonly tokenHash!: string;
  readonly expiresAt!: Date;
  readonly revokedAt!: Date | null;
  readonly codeHash!: string | null;
  readonly codeExpiresAt!: Date | null;
  readonly codeTries!: number;
  /** When codes went out in the last hour, as ISO texts. */
  readonly codesSent!: readonly string[];
  readonly createdAt!: Date;
  readonly version!: number;

  static issue(
    formId: I9FormId,
    kind: I9LinkKind,
    secrets: LinkSecrets,
    at: Date,
  ): { link: I9Link; token: string } {
    const id = newId<'i9_link'>();
    const { nonce, token, tokenHash } = PublicLink.issue('eligibility.i9', id, secrets);
    const link = Object.assign(new I9Link(), {
      id,
      formId,
      kind,
      nonce,
      tokenHash,
      expiresAt: addDays(at, DAYS_OPEN),
      revokedAt: null,
      codeHash: null,
      codeExpiresAt: null,
      codeTries: 0,
      codesSent: [],
      createdAt: at,
      version: 1,
    });
    return { link, token };
  }

  isOpen(now: Date): boolean {
    return this.revokedAt === null && now < this.expiresAt;
  }

  revoke(at: Date): void {
    if (this.revokedAt === null) this.become({ revokedAt: at });
  }

  /** @throws DomainError `eligibility.link_expired` (expired) */
  assertOpen(now: Date): void {
    if (!this.isOpen(now)) throw linkExpired();
  }

  /** @throws DomainError as `assertOpen`; `eligibility.too_many_codes` (too_many) */
  issueCode(codeHash: string, at: Date): void {
    this.assertOpen(at);
    const recent = this.codesSent.filter((sent) => addHours(new Date(sent), 1) > at);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MOST_SENDS) {
      const until = addHours(new Date(oldest), 1).getTime() - at.getTime();
      throw new DomainError('eligibility.too_many_codes', 'too_many', 'Too many codes. Try again later.', {
        retryAfterSeconds: Math.ceil(until / 1000),
      });
    }
    this.become({
      codeHash,
      codeExpiresAt: addHours(at, CODE_HOURS),
      codeTries: 0,
      codesSent: [...recent, at.toISOString()],
    });
  }

  /** Tries a code; save the link after any result. True when the code is right. */
  tryCode(codeHash: string, now: Date): boolean {
    const isLive = this.codeExpiresAt !== null && now < this.codeExpiresAt && this.codeTries < MOST_TRIES;
    if (!isLive) return false;
    if (this.codeHash === codeHash) return true;
    this.become({ codeTries: this.codeTries + 1 });
    return false;
  }

  private become(changes: Partial<Omit<I9Link, 'id' | 'formId'>>): void {
    Object.assign(this, changes);
  }
}

export function linkExpired(): DomainError {
  return new DomainError('eligibility.link_expired', 'expired', 'This link has expired');
}

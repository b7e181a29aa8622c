import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink } from '#kernel/links/public-links.ts';
import { expiredLink } from '../expired-link.ts';
import {
  isReachable,
  mayAnswer,
  mayReplaceLink,
  mayRevoke,
  referenceStatus,
  type ReferenceStatus,
} from './reference-actions.ts';

export type ReferenceCheckId = Id<'reference_check'>;
type StoredStatus = Exclude<ReferenceStatus, 'expired'>;

export interface ReferenceGiver {
  readonly name: string;
  readonly position: string;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * A referral, whose employer requests it, or a worker, who offers it to all their employers
 * (rules.md#references).
 */
export type ReferenceSubject =
  | { readonly referralId: ReferralId; readonly workerId: null }
  | { readonly referralId: null; readonly workerId: UserId };

export interface GivenReference {
  readonly responderName: string;
  readonly responderTitle: string;
  readonly responderCompany: string | null;
  /** One to five stars each. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly wouldRehire: boolean;
  readonly comments: Readonly<Record<string, string | null>>;
  readonly ip: string;
}

const DAYS_TO_ANSWER = 30;

/** A giver's experience of working with a person: one link, one answer (rules.md#references). */
export class ReferenceCheck {
  readonly id!: ReferenceCheckId;
  readonly referralId!: ReferralId | null;
  readonly workerId!: UserId | null;
  readonly requestedBy!: UserId;
  readonly referenceName!: string;
  readonly referencePosition!: string;
  readonly referenceEmail!: string | null;
  readonly referencePhone!: string | null;
  readonly status!: StoredStatus;
  readonly nonce!: string;
  readonly tokenHash!: string;
  readonly expiresAt!: Date;
  readonly responderName!: string | null;
  readonly responderTitle!: string | null;
  readonly responderCompany!: string | null;
  readonly ratings!: Readonly<Record<string, number>> | null;
  readonly wouldRehire!: boolean | null;
  readonly comments!: Readonly<Record<string, string | null>> | null;
  readonly responderIp!: string | null;
  readonly submittedAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static request(
    subject: ReferenceSubject,
    giver: ReferenceGiver,
    requestedBy: UserId,
    secrets: LinkSecrets,
    at: Date,
  ): { reference: ReferenceCheck; token: string } {
    const id = newId<'reference_check'>();
    const { nonce, token, tokenHash } = PublicLink.issue('checks.reference', id, secrets);
    const reference = Object.assign(new ReferenceCheck(), {
      ...subject,
      id,
      requestedBy,
      referenceName: giver.name,
      referencePosition: giver.position,
      referenceEmail: giver.email,
      referencePhone: giver.phone,
      status: 'open',
      nonce,
      tokenHash,
      expiresAt: addDays(at, DAYS_TO_ANSWER),
      responderName: null,
      responderTitle: null,
      responderCompany: null,
      ratings: null,
      wouldRehire: null,
      comments: null,
      responderIp: null,
      submittedAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
    return { reference, token };
  }

  statusAt(now: Date): ReferenceStatus {
    return referenceStatus(this, now);
  }

  /** @throws DomainError `checks.already_answered` (conflict), `checks.link_expired` (expired) */
  submit({ ip, ...given }: GivenReference, at: Date): void {
    const status = this.statusAt(at);
    if (!mayAnswer(status)) throw status === 'submitted' ? answered() : expiredLink();
    this.become({ ...given, responderIp: ip, status: 'submitted', submittedAt: at, updatedAt: at });
  }

  /**
   * The link no longer opens anything. A given answer stays. Idempotent. @throws DomainError `checks.already_answered`
   * (conflict), `checks.link_expired` (expired)
   */
  revoke(at: Date): void {
    if (this.status === 'revoked') return;
    const status = this.statusAt(at);
    if (!mayRevoke(status)) throw status === 'submitted' ? answered() : expiredLink();
    this.become({ status: 'revoked', updatedAt: at });
  }

  get giver(): ReferenceGiver {
    return {
      name: this.referenceName,
      position: this.referencePosition,
      email: this.referenceEmail,
      phone: this.referencePhone,
    };
  }

  /** A new link in place of the old one, with all its days. @throws DomainError `checks.already_answered`, `checks.giver_unreachable` (conflict) */
  replaceLink(secrets: LinkSecrets, at: Date): string {
    if (!mayReplaceLink(this.status)) throw answered();
    if (!isReachable(this.giver)) throw unreachable();
    const { nonce, token, tokenHash } = PublicLink.issue('checks.reference', this.id, secrets);
    this.become({ status: 'open', nonce, tokenHash, expiresAt: addDays(at, DAYS_TO_ANSWER), updatedAt: at });
    return token;
  }

  private become(changes: Partial<Omit<ReferenceCheck, 'id'>>): void {
    Object.assign(this, changes);
  }
}

function unreachable(): DomainError {
  const message = 'We have no email or phone of this person. Cancel the request and ask again.';
  return new DomainError('checks.giver_unreachable', 'conflict', message);
}

function answered(): DomainError {
  return new DomainError('checks.already_answered', 'conflict', 'This reference has already been given');
}

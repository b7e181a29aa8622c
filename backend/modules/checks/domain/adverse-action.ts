import { afterBusinessDays } from '#kernel/business-days.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/link-secrets.ts';
import type { AdverseStatus } from '../contract/vocabulary/adverse-status.ts';
import type { BackgroundCheckId } from './background-check.ts';
import { PublicLink } from './public-link.ts';

export type AdverseActionId = Id<'adverse_action'>;

/** Business days between the notice and the decision (rules.md#adverse-action). */
const WAITING_DAYS = 5;

export interface AdverseReason {
  readonly checkId: BackgroundCheckId;
  readonly referralId: ReferralId;
  readonly employerId: UserId;
  /** The employer's own words, as for any rejection. */
  readonly note: string;
}

/**
 * A rejection because of a background check: announced with the report and the candidate's rights, and final only when
 * they had five business days to answer. A dispute keeps it from becoming final by itself: then the employer decides.
 */
export class AdverseAction {
  readonly id!: AdverseActionId;
  readonly checkId!: BackgroundCheckId;
  readonly referralId!: ReferralId;
  readonly employerId!: UserId;
  readonly status!: AdverseStatus;
  readonly note!: string;
  readonly nonce!: string;
  readonly tokenHash!: string;
  readonly finalDueAt!: Date;
  readonly dispute!: string | null;
  readonly disputedAt!: Date | null;
  readonly endedAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static announce(
    reason: AdverseReason,
    secrets: LinkSecrets,
    at: Date,
  ): { action: AdverseAction; token: string } {
    const id = newId<'adverse_action'>();
    const { nonce, token, tokenHash } = PublicLink.issue('notice', id, secrets);
    const action = Object.assign(new AdverseAction(), {
      ...reason,
      id,
      status: 'waiting',
      nonce,
      tokenHash,
      finalDueAt: AdverseAction.waitEndingAfter(at),
      dispute: null,
      disputedAt: null,
      endedAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
    return { action, token };
  }

  /** When the wait of a notice from this instant is over. */
  static waitEndingAfter(at: Date): Date {
    return afterBusinessDays(at, WAITING_DAYS);
  }

  isWaitOver(now: Date): boolean {
    return this.status === 'waiting' && now >= this.finalDueAt;
  }

  /** Becomes final without anyone's doing. */
  isDue(now: Date): boolean {
    return this.isWaitOver(now) && this.disputedAt === null;
  }

  /** Until the decision is final. @throws DomainError `checks.already_disputed` (conflict), `checks.notice_ended` (expired) */
  disputeReport(dispute: string, at: Date): void {
    if (this.status !== 'waiting') {
      throw new DomainError('checks.notice_ended', 'expired', 'This decision has ended');
    }
    if (this.disputedAt !== null) {
      throw new DomainError('checks.already_disputed', 'conflict', 'The employer already has your dispute');
    }
    this.become({ dispute, disputedAt: at, updatedAt: at });
  }

  /** The decision. Repeating it does nothing. @throws DomainError `checks.wait_not_over`, `checks.notice_ended` (conflict) */
  finish(at: Date): boolean {
    if (this.status === 'final') return false;
    this.assertWaiting();
    if (!this.isWaitOver(at)) {
      throw new DomainError(
        'checks.wait_not_over',
        'conflict',
        'The candidate has five business days to answer the notice',
        { finalDueAt: this.finalDueAt.toISOString() },
      );
    }
    this.end('final', at);
    return true;
  }

  /** The employer goes on with the candidate. Repeating it does nothing. @throws DomainError `checks.notice_ended` */
  cancel(at: Date): boolean {
    if (this.status === 'canceled') return false;
    this.assertWaiting();
    this.end('canceled', at);
    return true;
  }

  private end(status: AdverseStatus, at: Date): void {
    this.become({ status, endedAt: at, updatedAt: at });
  }

  private assertWaiting(): void {
    if (this.status !== 'waiting') {
      throw new DomainError('checks.notice_ended', 'conflict', 'This decision has already ended');
    }
  }

  private become(changes: Partial<Omit<AdverseAction, 'id' | 'checkId'>>): void {
    Object.assign(this, changes);
  }
}

import { afterBusinessDays } from '#kernel/business-days.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink } from '#kernel/links/public-links.ts';
import type { AdverseStatus } from '../../contract/vocabulary/notice/adverse-status.ts';
import type { BackgroundCheckId } from '../order/background-check.ts';
import { currentNotice, isWaitOver, mayDispute } from './decision-actions.ts';
import {
  givenUpAt,
  mailedNotice,
  noticeOnItsWay,
  settledNotice,
  type Mailing,
  type NoticeDelivery,
  type NoticeMessage,
} from './notice-delivery.ts';

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

/** The two notices of an adverse action: before the decision, and after it. */
export type NoticeName = 'notice' | 'finalNotice';

/**
 * A rejection because of a background check: announced with the report and the candidate's rights, and final
 * only after five business days to answer, from when the notice reached them. A dispute prevents it from
 * becoming final automatically: then the employer decides.
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
  readonly notice!: NoticeDelivery;
  readonly finalNotice!: NoticeDelivery | null;
  /** Null until the notice reached the candidate: the wait has not begun. */
  readonly finalDueAt!: Date | null;
  /** The time after which an undelivered notice counts as failed. */
  readonly lookAt!: Date | null;
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
    const { nonce, token, tokenHash } = PublicLink.issue('checks.notice', id, secrets);
    const action = Object.assign(new AdverseAction(), {
      ...reason,
      id,
      status: 'waiting',
      nonce,
      tokenHash,
      notice: noticeOnItsWay(at),
      finalNotice: null,
      finalDueAt: null,
      lookAt: givenUpAt(noticeOnItsWay(at)),
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
    return isWaitOver(this, now);
  }

  /** Becomes final without anyone's doing. */
  isDue(now: Date): boolean {
    return this.isWaitOver(now) && this.disputedAt === null;
  }

  /** Records the outcome of a notice's messages; true if the employer has to mail it from now on. */
  settle(name: NoticeName, messages: readonly NoticeMessage[], at: Date): boolean {
    const before = this.current(name);
    if (!before) return false;
    const after = settledNotice(before, messages, at);
    this.change(name, after, at);
    return after.state === 'to_mail' && before.state !== 'to_mail';
  }

  /**
   * The employer mailed the notice that had to be mailed. @throws DomainError as `mailedNotice`;
   * `checks.notice_ended`
   */
  mail(mailing: Mailing, at: Date): void {
    const notice = currentNotice(this);
    if (!notice) throw new DomainError('checks.notice_ended', 'conflict', 'This decision has already ended');
    const name = this.status === 'final' ? 'finalNotice' : 'notice';
    this.change(name, mailedNotice(notice, mailing), at);
  }

  /** The notice that still matters. A wait that is over does not start again. */
  private current(name: NoticeName): NoticeDelivery | null {
    if (name === 'finalNotice') return this.finalNotice;
    return this.status === 'waiting' ? this.notice : null;
  }

  private change(name: NoticeName, notice: NoticeDelivery, at: Date): void {
    const lookAt = notice.state === 'sending' ? givenUpAt(notice) : null;
    this.become({ [name]: notice, lookAt, updatedAt: at });
    if (name === 'notice') this.become({ finalDueAt: waitOf(notice) });
  }

  /** Until the decision is final. @throws DomainError `checks.already_disputed` (conflict), `checks.notice_ended` (expired) */
  disputeReport(dispute: string, at: Date): void {
    if (!mayDispute(this)) {
      throw this.status === 'waiting'
        ? new DomainError('checks.already_disputed', 'conflict', 'The employer already has your dispute')
        : new DomainError('checks.notice_ended', 'expired', 'This decision has ended');
    }
    this.become({ dispute, disputedAt: at, updatedAt: at });
  }

  /** The decision. Repeating it does nothing. @throws DomainError `checks.notice_not_sent`, `checks.wait_not_over`, `checks.notice_ended` (conflict) */
  finish(at: Date): boolean {
    if (this.status === 'final') return false;
    this.assertWaiting();
    if (this.finalDueAt === null) {
      throw new DomainError(
        'checks.notice_not_sent',
        'conflict',
        'The notice has not reached the candidate yet',
      );
    }
    if (!this.isWaitOver(at)) {
      throw new DomainError(
        'checks.wait_not_over',
        'conflict',
        'The candidate has five business days to answer the notice',
        { finalDueAt: this.finalDueAt.toISOString() },
      );
    }
    this.end('final', at);
    this.become({ finalNotice: noticeOnItsWay(at), lookAt: givenUpAt(noticeOnItsWay(at)) });
    return true;
  }

  /** The employer continues with the candidate. Idempotent. @throws DomainError `checks.notice_ended` */
  cancel(at: Date): boolean {
    if (this.status === 'canceled') return false;
    this.assertWaiting();
    this.end('canceled', at);
    return true;
  }

  private end(status: AdverseStatus, at: Date): void {
    this.become({ status, endedAt: at, lookAt: null, updatedAt: at });
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

/** The end of a notice's wait; null until it reached the candidate. */
function waitOf({ reachedAt, mailedOn }: NoticeDelivery): Date | null {
  const began = mailedOn === null ? reachedAt : `${mailedOn}T12:00:00Z`;
  return began === null ? null : AdverseAction.waitEndingAfter(new Date(began));
}

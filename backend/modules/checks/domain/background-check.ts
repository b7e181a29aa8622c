import { DomainError } from '../../../kernel/domain-error.ts';
import { newId, type Id, type JobId, type ReferralId, type UserId } from '../../../kernel/ids.ts';

export type BackgroundCheckId = Id<'background_check'>;
export type CheckPackage = 'basic' | 'standard' | 'comprehensive';
export type CheckStatus = 'awaiting_consent' | 'declined' | 'authorized' | 'clear' | 'concerns' | 'canceled';

/** A part of a report, as little as a decision needs. */
export interface Finding {
  readonly screening: string;
  readonly result: 'clear' | 'consider';
  readonly note: string | null;
}

export interface CheckTerms {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly packageType: CheckPackage;
}

const DONE: readonly CheckStatus[] = ['clear', 'concerns', 'canceled'];

/**
 * A background check of one candidate, from the request to its result. It goes to the agency when two things are there,
 * in any order: the candidate's authorization and the employer's money (decisions 59, 83).
 */
export class BackgroundCheck {
  readonly id!: BackgroundCheckId;
  readonly referralId!: ReferralId;
  /** Unique until it is canceled: a referral has one check. */
  readonly liveReferralId!: ReferralId | null;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly packageType!: CheckPackage;
  readonly status!: CheckStatus;
  readonly paidAt!: Date | null;
  readonly provider!: string | null;
  /** The agency's own name of the report. */
  readonly externalId!: string | null;
  /** When somebody asks the agency next; null where there is nothing to ask. */
  readonly nextLookAt!: Date | null;
  readonly findings!: readonly Finding[];
  readonly authorizedAt!: Date | null;
  readonly completedAt!: Date | null;
  readonly canceledAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static request(terms: CheckTerms, at: Date): BackgroundCheck {
    return Object.assign(new BackgroundCheck(), {
      ...terms,
      id: newId(),
      liveReferralId: terms.referralId,
      status: 'awaiting_consent',
      paidAt: null,
      provider: null,
      externalId: null,
      nextLookAt: null,
      findings: [],
      authorizedAt: null,
      completedAt: null,
      canceledAt: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  /** Nothing more can happen to it. */
  get isDone(): boolean {
    return DONE.includes(this.status);
  }

  /** With the agency, or on its way there. */
  get isRunning(): boolean {
    return this.status === 'authorized' && this.paidAt !== null;
  }

  /** Another contents at another price, while nobody has paid or agreed. @throws DomainError `checks.package_fixed` */
  changePackage(packageType: CheckPackage, at: Date): void {
    if (packageType === this.packageType) return;
    if (this.paidAt || this.status === 'authorized') {
      throw new DomainError('checks.package_fixed', 'conflict', 'The package can no longer be changed');
    }
    this.become({ packageType, updatedAt: at });
  }

  /** Repeating it does nothing. */
  markPaid(packageType: CheckPackage, at: Date): void {
    if (this.paidAt || this.isDone) return;
    this.become({ paidAt: at, packageType, updatedAt: at });
    if (this.isRunning) this.become({ nextLookAt: at });
  }

  /** The candidate said yes. @throws DomainError `checks.already_answered` (conflict) */
  authorize(at: Date): void {
    this.assertAwaiting();
    this.become({ status: 'authorized', authorizedAt: at, updatedAt: at });
    if (this.isRunning) this.become({ nextLookAt: at });
  }

  /** The candidate said no. @throws DomainError `checks.already_answered` (conflict) */
  decline(at: Date): void {
    this.assertAwaiting();
    this.become({ status: 'declined', updatedAt: at });
  }

  /** The candidate is asked by a new link, after a no or a lost link. @throws DomainError `checks.already_answered` */
  askAgain(at: Date): void {
    if (this.status !== 'declined') this.assertAwaiting();
    this.become({ status: 'awaiting_consent', updatedAt: at });
  }

  /** The agency has taken the order. */
  markOrdered(provider: string, externalId: string, nextLookAt: Date, at: Date): void {
    if (!this.isRunning || this.externalId !== null) return;
    this.become({ provider, externalId, nextLookAt, updatedAt: at });
  }

  lookAgain(nextLookAt: Date): void {
    if (this.isRunning) this.become({ nextLookAt });
  }

  /** The report is complete. False where nobody waits for it any more; repeating it does nothing. */
  complete(result: 'clear' | 'concerns', findings: readonly Finding[], at: Date): boolean {
    if (!this.isRunning) return false;
    this.become({ status: result, findings, completedAt: at, nextLookAt: null, updatedAt: at });
    return true;
  }

  /** Nobody needs it any more. A finished one stays. False where nothing changed. */
  cancel(at: Date): boolean {
    if (this.isDone) return false;
    this.become({
      status: 'canceled',
      liveReferralId: null,
      nextLookAt: null,
      canceledAt: at,
      updatedAt: at,
    });
    return true;
  }

  private assertAwaiting(): void {
    if (this.status === 'awaiting_consent') return;
    throw new DomainError(
      'checks.already_answered',
      'conflict',
      'This request has already been answered, and the answer cannot be changed',
    );
  }

  private become(changes: Partial<Omit<BackgroundCheck, 'id' | 'referralId'>>): void {
    Object.assign(this, changes);
  }
}

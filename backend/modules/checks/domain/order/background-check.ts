import type { BackgroundPackage } from '#contract/billing/vocabulary/charging/background-packages.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { isEnded } from '../../contract/vocabulary/order/check-status.ts';
import { isRunning, mayAskAgain, mayCancel, mayChangePackage } from './check-actions.ts';
import type { CheckKind, CheckStatus } from './check-status.ts';

export type { CheckKind, CheckStatus } from './check-status.ts';

export type BackgroundCheckId = Id<'background_check'>;
/**
 * A drug test is another kind of check: it is requested, authorized, and ordered like the others
 * (rules.md#drug-tests).
 */
export type CheckPackage = BackgroundPackage | 'drug_test';

/** A part of a report, as little as a decision needs. */
export interface Finding {
  readonly screening: string;
  readonly result: 'clear' | 'consider';
  readonly note: string | null;
}

/** The place and the deadline of the test, from the agency. */
export interface Appointment {
  readonly site: string;
  readonly address: string | null;
  readonly phone: string | null;
  /** ISO 8601; null if the agency names no end. */
  readonly until: string | null;
}

export interface CheckTerms {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly packageType: CheckPackage;
  /** The place near which the worker is tested; null for the place of work. */
  readonly site?: string | null;
}

export interface AgencyOrder {
  readonly provider: string;
  readonly externalId: string;
  readonly candidateUrl: string | null;
  readonly appointment: Appointment | null;
}

/**
 * A background check of one candidate, from the request to its result. The agency gets it once both exist, in
 * any order: the candidate's authorization and the employer's payment (rules.md#check-packages).
 */
export class BackgroundCheck {
  readonly id!: BackgroundCheckId;
  readonly referralId!: ReferralId;
  /** Unique until it is canceled: a referral has one check. */
  readonly liveReferralId!: ReferralId | null;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly packageType!: CheckPackage;
  readonly site!: string | null;
  readonly appointment!: Appointment | null;
  readonly status!: CheckStatus;
  readonly paidAt!: Date | null;
  readonly provider!: string | null;
  /** The agency's own name of the report. */
  readonly externalId!: string | null;
  /**
   * The agency's page for data that only the candidate can give; null if it requires nothing, or no longer.
   */
  readonly candidateUrl!: string | null;
  /** Given with the authorization if the agency emails the candidate and no address was known. */
  readonly candidateEmail!: string | null;
  /** The next poll of the agency; null if there is nothing to poll. */
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
      site: terms.site ?? null,
      appointment: null,
      liveReferralId: terms.referralId,
      status: 'awaiting_consent',
      paidAt: null,
      provider: null,
      externalId: null,
      candidateUrl: null,
      candidateEmail: null,
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

  get kind(): CheckKind {
    return kindOf(this.packageType);
  }

  /** Nothing more can happen to it. */
  get isEnded(): boolean {
    return isEnded(this.status);
  }

  /** With the agency, or on its way there. */
  get isRunning(): boolean {
    return isRunning(this);
  }

  /**
   * Another package at another price, before the payment and the authorization. @throws DomainError
   * `checks.package_fixed`
   */
  changePackage(packageType: CheckPackage, at: Date): void {
    if (packageType === this.packageType) return;
    if (!mayChangePackage(this)) {
      throw new DomainError('checks.package_fixed', 'conflict', 'The package can no longer be changed');
    }
    this.become({ packageType, updatedAt: at });
  }

  /** Repeating it does nothing. */
  markPaid(packageType: CheckPackage, at: Date): void {
    if (this.paidAt || this.isEnded) return;
    this.become({ paidAt: at, packageType, updatedAt: at });
    if (this.isRunning) this.become({ nextLookAt: at });
  }

  /** The candidate authorized it. @throws DomainError `checks.already_answered` (conflict) */
  authorize(at: Date, candidateEmail: string | null = null): void {
    this.assertAwaiting();
    this.become({ status: 'authorized', authorizedAt: at, candidateEmail, updatedAt: at });
    if (this.isRunning) this.become({ nextLookAt: at });
  }

  /** The candidate declined. @throws DomainError `checks.already_answered` (conflict) */
  decline(at: Date): void {
    this.assertAwaiting();
    this.become({ status: 'declined', updatedAt: at });
  }

  /**
   * The candidate gets a new link, after a no or a lost link. @throws DomainError `checks.already_answered`
   */
  askAgain(at: Date): void {
    if (!mayAskAgain(this)) throw alreadyAnswered();
    this.become({ status: 'awaiting_consent', updatedAt: at });
  }

  /**
   * The agency accepted the order and may have its own page for the candidate. False if it had the order
   * already.
   */
  markOrdered(order: AgencyOrder, nextLookAt: Date, at: Date): boolean {
    if (!this.isRunning || this.externalId !== null) return false;
    this.become({ ...order, nextLookAt, updatedAt: at });
    return true;
  }

  /** The agency names a place or a time. False if it is known already. */
  noteAppointment(appointment: Appointment | null): boolean {
    if (!this.isRunning || appointment === null || isSame(appointment, this.appointment)) return false;
    this.become({ appointment });
    return true;
  }

  /** Not ready. `candidateUrl` is the agency's open page; omit it if the agency could not be reached. */
  lookAgain(nextLookAt: Date, candidateUrl = this.candidateUrl): void {
    if (this.isRunning) this.become({ nextLookAt, candidateUrl });
  }

  /** The report is complete. False if the check no longer waits for it. Idempotent. */
  complete(result: 'clear' | 'concerns', findings: readonly Finding[], at: Date): boolean {
    if (!this.isRunning) return false;
    this.become({
      status: result,
      findings,
      completedAt: at,
      nextLookAt: null,
      candidateUrl: null,
      appointment: null,
      updatedAt: at,
    });
    return true;
  }

  /** The check is no longer needed. A finished one stays. False if nothing changed. */
  cancel(at: Date): boolean {
    if (!mayCancel(this)) return false;
    this.become({
      status: 'canceled',
      liveReferralId: null,
      nextLookAt: null,
      candidateUrl: null,
      appointment: null,
      canceledAt: at,
      updatedAt: at,
    });
    return true;
  }

  private assertAwaiting(): void {
    if (this.status !== 'awaiting_consent') throw alreadyAnswered();
  }

  private become(changes: Partial<Omit<BackgroundCheck, 'id' | 'referralId'>>): void {
    Object.assign(this, changes);
  }
}

export function kindOf(packageType: CheckPackage): CheckKind {
  return packageType === 'drug_test' ? 'drug_test' : 'background_check';
}

function alreadyAnswered(): DomainError {
  return new DomainError(
    'checks.already_answered',
    'conflict',
    'This request has already been answered, and the answer cannot be changed',
  );
}

function isSame(one: Appointment, other: Appointment | null): boolean {
  return (
    other !== null &&
    one.site === other.site &&
    one.address === other.address &&
    one.phone === other.phone &&
    one.until === other.until
  );
}

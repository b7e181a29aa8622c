import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import { assertWorkSaid } from '../../domain/referral/work-done.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { HireWorker } from '../hire/hire-worker.ts';
import type { EmploymentChecks, Offers, ReportAnswer, Rewards } from '../hiring.ts';
import type { ReferralWriter } from './referral-writer.ts';
import type { WaysOut } from './ways-out.ts';

interface RollBackNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly offers: Offers;
  readonly rewards: Rewards;
  readonly employment: EmploymentChecks;
  readonly waysOut: WaysOut;
  readonly billing: Billing;
  readonly hireWorker: HireWorker;
  readonly clock: Clock;
}

interface Undoing extends ReportAnswer {
  /** Only this status is undone, and not what came after it. */
  readonly expected?: ReferralStatus | null;
  /** About a hire (rules.md#i9-kept). */
  readonly worked?: boolean | null;
  readonly lastDay?: string | null;
  /** One of many: a hire ends only with an answer. */
  readonly isOneOfMany?: boolean;
}

/** Undoing them takes the job away: what E-Verify has not decided stands in the way (rules.md#everify-no-adverse-action). */
const ENDS_JOB: readonly ReferralStatus[] = ['offer_signed', 'hired'];
/** Undoing them takes a job or an offer from the worker: a report may stand in the way (rules.md#ways-out). */
const TAKES_OFFER: readonly ReferralStatus[] = ['offer_sent', ...ENDS_JOB];

/** The employer undoes the last change, and with it what it caused (rules.md#undo-takes-back). */
export class RollBack {
  private readonly needs: RollBackNeeds;

  constructor(needs: RollBackNeeds) {
    this.needs = needs;
  }

  /**
   * The restored status.
   * @throws DomainError `hiring.rollback_refused` (422) with a reason of rules.md#rollback-reasons;
   * `hiring.already_referred` (409) when the worker of an undone rejection has been referred again meanwhile;
   * `hiring.moved_on`, `hiring.worked_unsaid`, `hiring.everify_undecided` (409), and as `WaysOut.pass`
   */
  async run(
    id: ReferralId,
    by: UserId,
    { expected = null, worked = null, lastDay = null, isOneOfMany = false, ...report }: Undoing = {},
  ): Promise<ReferralStatus> {
    const undoing = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findOwned(id, by);
      if (expected && referral.status !== expected) throw movedOn();
      if (isOneOfMany) assertWorkSaid(referral.status === 'hired', worked);
      if (TAKES_OFFER.includes(referral.status)) await this.needs.waysOut.pass(id, by, 'undo', report);
      const paidOut = (await this.needs.billing.hasPaidOut(id)) || (await this.needs.rewards.isClaimed(id));
      const changedAt = referral.statusChangedAt;
      const context = { at: this.needs.clock.now(), by };
      const { undone, restored } = referral.rollBack(context, { paidOut }, { worked, lastDay });
      if (ENDS_JOB.includes(undone) && (await this.needs.employment.isUndecided(id))) throw undecided();
      await this.needs.writer.save(referral);
      return { restored, due: await this.takeBack(referral, undone, changedAt) };
    });
    if (undoing.due) await this.needs.billing.present(undoing.due);
    return undoing.restored;
  }

  private async takeBack(
    referral: Referral,
    undone: ReferralStatus,
    changedAt: Date | null,
  ): Promise<PaymentId | null> {
    if (undone === 'offer_sent') {
      await this.needs.offers.withdrawLive(referral.id, 'Sending was undone');
      await this.needs.billing.releaseUnhired(referral.id, 'offer_undone');
    }
    if (undone === 'offer_signed') {
      await this.needs.offers.revokeSigned(referral.id, 'The signature on paper was undone');
      await this.needs.billing.releaseUnhired(referral.id, 'offer_undone');
    }
    // The rejection's refund is final: back at the interview, the employer may make a new offer.
    if (undone === 'rejected' && referral.status === 'interviewing') {
      await this.needs.offers.revokeSigned(referral.id, 'The candidate was rejected in between');
    }
    if (undone === 'hired') await this.needs.billing.undoHire(referral.id);
    if (undone === 'rejected' && referral.status === 'hired' && changedAt)
      return this.needs.hireWorker.restore(referral, changedAt);
    return null;
  }
}

function movedOn(): DomainError {
  return new DomainError('hiring.moved_on', 'conflict', 'This referral has moved on since');
}

function undecided(): DomainError {
  return new DomainError(
    'hiring.everify_undecided',
    'conflict',
    "E-Verify hasn't decided yet, so you can't undo this hire because of it. If it ends for another reason, record the last day on the Form I-9 first.",
  );
}

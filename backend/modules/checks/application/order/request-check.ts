import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AddOnCharges, AddOnItem, Billing, PaymentView } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import {
  BackgroundCheck,
  kindOf,
  type CheckKind,
  type CheckPackage,
} from '../../domain/order/background-check.ts';
import { mayRequest } from '../../domain/order/check-actions.ts';
import type { CertificationCheck } from '../certification/certify-employer.ts';
import type { CheckLifecycle } from './check-lifecycle.ts';
import type { ConsentDispatch } from '../consent/consent-dispatch.ts';
import type { NotifyCheckParties } from '../notify-check-parties.ts';
import type { BackgroundCheckRepository, CheckLog } from '../ports.ts';
import { paidPackage } from './paid-package.ts';
import { assertOpen, lockOwn } from '../referral-access.ts';

interface RequestCheckNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Hiring;
  readonly billing: Billing;
  readonly charges: AddOnCharges;
  readonly checks: BackgroundCheckRepository;
  readonly dispatch: ConsentDispatch;
  readonly lifecycle: CheckLifecycle;
  readonly log: CheckLog;
  readonly certification: CertificationCheck;
  readonly people: NotifyCheckParties;
  readonly clock: Clock;
}

export interface RequestedCheck {
  readonly packageType: CheckPackage;
  /** The place near which a drug test is taken. */
  readonly site: string | null;
}

interface CheckOrder extends RequestedCheck {
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

/**
 * The employer requests a check or a drug test. It costs its package's price, and the candidate is contacted
 * once it is paid (rules.md#check-packages). Repeating it returns the same payment, or a new link after a no
 * or an expired link.
 */
export class RequestCheck {
  private readonly needs: RequestCheckNeeds;

  constructor(needs: RequestCheckNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.under_way`,
   * `checks.package_fixed`, `checks.certification_required` (conflict), and as `AddOnCharges.charge`
   */
  async run(id: ReferralId, by: UserId, { otherCard = false, ...item }: CheckOrder): Promise<PaymentView> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.needs.hiring, id, by);
      assertOpen(referral);
      await this.needs.certification.assertGiven(by);
      const due = await this.ask(referral, item, true);
      if (due && otherCard) await this.needs.billing.askForCard(due);
      return due;
    });
    return this.needs.billing.present(paymentId);
  }

  /**
   * (tx) Starts an add-on that was paid with an offer or a hire. The candidate is not contacted before the
   * employer has certified (rules.md#check-certification). Does nothing if a check exists.
   */
  async begin(referral: ReferralFacts, kind: CheckKind): Promise<void> {
    if (await this.needs.checks.findLive(referral.referralId, kind)) return;
    const packageType = await paidPackage(this.needs.charges, referral.referralId, kind);
    if (!packageType) return;
    const isCertified = await this.needs.certification.isGiven(referral.employerId);
    await this.ask(referral, { packageType, site: null }, isCertified);
    if (!isCertified) await this.needs.people.employer(referral, `${kind}_uncertified`);
  }

  private async ask(
    referral: ReferralFacts,
    item: RequestedCheck,
    isCertified: boolean,
  ): Promise<PaymentId | null> {
    const { packageType } = item;
    const kind = kindOf(packageType);
    const live = await this.needs.checks.findLive(referral.referralId, kind);
    if (!mayRequest(live)) throw underWay(kind);
    live?.changePackage(packageType, this.needs.clock.now());
    const paymentId = await this.needs.charges.charge(referral, addOnOf(packageType));
    const check = await this.usable(live, referral, item, paymentId);
    if (check.status !== 'authorized') {
      if (isCertified && !(await this.needs.dispatch.hasOpen(check))) {
        check.askAgain(this.needs.clock.now());
        await this.needs.dispatch.issue(check);
      }
      await this.needs.checks.save(check);
    }
    if (paymentId === null) await this.needs.lifecycle.paid(check, packageType, referral);
    return paymentId;
  }

  /** A check that was refunded, but is not yet canceled, is replaced by a new one. */
  private async usable(
    live: BackgroundCheck | null,
    { referralId, jobId, employerId }: ReferralFacts,
    item: RequestedCheck,
    paymentId: PaymentId | null,
  ): Promise<BackgroundCheck> {
    if (live && !(live.paidAt && paymentId !== null)) return live;
    if (live) await this.needs.lifecycle.cancel(live, 'system');
    const at = this.needs.clock.now();
    const check = BackgroundCheck.request({ referralId, jobId, employerId, ...item }, at);
    await this.needs.checks.add(check);
    const kind = check.kind === 'drug_test' ? 'test_requested' : 'check_requested';
    await this.needs.log.add({ referralId, kind, actor: 'employer', at });
    return check;
  }
}

function addOnOf(packageType: CheckPackage): AddOnItem {
  return packageType === 'drug_test'
    ? { kind: 'drug_test' }
    : { kind: 'background_check', pack: packageType };
}

function underWay(kind: CheckKind): DomainError {
  return kind === 'drug_test'
    ? new DomainError('checks.under_way', 'conflict', 'This candidate already has a drug test')
    : new DomainError('checks.under_way', 'conflict', 'This candidate already has a background check');
}

import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, CheckCharges, PaymentView } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import { BackgroundCheck, type CheckPackage } from '../domain/background-check.ts';
import type { CheckWork } from './check-work.ts';
import type { ConsentDispatch } from './consent-dispatch.ts';
import type { BackgroundCheckRepository, CheckLog } from './ports.ts';
import { assertOpen, lockOwn } from './referral-access.ts';

/**
 * The employer asks for a check: charged at its package's price, and the candidate is asked when it is paid (rules.md#check-packages).
 * Asking again gives the same payment, or a new link after a no and where the old one has expired.
 */
export class RequestCheck {
  private readonly unitOfWork: UnitOfWork;
  private readonly hiring: Hiring;
  private readonly money: { readonly billing: Billing; readonly charges: CheckCharges };
  private readonly checks: BackgroundCheckRepository;
  private readonly steps: { readonly dispatch: ConsentDispatch; readonly work: CheckWork };
  private readonly log: CheckLog;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    hiring: Hiring,
    money: { readonly billing: Billing; readonly charges: CheckCharges },
    checks: BackgroundCheckRepository,
    steps: { readonly dispatch: ConsentDispatch; readonly work: CheckWork },
    log: CheckLog,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.hiring = hiring;
    this.money = money;
    this.checks = checks;
    this.steps = steps;
    this.log = log;
    this.clock = clock;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`, `checks.referral_closed`, `checks.under_way`,
   * `checks.package_fixed`, and as `CheckCharges.charge`
   */
  async run(id: ReferralId, by: UserId, packageType: CheckPackage): Promise<PaymentView> {
    const paymentId = await this.unitOfWork.transaction(async () => {
      const referral = await lockOwn(this.hiring, id, by);
      assertOpen(referral);
      return this.ask(referral, packageType);
    });
    return this.money.billing.present(paymentId);
  }

  /** (tx) An add-on that was paid with an offer or a hire begins by itself. Nothing where there is a check already. */
  async begin(referral: ReferralFacts): Promise<void> {
    if (await this.checks.findLive(referral.referralId)) return;
    const packageType = await this.money.charges.paidPackage(referral.referralId);
    if (packageType) await this.ask(referral, packageType);
  }

  private async ask(referral: ReferralFacts, packageType: CheckPackage): Promise<PaymentId | null> {
    const standing = await this.checks.findLive(referral.referralId);
    if (standing?.isDone || standing?.isRunning) throw underWay();
    standing?.changePackage(packageType, this.clock.now());
    const paymentId = await this.money.charges.charge(referral, packageType);
    const check = await this.usable(standing, referral, packageType, paymentId);
    if (check.status !== 'authorized') {
      if (!(await this.steps.dispatch.hasOpen(check))) {
        check.askAgain(this.clock.now());
        await this.steps.dispatch.issue(check);
      }
      await this.checks.save(check);
    }
    if (paymentId === null) await this.steps.work.paid(check, packageType, referral);
    return paymentId;
  }

  /** One whose money has gone back, which it has not heard of yet, makes room for a new one. */
  private async usable(
    standing: BackgroundCheck | null,
    { referralId, jobId, employerId }: ReferralFacts,
    packageType: CheckPackage,
    paymentId: PaymentId | null,
  ): Promise<BackgroundCheck> {
    if (standing && !(standing.paidAt && paymentId !== null)) return standing;
    if (standing) await this.steps.work.cancel(standing, 'system');
    const at = this.clock.now();
    const check = BackgroundCheck.request({ referralId, jobId, employerId, packageType }, at);
    await this.checks.add(check);
    await this.log.add({ referralId, kind: 'check_requested', actor: 'employer', at });
    return check;
  }
}

function underWay(): DomainError {
  return new DomainError('checks.under_way', 'conflict', 'This candidate already has a background check');
}

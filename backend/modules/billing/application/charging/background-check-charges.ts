import type { PaymentId, ReferralId } from '#kernel/ids.ts';
import { FeeCalculator } from '../../domain/fee-calculator.ts';
import type { BackgroundPackage } from '../../contract/vocabulary/background-packages.ts';
import type { Obligation } from '../../domain/obligation.ts';
import { addOnDelivered, addOnGivenBack } from '../../domain/postings.ts';
import type { ReferralMoney } from '../billing.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import type { ChargeReferral } from './charge-referral.ts';
import { refund, refundHeld } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';

/** The facade for the money of background checks (rules.md#check-packages). All of it (tx), the referral locked by the caller. */
export interface BackgroundCheckCharges {
  /**
   * Owes the package and opens its payment; null when it is paid already, by itself or with an offer.
   * @throws DomainError `billing.other_check`, `billing.check_in_offer` (conflict)
   */
  charge(referral: ReferralMoney, pack: BackgroundPackage): Promise<PaymentId | null>;
  /** The package that is paid and not delivered, by itself or with an offer or a hire; null where there is none. */
  paidPackage(referralId: ReferralId): Promise<BackgroundPackage | null>;
  /** The report is there: the money is earned. False when nobody pays for it any more. */
  deliver(referralId: ReferralId): Promise<boolean>;
  /** Nobody needs it: called off or refunded. False when a hire has earned it or it was delivered. */
  cancel(referralId: ReferralId): Promise<boolean>;
  /** The agency will not deliver: refunded also after a hire has earned it. False when it was delivered. */
  giveUp(referralId: ReferralId): Promise<boolean>;
}

export class BackgroundCheckChargesFacade implements BackgroundCheckCharges {
  private readonly needs: BillingNeeds;
  private readonly charges: ChargeReferral;

  constructor(needs: BillingNeeds, charges: ChargeReferral) {
    this.needs = needs;
    this.charges = charges;
  }

  charge(referral: ReferralMoney, pack: BackgroundPackage): Promise<PaymentId | null> {
    return this.charges.forCheck(referral, pack);
  }

  async paidPackage(referralId: ReferralId): Promise<BackgroundPackage | null> {
    const owed = await this.standing(referralId);
    if (!owed?.isFunded || owed.state === 'delivered') return null;
    return FeeCalculator.backgroundPackageFor(owed.amount);
  }

  async deliver(referralId: ReferralId): Promise<boolean> {
    const owed = await this.standing(referralId);
    if (!owed?.isFunded) return false;
    const at = this.needs.clock.now();
    const { id: obligationId, employerId, amountCents, state } = owed;
    owed.deliver(at);
    await this.needs.obligations.save([owed]);
    // A hire has moved the money to the company already.
    if (state !== 'held') return true;
    await this.needs.ledger.post(addOnDelivered({ obligationId, referralId, employerId, amountCents, at }));
    return true;
  }

  async cancel(referralId: ReferralId): Promise<boolean> {
    const owed = await this.standing(referralId);
    if (!owed) return true;
    if (owed.state === 'due') await this.callOffUnpaid(owed);
    else if (owed.isRefundable) {
      await refund(this.needs, [{ obligation: owed, amount: owed.amount }], refundHeld);
    } else return false;
    return true;
  }

  async giveUp(referralId: ReferralId): Promise<boolean> {
    const owed = await this.standing(referralId);
    if (owed?.state !== 'committed') return this.cancel(referralId);
    const { id: obligationId, employerId, amountCents } = owed;
    const at = this.needs.clock.now();
    await this.needs.ledger.post(addOnGivenBack({ obligationId, referralId, employerId, amountCents, at }));
    await refund(this.needs, [{ obligation: owed, amount: owed.amount }], refundHeld);
    return true;
  }

  /** One that is part of an unpaid offer belongs to the offer. */
  private async callOffUnpaid(owed: Obligation): Promise<void> {
    const payment = owed.paymentId && (await this.needs.payments.find(owed.paymentId));
    if (payment && payment.purpose !== 'background_check') return;
    owed.void(this.needs.clock.now());
    await this.needs.obligations.save([owed]);
    if (owed.paymentId) await cancelUnpaid(this.needs, owed.paymentId);
  }

  private async standing(referralId: ReferralId): Promise<Obligation | null> {
    const owed = await this.needs.obligations.ofReferral(referralId);
    return owed.find(({ kind, stands }) => kind === 'background_check' && stands) ?? null;
  }
}

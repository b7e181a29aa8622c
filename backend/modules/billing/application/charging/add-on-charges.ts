import type { PaymentId, ReferralId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { AddOnRefundCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import type { AddOnKind } from '../../domain/charging/charge-kind.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import { addOnDelivered } from '../../domain/ledger/postings.ts';
import type { ReferralMoney } from '../billing.ts';
import type { AddOnItem } from './add-on-item.ts';
import { cancelDue } from './cancel-unpaid.ts';
import type { ChargeReferral } from './charge-referral.ts';
import { refund } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * The facade for the money of add-ons: held from the payment on, then earned on delivery or refunded
 * (rules.md#earned-when-delivered). Every method but `isInOffer` is (tx), with the referral locked by the
 * caller.
 */
export interface AddOnCharges {
  /**
   * Owes the item and opens its payment; null if it is already paid, separately or with an offer.
   * @throws DomainError `billing.other_check`, `billing.check_in_offer`, `billing.test_in_offer` (conflict)
   */
  charge(referral: ReferralMoney, item: AddOnItem): Promise<PaymentId | null>;
  /**
   * The price paid for an undelivered add-on, separately or with an offer or a hire; null if there is none.
   */
  paid(referralId: ReferralId, kind: AddOnKind): Promise<Money | null>;
  /** Earns the money of a delivered add-on. False if no one pays for it any longer. */
  deliver(referralId: ReferralId, kind: AddOnKind): Promise<boolean>;
  /**
   * Cancels or refunds an add-on that is not needed or will not be delivered, also after a hire. False if it
   * was delivered.
   */
  cancelOrRefund(referralId: ReferralId, kind: AddOnKind, cause: AddOnRefundCause): Promise<boolean>;
  /** Without a lock: an unpaid offer or hire charges for it, so `charge` refuses it. */
  isInOffer(referralId: ReferralId, kind: AddOnKind): Promise<boolean>;
}

/** Reads without a lock. */
export interface AddOnsInOffer {
  has(referralId: ReferralId, kind: AddOnKind): Promise<boolean>;
}

export class AddOnChargesFacade implements AddOnCharges {
  private readonly needs: BillingNeeds;
  private readonly charges: ChargeReferral;
  private readonly inOffer: AddOnsInOffer;

  constructor(needs: BillingNeeds, charges: ChargeReferral, inOffer: AddOnsInOffer) {
    this.needs = needs;
    this.charges = charges;
    this.inOffer = inOffer;
  }

  isInOffer(referralId: ReferralId, kind: AddOnKind): Promise<boolean> {
    return this.inOffer.has(referralId, kind);
  }

  charge(referral: ReferralMoney, item: AddOnItem): Promise<PaymentId | null> {
    return this.charges.forAddOn(referral, item);
  }

  async paid(referralId: ReferralId, kind: AddOnKind): Promise<Money | null> {
    const owed = await this.live(referralId, kind);
    return owed?.isFunded && owed.state !== 'delivered' ? owed.amount : null;
  }

  async deliver(referralId: ReferralId, kind: AddOnKind): Promise<boolean> {
    const owed = await this.live(referralId, kind);
    if (!owed?.isFunded) return false;
    if (owed.state === 'delivered') return true;
    const at = this.needs.clock.now();
    const { id: obligationId, employerId, amountCents } = owed;
    owed.deliver(at);
    await this.needs.obligations.save([owed]);
    const provider = (await this.needs.ledger.providersOf([obligationId])).get(obligationId) ?? null;
    const about = { obligationId, referralId, employerId, amountCents, provider, at };
    await this.needs.ledger.post(addOnDelivered(about));
    return true;
  }

  async cancelOrRefund(referralId: ReferralId, kind: AddOnKind, cause: AddOnRefundCause): Promise<boolean> {
    const owed = await this.live(referralId, kind);
    if (!owed) return true;
    if (owed.state === 'due') await this.cancelUnpaidAddOn(owed);
    else if (owed.isRefundable) {
      await refund(this.needs, [{ obligation: owed, amount: owed.amount }], cause);
    } else return false;
    return true;
  }

  /** An add-on of an unpaid offer belongs to the offer. */
  private async cancelUnpaidAddOn(owed: Obligation): Promise<void> {
    const payment = owed.paymentId && (await this.needs.payments.find(owed.paymentId));
    if (payment && payment.purpose !== 'background_check' && payment.purpose !== 'drug_test') return;
    await cancelDue(this.needs, [owed]);
  }

  private async live(referralId: ReferralId, kind: AddOnKind): Promise<Obligation | null> {
    const owed = await this.needs.obligations.ofReferral(referralId);
    return owed.find((one) => one.kind === kind && one.stands) ?? null;
  }
}

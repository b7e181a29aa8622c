import type { PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { FeeCalculator, type Quote } from '../../domain/charging/fee-calculator.ts';
import { Obligation } from '../../domain/charging/obligation.ts';
import type { OfferRevision, RevisionQuote } from '../billing.ts';
import { refund, type RefundItem } from '../refunding/refund.ts';
import { inLockOrder } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import { cancelDue } from './cancel-unpaid.ts';
import { bonusOf, funded, wantedOf, type Charge } from './charge.ts';
import type { ChargeReferral } from './charge-referral.ts';
import { freePlatformPart, paidPlatformFee, platformFees } from './platform-fees.ts';

/**
 * Changes a letter's terms: charges increases, refunds decreases, and leaves the rest unchanged
 * (rules.md#amended-offers).
 */
export class ReviseOffer {
  private readonly needs: BillingNeeds;
  private readonly charges: ChargeReferral;

  constructor(needs: BillingNeeds, charges: ChargeReferral) {
    this.needs = needs;
    this.charges = charges;
  }

  async quote(revision: OfferRevision): Promise<RevisionQuote> {
    const existing = await this.needs.obligations.ofReferral(revision.referral.referralId);
    const surplus = surplusOf(revision, existing).map(({ amount }) => amount);
    return { ...quoteOf(revision, existing), refund: Money.sum(surplus) };
  }

  /**
   * (tx) One payment for any increase; null if there is none. @throws DomainError as
   * `FeeCalculator.revisionQuote`
   */
  async run(revision: OfferRevision): Promise<PaymentId | null> {
    const { referral, offerLetterId } = revision;
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const quote = quoteOf(revision, existing);
    await refund(this.needs, surplusOf(revision, existing), 'offer_changed');
    const charge: Charge = {
      purpose: 'offer',
      referral,
      offerLetterId,
      quote,
      existing,
      platformPart: freePlatformPart(existing),
    };
    await this.dropUnwanted(charge);
    return this.charges.open(charge);
  }

  /** Cancels unpaid charges of an earlier version if the new one wants none of them. */
  private async dropUnwanted(charge: Charge): Promise<void> {
    const wanted = wantedOf(charge);
    const due = charge.existing.filter(({ state }) => state === 'due');
    for (const paymentId of inLockOrder(due.flatMap((owed) => owed.paymentId ?? []))) {
      const asked = due.filter((owed) => owed.paymentId === paymentId);
      const payment = await this.needs.payments.find(paymentId);
      const isNeeded = asked.some(({ liveKey }) => wanted.some(({ key }) => key === liveKey));
      if (isNeeded || payment?.offerLetterId !== charge.offerLetterId) continue;
      await cancelDue(this.needs, asked);
    }
  }
}

function quoteOf(
  { referral, offerLetterId, pay, addOns }: OfferRevision,
  existing: readonly Obligation[],
): Quote {
  const key = Obligation.keyOf({ kind: 'letter_fee', offerLetterId, referralId: referral.referralId });
  return FeeCalculator.revisionQuote({
    bonus: bonusOf(referral),
    addOns,
    covered: funded(existing),
    pay,
    paid: {
      letterFee: existing.some((owed) => owed.liveKey === key && owed.isFunded),
      platformFee: paidPlatformFee(existing),
    },
  });
}

/** Refunds the newest addition first, so that the remaining parts are numbered without a gap. */
function surplusOf({ pay, removed }: OfferRevision, existing: readonly Obligation[]): RefundItem[] {
  const dropped = existing.filter(
    ({ kind, isRefundable }) => isRefundable && removed.some((addOn) => addOn === kind),
  );
  const fees = platformFees(existing);
  let surplus = paidPlatformFee(existing).minus(FeeCalculator.platformFee(pay));
  const back: RefundItem[] = dropped.map((obligation) => ({ obligation, amount: obligation.amount }));
  for (const obligation of fees.toReversed()) {
    if (!surplus.isPositive() || !obligation.isRefundable) continue;
    const amount = surplus.isLessThan(obligation.amount) ? surplus : obligation.amount;
    back.push({ obligation, amount });
    surplus = surplus.minus(amount);
  }
  return back;
}

import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { isAddOn, type AddOnKind } from '../../domain/charging/charge-kind.ts';
import { FeeCalculator, type Quote } from '../../domain/charging/fee-calculator.ts';
import { Obligation } from '../../domain/charging/obligation.ts';
import { Payment } from '../../domain/charging/payment.ts';
import type { OfferCharge, ReferralMoney, SignedTerms } from '../billing.ts';
import { inLockOrder } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import type { AddOnItem } from './add-on-item.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import {
  bonusOf,
  funded,
  isSame,
  owe,
  requestFor,
  samePayment,
  shareOf,
  type Charge,
  type Share,
} from './charge.ts';
import { keptLetterFee } from './kept-letter-fee.ts';
import { freePlatformPart, paidPlatformFee } from './platform-fees.ts';

/**
 * Records each of an employer's debts for a referral once, and opens one payment for what is new
 * (rules.md#charged-once).
 */
export class ChargeReferral {
  private readonly needs: BillingNeeds;

  constructor(needs: BillingNeeds) {
    this.needs = needs;
  }

  async quoteOffer(offer: Omit<OfferCharge, 'offerLetterId'>): Promise<Quote> {
    const existing = await this.needs.obligations.ofReferral(offer.referral.referralId);
    return quoteOf(offer, existing, await keptLetterFee(this.needs, existing, offer.unopened));
  }

  async quoteHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null,
  ): Promise<Quote> {
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    return hireQuote(referral, addOns, signed, existing);
  }

  async forOffer(offer: OfferCharge): Promise<PaymentId | null> {
    const { referral, offerLetterId } = offer;
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const letterKey = Obligation.keyOf({
      kind: 'letter_fee',
      offerLetterId,
      referralId: referral.referralId,
    });
    const letter = existing.find((owed) => owed.liveKey === letterKey && owed.isFunded);
    // A repeated request: a retained fee for this letter was paid before the rest of it.
    const rest = existing.find(
      (owed) => owed.offerLetterId === offerLetterId && owed.kind === 'platform_fee',
    );
    if (letter) return (rest?.stands ? rest : letter).paymentId;
    return this.open(await this.chargeOf(offer, existing));
  }

  /**
   * One payment for several letters, in the given order; null if nothing is due.
   * @throws DomainError `billing.charge_too_large` (rule_broken) if one payment cannot carry their sum
   */
  async forOffers(offers: readonly OfferCharge[]): Promise<PaymentId | null> {
    const shares: Share[] = [];
    for (const offer of offers) {
      const existing = await this.needs.obligations.ofReferral(offer.referral.referralId);
      shares.push(shareOf(await this.chargeOf(offer, existing)));
    }
    const due = shares.filter(({ wanted }) => wanted.length > 0);
    FeeCalculator.assertOnePayment(due.map(({ charge }) => charge.quote));
    return due.length === 0 ? null : this.replace(due);
  }

  /** The letter's charge; a fee that was retained for it now belongs to the letter. */
  private async chargeOf(offer: OfferCharge, existing: readonly Obligation[]): Promise<Charge> {
    const { referral, offerLetterId } = offer;
    const kept = await keptLetterFee(this.needs, existing, offer.unopened);
    const quote = quoteOf(offer, existing, kept);
    if (kept) {
      kept.passTo(offerLetterId, this.needs.clock.now());
      await this.needs.obligations.save([kept]);
    }
    return { purpose: 'offer', referral, offerLetterId, quote, existing };
  }

  /** Charges a hire. Any unpaid part of its signed letter is owed again (rules.md#hire-from-signed). */
  async forHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null = null,
  ): Promise<PaymentId | null> {
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const asked = await this.requestedByHire(referral, existing);
    if (asked) return asked;
    const quote = hireQuote(referral, addOns, signed, existing);
    const platformPart = freePlatformPart(existing);
    return this.open({ purpose: 'hire', referral, offerLetterId: null, quote, existing, platformPart });
  }

  async quoteRestored(referral: ReferralMoney, since: Date): Promise<Quote> {
    return restoredQuote(referral, since, await this.needs.obligations.ofReferral(referral.referralId));
  }

  /** Charges a hire whose rejection is undone (rules.md#undone-rejection). */
  async forRestored(referral: ReferralMoney, since: Date): Promise<PaymentId | null> {
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const quote = restoredQuote(referral, since, existing);
    return this.open({ purpose: 'hire', referral, offerLetterId: null, quote, existing });
  }

  /** The hire is recorded and waits for its payment: a repeated request changes nothing. */
  private async requestedByHire(
    { referralId }: ReferralMoney,
    existing: readonly Obligation[],
  ): Promise<PaymentId | null> {
    if (!(await this.needs.settlements.find(referralId))) return null;
    for (const { state, kind, paymentId } of existing) {
      if (state !== 'due' || paymentId === null) continue;
      if (kind === 'bonus' || (await this.needs.payments.find(paymentId))?.purpose === 'hire')
        return paymentId;
    }
    return null;
  }

  async forBonus(referral: ReferralMoney): Promise<PaymentId | null> {
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const owed = existing.find(({ kind, stands }) => kind === 'bonus' && stands);
    if (owed) return owed.paymentId;
    const quote = FeeCalculator.bonusQuote(bonusOf(referral), []);
    return this.open({ purpose: 'bonus', referral, offerLetterId: null, quote, existing });
  }

  /**
   * A check or a test outside an offer; null if it is already paid (rules.md#check-packages).
   * @throws DomainError `billing.other_check`, `billing.check_in_offer`, `billing.test_in_offer` (conflict)
   */
  async forAddOn(referral: ReferralMoney, item: AddOnItem): Promise<PaymentId | null> {
    const existing = await this.needs.obligations.ofReferral(referral.referralId);
    const current = existing.find(({ kind, stands }) => kind === item.kind && stands);
    const quote =
      item.kind === 'background_check'
        ? FeeCalculator.backgroundCheckQuote(item.pack, [])
        : FeeCalculator.drugTestQuote();
    if (current?.isFunded) {
      // Tests have one price: a partly refunded test still counts as paid.
      const isOther = item.kind === 'background_check' && current.amountCents !== quote.total.cents;
      if (isOther) throw anotherCheckIsPaid(current);
      return null;
    }
    const payment = current?.paymentId ? await this.needs.payments.find(current.paymentId) : null;
    if (payment && payment.purpose !== item.kind) throw isInOffer(item);
    return this.open({ purpose: item.kind, referral, offerLetterId: null, quote, existing });
  }

  /** One payment for the quote; null if the quote is empty. */
  async open(charge: Charge): Promise<PaymentId | null> {
    const share = shareOf(charge);
    if (share.wanted.length === 0) return null;
    return samePayment(share.wanted, share.due) ?? this.replace([share]);
  }

  /**
   * Moves unpaid obligations to the new payment and cancels the old one with the rest of its obligations, so
   * that nothing is charged by two open payments.
   */
  private async replace(shares: readonly Share[]): Promise<PaymentId> {
    const replaced: PaymentId[] = [];
    for (const share of shares) replaced.push(...(await this.drop(share)));
    const payment = Payment.open(requestFor(shares), this.needs.clock.now());
    await this.needs.payments.add(payment);
    for (const share of shares) await this.cover(share, payment.id);
    for (const paymentId of inLockOrder(replaced)) await cancelUnpaid(this.needs, paymentId);
    await this.needs.taskQueue.enqueue({
      kind: 'billing.prepare_payment',
      data: { paymentId: payment.id },
    });
    return payment.id;
  }

  /**
   * Returns the payments that the new one replaces, and voids their obligations that are no longer wanted.
   */
  private async drop({ wanted, due }: Share): Promise<PaymentId[]> {
    const at = this.needs.clock.now();
    const replaced = due
      .filter(({ liveKey }) => wanted.some(({ key }) => key === liveKey))
      .flatMap(({ paymentId }) => paymentId ?? []);
    const dropped = due.filter(
      (owed) => replaced.some((id) => id === owed.paymentId) && !wanted.some((line) => isSame(line, owed)),
    );
    for (const owed of dropped) owed.void(at);
    await this.needs.obligations.save(dropped);
    return replaced;
  }

  private async cover({ charge, wanted, due }: Share, paymentId: PaymentId): Promise<void> {
    const at = this.needs.clock.now();
    const kept = due.filter((owed) => wanted.some((line) => isSame(line, owed)));
    const added = wanted
      .filter((line) => !kept.some((owed) => isSame(line, owed)))
      .map((line) => owe(charge, line, at));
    for (const owed of [...kept, ...added]) owed.coverBy(paymentId, at);
    await this.needs.obligations.save(kept);
    await this.needs.obligations.add(added);
  }
}

function anotherCheckIsPaid({ amount }: Obligation): DomainError {
  const pack = FeeCalculator.backgroundPackageFor(amount) ?? 'standard';
  return new DomainError(
    'billing.other_check',
    'conflict',
    `A ${pack} background check is already paid for this candidate. Please choose that package.`,
    { packageType: pack },
  );
}

function isInOffer({ kind }: AddOnItem): DomainError {
  return kind === 'background_check'
    ? new DomainError(
        'billing.check_in_offer',
        'conflict',
        'A background check is part of an unpaid offer. Please pay or withdraw the offer first.',
      )
    : new DomainError(
        'billing.test_in_offer',
        'conflict',
        'A drug test is part of an unpaid offer. Please pay or withdraw the offer first.',
      );
}

function quoteOf(
  { referral, pay, addOns }: Omit<OfferCharge, 'offerLetterId'>,
  existing: readonly Obligation[],
  kept: Obligation | null,
): Quote {
  const charges = { bonus: bonusOf(referral), addOns, covered: funded(existing), pay };
  return FeeCalculator.offerQuote({ ...charges, isFeeKept: kept !== null });
}

function hireQuote(
  referral: ReferralMoney,
  addOns: readonly AddOnKind[],
  signed: SignedTerms | null,
  existing: readonly Obligation[],
): Quote {
  return FeeCalculator.hireQuote({
    bonus: bonusOf(referral),
    addOns: [...addOns, ...(signed?.addOns ?? [])],
    covered: funded(existing),
    ...(signed ? { signed: { pay: signed.pay, paidPlatformFee: paidPlatformFee(existing) } } : {}),
  });
}

/** The bonus, and each add-on that was refunded since then, at its original price. */
function restoredQuote(referral: ReferralMoney, since: Date, existing: readonly Obligation[]): Quote {
  const back = existing.filter(
    ({ kind, state, updatedAt }) => isAddOn(kind) && state === 'refunded' && updatedAt >= since,
  );
  const addOns = back.flatMap(({ kind }) => (isAddOn(kind) ? kind : []));
  const quote = hireQuote(referral, addOns, null, existing);
  const lines = quote.lines.map((line) => {
    const own = back.findLast(({ kind }) => kind === line.kind);
    return own ? { ...line, amount: own.amount } : line;
  });
  return { lines, total: Money.sum(lines.map(({ amount }) => amount)) };
}

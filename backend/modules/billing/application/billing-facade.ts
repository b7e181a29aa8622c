import type { OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UnhiredCause } from '../contract/vocabulary/refunding/refund-causes.ts';
import type { AddOnKind } from '../domain/charging/charge-kind.ts';
import type { Quote } from '../domain/charging/fee-calculator.ts';
import { rewardPaid } from '../domain/ledger/postings.ts';
import type {
  Billing,
  Earnings,
  LetterMoney,
  LetterPayment,
  OfferCharge,
  PaymentView,
  ReferralMoney,
  OfferRevision,
  RevisionQuote,
  SignedTerms,
} from './billing.ts';
import type { BillingReader } from './reporting/billing-reader.ts';
import type { ChargeReferral } from './charging/charge-referral.ts';
import type { ReviseOffer } from './charging/revise-offer.ts';
import { dropDraft } from './charging/drop-draft.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';
import { NOTHING_DUE, paymentView } from './charging/payment-view.ts';
import type { BillingNeeds } from './ports.ts';
import type { PreparePayment } from './charging/prepare-payment.ts';
import type { RefundReferral } from './refunding/refund-referral.ts';
import { letGo } from './bonus/release-milestones.ts';
import type { SettleHire } from './bonus/settle-hire.ts';

export interface BillingUseCases {
  readonly charges: ChargeReferral;
  readonly revisions: ReviseOffer;
  readonly hires: SettleHire;
  readonly refunds: RefundReferral;
  readonly prepare: PreparePayment;
}

interface BillingFacadeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly reader: BillingReader;
  readonly useCases: BillingUseCases;
}

/** The use cases behind the public API of billing. */
export class BillingFacade implements Billing {
  private readonly needs: BillingFacadeNeeds;

  constructor(needs: BillingFacadeNeeds) {
    this.needs = needs;
  }

  quoteOffer(offer: Omit<OfferCharge, 'offerLetterId'>): Promise<Quote> {
    return this.needs.unitOfWork.transaction(() => this.needs.useCases.charges.quoteOffer(offer));
  }

  quoteHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null,
  ): Promise<Quote> {
    return this.needs.unitOfWork.transaction(() =>
      this.needs.useCases.charges.quoteHire(referral, addOns, signed),
    );
  }

  chargeOffer(charge: OfferCharge): Promise<PaymentId | null> {
    return this.needs.useCases.charges.forOffer(charge);
  }

  chargeOffers(charges: readonly OfferCharge[]): Promise<PaymentId | null> {
    return this.needs.useCases.charges.forOffers(charges);
  }

  quoteRevision(revision: OfferRevision): Promise<RevisionQuote> {
    return this.needs.unitOfWork.transaction(() => this.needs.useCases.revisions.quote(revision));
  }

  reviseOffer(revision: OfferRevision): Promise<PaymentId | null> {
    return this.needs.useCases.revisions.run(revision);
  }

  chargeHire(
    referral: ReferralMoney,
    addOns: readonly AddOnKind[],
    signed: SignedTerms | null = null,
  ): Promise<PaymentId | null> {
    return this.needs.useCases.charges.forHire(referral, addOns, signed);
  }

  quoteRestored(referral: ReferralMoney, since: Date): Promise<Quote> {
    return this.needs.unitOfWork.transaction(() =>
      this.needs.useCases.charges.quoteRestored(referral, since),
    );
  }

  chargeRestored(referral: ReferralMoney, since: Date): Promise<PaymentId | null> {
    return this.needs.useCases.charges.forRestored(referral, since);
  }

  dropDraft(referralId: ReferralId, offerLetterId: OfferLetterId): Promise<void> {
    return dropDraft(this.needs.billing, referralId, offerLetterId);
  }

  chargeBonus(referral: ReferralMoney): Promise<PaymentId | null> {
    return this.needs.useCases.charges.forBonus(referral);
  }

  commitHire(referral: ReferralMoney, hiredAt: Date): Promise<void> {
    return this.needs.useCases.hires.commit(referral, hiredAt);
  }

  undoHire(referralId: ReferralId): Promise<void> {
    return this.needs.useCases.hires.undo(referralId);
  }

  releaseUnhired(referralId: ReferralId, cause: UnhiredCause): Promise<void> {
    return this.needs.useCases.refunds.beforeHire(referralId, cause);
  }

  voidMilestones(referralId: ReferralId): Promise<void> {
    return this.needs.useCases.refunds.afterHire(referralId);
  }

  async letMilestonesGo(referralId: ReferralId): Promise<void> {
    const { billing } = this.needs;
    await letGo(billing, await billing.milestones.ofReferral(referralId));
  }

  hasPaidOut(referralId: ReferralId): Promise<boolean> {
    return this.needs.reader.hasPaidOut(referralId);
  }

  askForCard(paymentId: PaymentId): Promise<void> {
    return this.needs.useCases.prepare.withoutSavedCard(paymentId);
  }

  async present(paymentId: PaymentId | null): Promise<PaymentView> {
    if (paymentId === null) return NOTHING_DUE;
    try {
      await this.needs.useCases.prepare.run(paymentId);
    } catch (error) {
      // The charge remains and its task retries: the answer shows a payment that cannot be confirmed yet.
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
    const payment = await this.needs.reader.payment(paymentId);
    if (!payment) return NOTHING_DUE;
    // A bank has taken it back since then: show the payment that now requests the money.
    const owed = payment.status === 'succeeded' ? await this.needs.reader.owedInstead(paymentId) : null;
    return owed ? this.present(owed) : paymentView(payment);
  }

  async moneyOfLetter(offerLetterId: OfferLetterId): Promise<LetterMoney> {
    const { payment, isPaid } = await this.needs.reader.moneyOfLetter(offerLetterId);
    return { payment: payment && paymentView(payment), isPaid };
  }

  async paidForLetter(offerLetterId: OfferLetterId): Promise<readonly LetterPayment[]> {
    const payments = await this.needs.reader.paidForLetter(offerLetterId);
    return payments.map((payment) => {
      // In a payment for several letters, show only this letter's lines.
      const lines = payment.lines.filter(({ of }) => of === undefined || of.offerLetterId === offerLetterId);
      const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
      const { amount, lines: shown } = paymentView({ ...payment, lines, amountCents });
      return { amount, lines: shown, paidAt: payment.paidAt };
    });
  }

  isLetterPaid(offerLetterId: OfferLetterId): Promise<boolean> {
    return this.needs.reader.isLetterPaid(offerLetterId);
  }

  paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>> {
    return this.needs.reader.paidLetters(ids);
  }

  async payReward(reward: {
    rewardId: string;
    userId: UserId;
    referralId: ReferralId;
    amount: Money;
  }): Promise<void> {
    const { rewardId, userId, referralId, amount } = reward;
    const at = this.needs.billing.clock.now();
    const movement = { rewardId, referralId, referrerId: userId, amountCents: amount.cents, at };
    const posting = rewardPaid(movement);
    if (await this.needs.billing.ledger.has(posting.reference)) return;
    await this.needs.billing.ledger.post(posting);
    await this.needs.billing.taskQueue.enqueue({ kind: 'billing.ask_for_tax_form', data: { userId } });
  }

  async earnings(userId: UserId): Promise<Earnings> {
    const { coming, released, available } = await this.needs.reader.earnings(userId);
    return {
      coming: Money.ofCents(coming),
      released: Money.ofCents(released),
      available: Money.ofCents(available),
    };
  }

  async earnedOn(referralId: ReferralId): Promise<Money> {
    return Money.ofCents(await this.needs.reader.earnedOn(referralId));
  }
}

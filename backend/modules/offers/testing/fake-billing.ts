import { newId, type OfferLetterId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type {
  Billing,
  LetterMoney,
  OfferCharge,
  OfferRevision,
  PaymentView,
  Quote,
} from '#modules/billing/index.ts';

type OffersBilling = Pick<
  Billing,
  | 'quoteOffer'
  | 'chargeOffer'
  | 'reviseOffer'
  | 'askForCard'
  | 'present'
  | 'moneyOfLetter'
  | 'isLetterPaid'
  | 'paidLetters'
  | 'releaseUnhired'
  | 'dropDraft'
>;

const QUOTE: Quote = {
  lines: [{ kind: 'letter_fee', label: 'Offer letter and digital signing', amount: Money.ofDollars(25) }],
  total: Money.ofDollars(25),
};

/** The fake billing for offers; a test marks letters as paid. */
export class FakeBilling implements OffersBilling {
  readonly charges: OfferCharge[] = [];
  readonly revisions: OfferRevision[] = [];
  readonly otherCards: PaymentId[] = [];
  /** New terms have to be paid before they go out. */
  revisionCosts = false;
  readonly released: ReferralId[] = [];
  readonly dropped: OfferLetterId[] = [];
  /** The letters whose payment was queried individually. */
  readonly requestedAlone: OfferLetterId[] = [];
  readonly paid = new Set<OfferLetterId>();
  /** Referrals whose release fails. */
  readonly unreachable = new Set<ReferralId>();
  private readonly payments = new Map<OfferLetterId, PaymentView>();

  async quoteOffer(): Promise<Quote> {
    return QUOTE;
  }

  async chargeOffer(charge: OfferCharge): Promise<PaymentId | null> {
    const id = newId<'payment'>();
    this.charges.push(charge);
    this.payments.set(charge.offerLetterId, {
      id,
      paymentIntentId: `pi_${id}`,
      status: 'requires_payment',
      amount: QUOTE.total.toDollars(),
      currency: 'usd',
      clientSecret: 'secret',
      actions: ['pay'],
      lines: [],
    });
    return id;
  }

  async reviseOffer(revision: OfferRevision): Promise<PaymentId | null> {
    this.revisions.push(revision);
    if (this.revisionCosts) this.paid.delete(revision.offerLetterId);
    return null;
  }

  async askForCard(id: PaymentId): Promise<void> {
    this.otherCards.push(id);
  }

  async present(id: PaymentId | null): Promise<PaymentView> {
    const payment = [...this.payments.values()].find((view) => view.id === id);
    if (!payment) throw new Error('Nothing was charged');
    return payment;
  }

  async moneyOfLetter(id: OfferLetterId): Promise<LetterMoney> {
    return { payment: this.payments.get(id) ?? null, isPaid: this.paid.has(id) };
  }

  async isLetterPaid(id: OfferLetterId): Promise<boolean> {
    this.requestedAlone.push(id);
    return this.paid.has(id);
  }

  async paidLetters(ids: readonly OfferLetterId[]): Promise<ReadonlySet<OfferLetterId>> {
    return new Set(ids.filter((id) => this.paid.has(id)));
  }

  async dropDraft(_: ReferralId, id: OfferLetterId): Promise<void> {
    this.dropped.push(id);
  }

  async releaseUnhired(id: ReferralId): Promise<void> {
    if (this.unreachable.has(id)) throw new Error('Billing is unreachable');
    this.released.push(id);
  }
}

import { asId, type PaymentId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { AddOnKind, Billing, PaymentView, ReferralMoney, SignedTerms } from '#modules/billing/index.ts';
import type { Notification, Notifier, TextMessage } from '#modules/notifications/index.ts';
import type { Offers, Rewards } from '../application/hiring.ts';

export class RecordedMessages implements Notifier {
  readonly notifications: Notification[] = [];
  readonly texts: TextMessage[] = [];

  async notify(notification: Notification): Promise<void> {
    this.notifications.push(notification);
  }

  async text(message: TextMessage): Promise<void> {
    this.texts.push(message);
  }

  async takeBack(): Promise<void> {}
}

const PAYMENT = asId<'payment'>('payment-1');

const nothingDue: PaymentView = {
  id: null,
  paymentIntentId: null,
  status: 'succeeded',
  amount: '0.00',
  currency: 'usd',
  clientSecret: null,
  actions: [],
  lines: [],
};

const unasked = async (): Promise<never> => {
  throw new Error('Hiring does not ask for this');
};

/** Writes down what it was asked, in order; money itself is billing's to test. */
export class RecordedBilling implements Billing {
  readonly calls: string[] = [];
  paidOut = false;
  /** The payment that a charge opens; null when everything is covered. */
  due: PaymentId | null = PAYMENT;

  async chargeHire(
    _money: ReferralMoney,
    addOns: readonly string[],
    signed: SignedTerms | null = null,
  ): Promise<PaymentId | null> {
    const ofLetter = signed ? ['signed', ...signed.addOns] : [];
    this.calls.push(['chargeHire', ...addOns, ...ofLetter].join(' '));
    return this.due;
  }

  async chargeRestored(): Promise<PaymentId | null> {
    this.calls.push('chargeRestored');
    return this.due;
  }

  async chargeBonus(): Promise<PaymentId | null> {
    this.calls.push('chargeBonus');
    return this.due;
  }

  async askForCard(): Promise<void> {
    this.calls.push('askForCard');
  }

  async commitHire(): Promise<void> {
    this.calls.push('commitHire');
  }

  async undoHire(): Promise<void> {
    this.calls.push('undoHire');
  }

  async releaseUnhired(): Promise<void> {
    this.calls.push('releaseUnhired');
  }

  async voidMilestones(): Promise<void> {
    this.calls.push('voidMilestones');
  }

  async letMilestonesGo(): Promise<void> {
    this.calls.push('letMilestonesGo');
  }

  async hasPaidOut(): Promise<boolean> {
    return this.paidOut;
  }

  async present(id: PaymentId | null): Promise<PaymentView> {
    this.calls.push('present');
    return id === null ? nothingDue : { ...nothingDue, id, status: 'requires_payment', amount: '500.00' };
  }

  // Hiring never calls these.
  readonly quoteOffer = unasked;
  readonly quoteHire = unasked;
  readonly quoteRestored = unasked;
  readonly chargeOffer = unasked;
  readonly chargeOffers = unasked;
  readonly paidForLetter = unasked;
  readonly dropDraft = unasked;
  readonly quoteRevision = unasked;
  readonly reviseOffer = unasked;
  readonly moneyOfLetter = unasked;
  readonly isLetterPaid = unasked;
  readonly paidLetters = unasked;
  readonly payReward = unasked;
  readonly earnedOn = unasked;
  readonly earnings = unasked;
}

export class RecordedOffers implements Offers {
  readonly calls: string[] = [];
  awaiting = false;
  signed: SignedTerms | null = null;
  /** The start date in the signed letter. */
  startDate: string | null = null;

  async awaitsSignature(): Promise<boolean> {
    return this.awaiting;
  }

  async signedTerms(): Promise<SignedTerms | null> {
    return this.signed;
  }

  async endDraft(_: ReferralId, hiredWith: readonly AddOnKind[]): Promise<void> {
    this.calls.push(['endDraft', ...hiredWith].join(' '));
  }

  async agreedStart(): Promise<string | null> {
    return this.startDate;
  }

  async signedLetter(): Promise<null> {
    return null;
  }

  async sendDraft(): Promise<void> {
    this.calls.push('sendDraft');
  }

  async revokeSigned(): Promise<void> {
    this.calls.push('revokeSigned');
  }

  async withdrawLive(): Promise<void> {
    this.calls.push('withdrawLive');
  }
}

export class FakeRewards implements Rewards {
  claimed = false;

  async isClaimed(): Promise<boolean> {
    return this.claimed;
  }

  async nextReward(_referrerId: UserId): Promise<Money> {
    return Money.ofDollars('50.00');
  }
}

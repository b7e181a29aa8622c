import { newId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { stripePaymentProvider } from '../../adapters/stripe/provider/stripe-payment-provider.ts';
import type { ReferralMoney } from '../../application/billing.ts';
import type { RevenueSource } from '../../contract/vocabulary/ledger/ledger.ts';
import type { AddOnKind } from '../../domain/charging/charge-kind.ts';
import { BillingFixture } from '../billing-fixture.ts';
import { StripeStandIn } from '../stripe/stripe-stand-in.ts';
import { TEST_NUMBERS } from '../stripe/stripe-charges.ts';
import type { Thing } from '../stripe/stripe-objects.ts';

const SECRET = 'whsec_test';
const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const REFUNDS = {
  name: 'test-refunds',
  text: `select r.status, r.attempts, r.amount_cents::float8 as cents from refunds r join payments p on p.id = r.payment_id
    where p.employer_id = $1 order by r.position`,
};
const CAUSES = {
  name: 'test-refund-causes',
  text: `select r.cause from refunds r join payments p on p.id = r.payment_id where p.employer_id = $1 order by r.position`,
};
const SETTLED = {
  name: 'test-settled-refunds',
  text: `select coalesce(sum(r.amount_cents), 0)::float8 as cents from refunds r join payments p on p.id = r.payment_id
    where p.provider_payment_id = $1 and r.status = 'settled'`,
};
const BALANCE = {
  name: 'test-balance',
  text: `select coalesce(sum(amount_cents), 0)::float8 as cents from ledger_entries where account = $1`,
};

/** Refunds through Stripe, whose stand-in delivers events on demand. */
export class StripeRefunds {
  readonly fixture: BillingFixture;
  readonly standIn: StripeStandIn;

  private constructor(fixture: BillingFixture, standIn: StripeStandIn) {
    this.fixture = fixture;
    this.standIn = standIn;
  }

  static async open(): Promise<StripeRefunds> {
    const standIn = await StripeStandIn.start();
    const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: SECRET };
    const opened: { fixture?: BillingFixture } = {};
    const now = () => opened.fixture?.now ?? new Date(0);
    const provider = stripePaymentProvider({ ...settings, apiBase: standIn.url }, { now });
    const fixture = await BillingFixture.open({ provider });
    opened.fixture = fixture;
    standIn.api.objects.now = () => fixture.now;
    return new StripeRefunds(fixture, standIn);
  }

  async stop(): Promise<void> {
    await this.fixture.stop();
    await this.standIn.stop();
  }

  /** Delivers all new events, newest first, each this many times. */
  async tell(times = 1): Promise<void> {
    const receive = this.fixture.parts.receiveEvent;
    await this.standIn.deliver(({ raw, signature }) => receive.run(raw, signature), {
      secret: SECRET,
      arrange: (events) =>
        Array.from({ length: times }, () => events)
          .flat()
          .toReversed(),
    });
  }

  /** A letter of $925: $25 for itself, $400 for the platform, and a bonus of $500. */
  async paid(
    number: string = TEST_NUMBERS.succeeds,
    addOns: readonly AddOnKind[] = [],
  ): Promise<{ referral: ReferralMoney; intent: string }> {
    const { fixture } = this;
    const referral = await fixture.referral();
    await this.saveCard(referral, number);
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns, unopened: [] }),
    );
    return { referral, intent: await this.charged(paymentId) };
  }

  async saveCard({ employerId }: ReferralMoney, number: string = TEST_NUMBERS.succeeds): Promise<void> {
    const { fixture } = this;
    const card = this.standIn.addCard(await fixture.parts.customers.idOf(employerId), number);
    const facts = { type: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 } as const;
    await fixture.parts.customerStore.addCard(employerId, 'stripe', { id: card, ...facts }, fixture.now);
  }

  /** Pays with the saved card. */
  async charged(paymentId: PaymentId | null): Promise<string> {
    const { paymentIntentId } = await this.fixture.billing.present(paymentId);
    return paymentIntentId ?? '';
  }

  /** Refunds held money. */
  async refundReferral({ referralId }: ReferralMoney): Promise<void> {
    await this.fixture.inReferral(referralId, (billing) =>
      billing.releaseUnhired(referralId, 'offer_withdrawn'),
    );
    await this.fixture.settle();
  }

  /** Refunds in Stripe's dashboard. */
  refundAtDashboard(intent: string, cents: number): void {
    const { status } = this.standIn.api.charges.refund({ payment_intent: intent, amount: cents });
    if (status !== 200) throw new Error(`Stripe does not give ${cents} back`);
  }

  /** Stripe's refunds, newest first. */
  made(intent: string): Thing[] {
    return this.standIn.api.objects.list('refund', { payment_intent: intent });
  }

  /** Cents that were refunded and not returned, by both sides' books. */
  async returned(intent: string): Promise<{ atStripe: number; inBooks: number }> {
    const arrived = this.made(intent).filter(({ status }) => status !== 'failed');
    const atStripe = arrived.reduce((sum, { amount }) => sum + Number(amount), 0);
    const inBooks = (await this.fixture.sql.row<{ cents: number }>(SETTLED, [intent]))?.cents ?? 0;
    return { atStripe, inBooks };
  }

  refunds({ employerId }: ReferralMoney): Promise<unknown[]> {
    return this.fixture.sql.rows(REFUNDS, [employerId]);
  }

  async causes({ employerId }: ReferralMoney): Promise<string[]> {
    const rows = await this.fixture.sql.rows<{ cause: string }>(CAUSES, [employerId]);
    return rows.map(({ cause }) => cause);
  }

  pendingOf({ employerId }: ReferralMoney): Promise<number> {
    return this.balance(`refunds_pending:${employerId}`);
  }

  heldOf({ employerId }: ReferralMoney): Promise<number> {
    return this.balance(`employer_held:${employerId}`);
  }

  expense(): Promise<number> {
    return this.balance('refund_expense');
  }

  async bonusOf({ referrerId }: ReferralMoney): Promise<{ available: number; coming: number }> {
    const available = await this.balance(`referrer_available:${referrerId}`);
    return { available, coming: await this.balance(`referrer_committed:${referrerId}`) };
  }

  /** Minus the cost of lost disputes. */
  lost(): Promise<number> {
    return this.balance('dispute_loss');
  }

  earned(source: RevenueSource): Promise<number> {
    return this.balance(`revenue:${source}`);
  }

  /** Excludes abandoned refunds: an earlier test has left one to a person. */
  async problems(): Promise<readonly string[]> {
    const { problems } = await this.fixture.check();
    return problems.filter((problem) => !problem.endsWith('has failed and is not tried again'));
  }

  private async balance(account: string): Promise<number> {
    return (await this.fixture.sql.row<{ cents: number }>(BALANCE, [account]))?.cents ?? 0;
  }
}

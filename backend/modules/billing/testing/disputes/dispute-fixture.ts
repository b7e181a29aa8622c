import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Statement } from '#platform/persistence/sql.ts';
import type { ReferralMoney } from '../../application/billing.ts';
import { SUCCEEDING_CARD, type BillingFixture } from '../billing-fixture.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const DISPUTE = {
  name: 'test-dispute',
  text: `select d.id from sandbox_disputes d join sandbox_payment_intents i on i.id = d.payment_intent_id
    join sandbox_customers c on c.id = i.customer_id where c.reference = $1`,
};
const INTENT = {
  name: 'test-intent',
  text: `select provider_payment_id as id from payments where employer_id = $1 and status = 'succeeded'`,
};
const PAYMENT = {
  name: 'test-disputed-payment',
  text: `select id from payments where employer_id = $1 and status = 'succeeded'`,
};
/** The company's cost of disputes, and its money held by them. */
const BALANCES: Statement = {
  name: 'test-company-balances',
  text: `select coalesce(sum(balance_cents) filter (where type = 'dispute_loss'), 0)::float8 as loss,
      coalesce(sum(balance_cents) filter (where type = 'disputes'), 0)::float8 as disputes,
      (select coalesce(sum(e.amount_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where e.account = 'provider_fees' and t.reference like 'dispute:%')::float8 as fees,
      coalesce(sum(balance_cents) filter (where type = 'employer_held'), 0)::float8 as held,
      coalesce(sum(balance_cents) filter (where type = 'refunds_pending'), 0)::float8 as refunds
    from ledger_accounts`,
};

/**
 * Payments that their owners dispute, banks that decide, and changes of the company's money since the test
 * began.
 */
export class DisputeFixture {
  private readonly fixture: BillingFixture;
  private readonly balances: Statement;
  private before: Record<string, number> = {};

  constructor(fixture: BillingFixture, balances = BALANCES) {
    this.fixture = fixture;
    this.balances = balances;
  }

  async begin(): Promise<void> {
    this.before = await this.company();
  }

  /** The balances that have changed, with the difference. */
  async changes(): Promise<Record<string, number>> {
    const now = Object.entries(await this.company()).map(
      ([name, cents]) => [name, cents - (this.before[name] ?? 0)] as const,
    );
    return Object.fromEntries(now.filter(([, cents]) => cents !== 0));
  }

  async bonus({ referrerId }: ReferralMoney): Promise<{ available: number; coming: number }> {
    if (!referrerId) throw new Error('Somebody referred');
    const { available, coming } = await this.fixture.billing.earnings(referrerId);
    return { available: available.cents, coming: coming.cents };
  }

  told({ referralId }: ReferralMoney): string[] {
    return this.fixture.work.about(referralId).filter((name) => name.startsWith('billing.bonus_'));
  }

  /** The events of the dispute about the referral's only payment. */
  async toldOfDispute(referral: ReferralMoney): Promise<string[]> {
    const id = await this.idOf(PAYMENT, referral);
    return this.fixture.work.about(id).filter((name) => name.startsWith('billing.dispute_'));
  }

  intentOf(referral: ReferralMoney): Promise<string> {
    return this.idOf(INTENT, referral);
  }

  disputed(referral: ReferralMoney): Promise<string> {
    return this.idOf(DISPUTE, referral);
  }

  /** Disputes like a card's owner, long after the payment. */
  async dispute(referral: ReferralMoney): Promise<void> {
    const intent = await this.intentOf(referral);
    await this.fixture.unitOfWork.transaction(() => this.fixture.sandbox.disputes.open(intent));
    await this.fixture.settle();
  }

  async decide(referral: ReferralMoney, outcome: 'won' | 'lost'): Promise<void> {
    await this.fixture.sandbox.disputes.decide(await this.disputed(referral), outcome);
    await this.fixture.settle();
  }

  async hired(card = SUCCEEDING_CARD): Promise<ReferralMoney> {
    const { fixture } = this;
    const referral = await fixture.referral();
    const { referralId } = referral;
    await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
    const paymentId = await fixture.inReferral(referralId, (billing) => billing.chargeHire(referral, []));
    await fixture.pay(paymentId, card);
    await fixture.settle();
    return referral;
  }

  async offered(card = SUCCEEDING_CARD, employerId?: UserId): Promise<ReferralMoney> {
    const { fixture } = this;
    const referral = await fixture.referral(employerId && { employerId });
    const asked = { referral, offerLetterId: newId<'offer_letter'>(), pay: PAY };
    const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ ...asked, addOns: ['drug_test'], unopened: [] }),
    );
    await fixture.pay(paymentId, card);
    await fixture.settle();
    return referral;
  }

  private async company(): Promise<Record<string, number>> {
    return (await this.fixture.sql.row<Record<string, number>>(this.balances)) ?? {};
  }

  private async idOf(statement: Statement, { employerId }: ReferralMoney): Promise<string> {
    return (await this.fixture.sql.row<{ id: string }>(statement, [employerId]))?.id ?? '';
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { awaitInvoiceConsumer } from '../../adapters/queue/billing-consumers.ts';
import { stripeTax } from '../../adapters/stripe/invoicing/stripe-tax.ts';
import { SANDBOX_BANK } from '../../contract/index.ts';
import { IdentityBilledParties } from '../../adapters/identity/identity-billed-parties.ts';
import { SqlBillingProfiles } from '../../adapters/persistence/invoicing/sql-billing-profiles.ts';
import { BillingFixture, DISPUTING_CARD } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/disputes/dispute-fixture.ts';
import { StripeTaxStandIn } from '../../testing/invoicing/stripe-tax-stand-in.ts';
import type { ReferralMoney } from '../billing.ts';
import { AwaitInvoice } from './await-invoice.ts';

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };
const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const IN_TEXAS = {
  name: 'Hill Country Builders',
  attention: '',
  street: '12 Main St',
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'US' as const,
  poNumber: '',
};
const DOCUMENTS = {
  name: 'test-taxed-documents',
  text: `select series || '-' || lpad(number::text, 6, '0') as number, kind, total_cents::float8 as total,
      tax_cents::float8 as tax from invoices where employer_id = $1 order by id`,
};
const PAYABLE = {
  name: 'test-tax-payable',
  text: `select balance_cents::float8 as cents from ledger_balances where type = 'tax_payable' and provider = 'sandbox'`,
};

describe('the tax service', () => {
  let standIn: StripeTaxStandIn;
  let fixture: BillingFixture;
  let disputes: DisputeFixture;
  beforeAll(async () => {
    standIn = await StripeTaxStandIn.start();
    fixture = await BillingFixture.open({ tax: stripeTax({ ...KEYS, apiBase: standIn.url }, systemClock) });
    disputes = new DisputeFixture(fixture);
  });
  afterAll(async () => {
    await fixture.stop();
    await standIn.stop();
  });

  async function inTexas(): Promise<UserId> {
    const employerId = await fixture.user('employer');
    const { holderId } = await new IdentityBilledParties(fixture.outside.accounts).of(employerId);
    const at = fixture.platform.clock.now();
    await fixture.unitOfWork.transaction(() =>
      new SqlBillingProfiles(fixture.sql).keep(holderId, IN_TEXAS, employerId, at),
    );
    return employerId;
  }
  /** Bonus $500, platform fee $400, drug test $50 and letter $25. */
  const offered = async (card?: typeof DISPUTING_CARD): Promise<ReferralMoney> =>
    disputes.offered(card, await inTexas());
  /** Bills and declares everything that has happened since. */
  async function bill(): Promise<void> {
    const consumer = awaitInvoiceConsumer(new AwaitInvoice(fixture.parts.invoices, fixture.work));
    for (const event of fixture.work.published.splice(0)) await consumer.handle(event);
    for (let times = 0; times < 3; times += 1) await fixture.settle();
  }
  const documentsOf = ({ employerId }: ReferralMoney) =>
    fixture.sql.rows<{ number: string; total: number; tax: number }>(DOCUMENTS, [employerId]);
  async function declaredOf(referral: ReferralMoney) {
    const numbers = (await documentsOf(referral)).map(({ number }) => number);
    const told = new Map(standIn.declared);
    return numbers.map((number) => told.get(number));
  }
  const payable = async () => (await fixture.sql.row<{ cents: number }>(PAYABLE))?.cents ?? 0;

  it('sales and their refunds are declared to the tax service, but bonuses are not', async () => {
    const before = await payable();
    const referral = await offered();
    const { referralId } = referral;
    await fixture.inReferral(referralId, (billing) => billing.releaseUnhired(referralId, 'offer_withdrawn'));
    await bill();
    expect(await documentsOf(referral)).toMatchObject([
      { kind: 'invoice', total: 975_00, tax: 36_20 },
      { kind: 'credit_note', total: 950_00, tax: 35_27 },
    ]);
    expect(await declaredOf(referral)).toEqual([475_00, -462_82]);
    expect(await payable()).toBe(before + 93);
  });

  it('a payment repeated after a bank’s return is declared like the first one, without the bonus', async () => {
    const before = await payable();
    const employerId = await inTexas();
    const referral = await fixture.referral({ employerId });
    const { referralId } = referral;
    const offer = { referral, offerLetterId: newId<'offer_letter'>(), pay: PAY, addOns: [], unopened: [] };
    const ask = () => fixture.inReferral(referralId, (billing) => billing.chargeOffer(offer));
    await fixture.debit(await ask(), SANDBOX_BANK.returns);
    for (const days of [4, 3]) await fixture.advance(days * 24);
    await bill();
    expect(await payable()).toBe(before);
    await fixture.pay(await ask());
    await bill();
    expect(await documentsOf(referral)).toMatchObject([
      { kind: 'invoice', total: 925_00, tax: 32_39 },
      { kind: 'credit_note', total: 925_00, tax: 32_39 },
      { kind: 'invoice', total: 925_00, tax: 32_39 },
    ]);
    expect(await declaredOf(referral)).toEqual([425_00, -425_00, 425_00]);
  });

  it('a charge repeated after a lost dispute is declared, and so are its refunds', async () => {
    const before = await payable();
    const referral = await offered(DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    await bill();
    expect(await declaredOf(referral)).toEqual([475_00, -475_00]);
    expect(await payable()).toBe(before);
    await disputes.decide(referral, 'won');
    await bill();
    expect(await documentsOf(referral)).toMatchObject([
      { kind: 'invoice', total: 975_00, tax: 36_20 },
      { kind: 'credit_note', total: 975_00, tax: 36_20 },
      { kind: 'invoice', total: 975_00, tax: 36_20 },
      { kind: 'credit_note', total: 950_00, tax: 35_27 },
    ]);
    expect(await declaredOf(referral)).toEqual([475_00, -475_00, 475_00, -462_82]);
    expect(await payable()).toBe(before + 93);
  });
});

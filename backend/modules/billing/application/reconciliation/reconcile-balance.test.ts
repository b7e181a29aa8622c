import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { SqlDifferences } from '../../adapters/persistence/reconciliation/sql-differences.ts';
import { SqlProviderBalance } from '../../adapters/persistence/reconciliation/sql-provider-balance.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';
import type { BalanceTransaction } from '../provider/balance-transaction.ts';
import { ProviderUnavailable } from '../provider/payment-provider.ts';
import { ReconcileBalance } from './reconcile-balance.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
/** The fee for the $925 of a letter, with the $500 of the bonus. */
const CARD_FEE = 27_13;
const BALANCES = {
  name: 'test-balances',
  text: `select (select -balance_cents from ledger_balances where account = 'provider_fees' and provider = 'sandbox')::float8
      as fees,
    (select -balance_cents from ledger_balances where account = 'company_bank' and provider = 'sandbox')::float8 as bank`,
};
const change = (text: string) => ({ name: `test-${newId()}`, text });

describe('reconciliation with the provider', () => {
  let fixture: BillingFixture;
  let referral: ReferralMoney;

  beforeEach(async () => {
    fixture = await BillingFixture.open();
    referral = await fixture.referral();
  });
  afterEach(() => fixture.stop());

  const charge = async (): Promise<PaymentId | null> =>
    fixture.inReferral(referral.referralId, (billing) =>
      billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
    );
  const balances = () => fixture.sql.row<{ fees: number; bank: number }>(BALANCES);
  const problems = async () => (await fixture.check()).problems;
  const line = (fields: Partial<BalanceTransaction>): BalanceTransaction => {
    const id = `txn_${newId()}`;
    const rest = { kind: 'other', about: id, amountCents: 0, feeCents: 0, refundTry: null } as const;
    return { id, ...rest, createdAt: fixture.now, ...fields };
  };
  /** A provider with these pages; null is an outage. */
  const reading = (pages: (readonly BalanceTransaction[] | null)[], asked: (string | null)[] = []) =>
    new ReconcileBalance({
      unitOfWork: fixture.unitOfWork,
      balance: new SqlProviderBalance(fixture.sql),
      differences: new SqlDifferences(fixture.sql),
      events: fixture.work,
      ledger: fixture.parts.billing.ledger,
      clock: { now: () => fixture.now },
      provider: {
        name: 'sandbox',
        listBalance: async (_since, after) => {
          asked.push(after);
          const transactions = pages[Number(after ?? 0)];
          if (!transactions) throw new ProviderUnavailable('No answer');
          const next = Number(after ?? 0) + 1;
          return { transactions, next: next < pages.length ? String(next) : null };
        },
      },
    });

  it('the provider’s fees are booked once, even if they are read repeatedly', async () => {
    await fixture.pay(await charge());
    await fixture.advance(25);
    expect(await balances()).toEqual({ fees: CARD_FEE, bank: 0 });
    await fixture.advance(25);
    expect(await balances()).toEqual({ fees: CARD_FEE, bank: 0 });
    expect(await problems()).toEqual([]);
  });

  it('the books agree after refunds, a returned refund, disputes, and releases', async () => {
    await fixture.pay(await charge());
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    await fixture.advance(49);
    await fixture.advance(49);
    expect(await balances()).toEqual({ fees: CARD_FEE, bank: 0 });
    expect(await problems()).toEqual([]);
  });

  it('monthly fees and payouts to the company’s bank are booked, and returned payouts are reversed', async () => {
    const lines = [
      line({ kind: 'fee', amountCents: -12_34 }),
      line({ kind: 'company_payout', amountCents: -100_00 }),
      line({ kind: 'company_payout', amountCents: 30_00 }),
      line({ kind: 'dispute', amountCents: -5_00, feeCents: 15_00 }),
    ];
    expect(await reading([lines]).run()).toBe(4);
    expect(await balances()).toEqual({ fees: 12_34, bank: 70_00 });
  });

  it('reconciliation runs daily, resumes at the page where it stopped, and books no line twice', async () => {
    const one = line({ kind: 'fee', amountCents: -1_00 });
    const two = line({ kind: 'fee', amountCents: -2_00 });
    const asked: (string | null)[] = [];
    expect(await reading([[one], null], asked).run()).toBe(1);
    expect(await balances()).toMatchObject({ fees: 1_00 });
    expect(await reading([[one], [one, two]], asked).run()).toBe(1);
    expect(await reading([[one], [two]], asked).run()).toBe(0);
    expect(asked).toEqual([null, '1', '1']);
    fixture.now = new Date(fixture.now.getTime() + 24 * 3_600_000);
    expect(await reading([[one], [two]], asked).run()).toBe(0);
    expect(asked).toEqual([null, '1', '1', null, '1']);
    expect(await balances()).toMatchObject({ fees: 3_00 });
  });

  it('reconciliation shows one-sided movements and different amounts', async () => {
    await fixture.pay(await charge());
    await fixture.sql.rows(
      change(
        `update sandbox_balance_transactions set amount_cents = amount_cents - 100 where kind = 'charge'`,
      ),
    );
    await fixture.sql.rows(
      change(
        `insert into sandbox_balance_transactions (kind, about, amount_cents) values ('refund', 're_lost', -777)`,
      ),
    );
    await fixture.advance(25);
    await fixture.advance(25);
    const found = (await problems()).toSorted();
    expect(found).toEqual([
      expect.stringMatching(
        /^Balance of sandbox: pi_\w+ is of another amount, 92400 cents at the provider and 92500/,
      ),
      'Balance of sandbox: re_lost is known to the provider alone, -777 cents at the provider and 0 here',
    ]);
  });

  it('a line that cannot be booked blocks no other, and is booked as soon as it can be', async () => {
    await fixture.sql.rows(
      change(`create function spoiled_line() returns trigger language plpgsql as $f$
        begin if new.amount_cents = -777 then raise exception 'a bad row'; end if; return new; end $f$`),
    );
    await fixture.sql.rows(
      change(
        `create trigger spoiled_line before insert on balance_transactions for each row execute function spoiled_line()`,
      ),
    );
    const fee = (amountCents: number) => line({ kind: 'fee', amountCents });
    const pages = [[fee(-100), fee(-777), fee(-200)], [fee(-300)]];
    const asked: (string | null)[] = [];
    await expect(reading(pages, asked).run()).rejects.toThrow('a bad row');
    expect(await balances()).toEqual({ fees: 600, bank: 0 });
    await fixture.sql.rows(change('drop trigger spoiled_line on balance_transactions'));
    await reading(pages, asked).run();
    expect(await balances()).toEqual({ fees: 1377, bank: 0 });
    expect(asked).toEqual([null, '1', null, '1']);
    expect(await reading(pages).run()).toBe(0);
  });

  it('a movement known only here is shown, but not within the first hour', async () => {
    await fixture.pay(await charge());
    await fixture.sql.rows(change('delete from sandbox_balance_transactions'));
    await fixture.advance(1 / 60);
    expect(await problems()).toEqual([]);
    await fixture.advance(25);
    expect(await problems()).toEqual([
      expect.stringMatching(/ is known here alone, 0 cents at the provider and 92500 here$/),
    ]);
  });

  it('reconciliation waits for a pending refund, and for a movement whose event is not here yet', async () => {
    await fixture.pay(await charge());
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    const refunds = await fixture.sql.rows<{ id: string; cents: number }>(
      change('select id::text, amount_cents::float8 as cents from refunds'),
    );
    expect(refunds).not.toEqual([]);
    const lines = refunds.map(({ id, cents }) =>
      line({ kind: 'refund', about: `re_${id}`, amountCents: 0 - cents, refundTry: id }),
    );
    const payments = await fixture.sql.rows<{ about: string; amountCents: number }>(
      change('select provider_payment_id as about, amount_cents::float8 as "amountCents" from payments'),
    );
    await reading([[...lines, ...payments.map((one) => line({ kind: 'charge', ...one }))]]).run();
    fixture.now = new Date(fixture.now.getTime() + 25 * 3_600_000);
    await reading([[]]).run();
    expect(await problems()).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { LedgerTransaction } from '../../domain/ledger/ledger-transaction.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import type { ReferralMoney } from '../billing.ts';

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

async function hired(): Promise<ReferralMoney> {
  const referral = await fixture.referral();
  const paymentId = await fixture.inReferral(referral.referralId, (billing) =>
    billing.chargeHire(referral, []),
  );
  await fixture.pay(paymentId);
  await fixture.inReferral(referral.referralId, (billing) => billing.commitHire(referral, fixture.now));
  return referral;
}

const available = async ({ referrerId }: ReferralMoney): Promise<number> =>
  referrerId ? (await fixture.billing.earnings(referrerId)).available.cents : 0;

it('a part of a bonus that fails is retried automatically, and every other part is released', async () => {
  const [bad, good] = [await hired(), await hired()];
  const { ledger } = fixture.parts.billing;
  const post = ledger.post.bind(ledger);
  const broken = vi.spyOn(ledger, 'post').mockImplementation((transaction: LedgerTransaction) => {
    if (transaction.referralId === bad.referralId) throw new Error('It cannot be posted');
    return post(transaction);
  });
  await fixture.advance(30 * 24);
  expect([await available(bad), await available(good)]).toEqual([0, 12_500]);
  expect((await fixture.check()).problems).toEqual([]);
  // It is set aside, so later parts do not wait for it either.
  await fixture.advance(30 * 24);
  expect([await available(bad), await available(good)]).toEqual([0, 50_000]);
  broken.mockRestore();
  await fixture.settle();
  expect([await available(bad), await available(good)]).toEqual([50_000, 50_000]);
  expect((await fixture.check()).problems).toEqual([]);
});

it('a part of a bonus is released once, even by parallel runs', async () => {
  const referral = await hired();
  fixture.now = new Date(fixture.now.getTime() + 61 * 86_400_000);
  await Promise.all(Array.from({ length: 4 }, () => fixture.advance(0)));
  expect(await available(referral)).toBe(50_000);
  expect((await fixture.check()).problems).toEqual([]);
});

it('a part that can be neither released nor set aside is reported, and every other part is released', async () => {
  const [bad, good] = [await hired(), await hired()];
  const run = (text: string) => runSql(fixture.sql, text);
  const mend = () => run('drop trigger if exists no_release on milestones');
  onTestFinished(async () => void (await mend()));
  await run(`create function no_release() returns trigger language plpgsql as $f$
    begin raise exception 'a bad row'; end $f$`);
  await run(`create trigger no_release before update on milestones for each row
    when (old.referral_id = '${bad.referralId}') execute function no_release()`);
  await expect(fixture.advance(30 * 24)).rejects.toThrow('a bad row');
  expect([await available(bad), await available(good)]).toEqual([0, 12_500]);
  await mend();
  await fixture.advance(0);
  expect([await available(bad), await available(good)]).toEqual([12_500, 12_500]);
  expect((await fixture.check()).problems).toEqual([]);
});

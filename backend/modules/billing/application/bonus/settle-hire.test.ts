import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture, DISPUTING_CARD } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/disputes/dispute-fixture.ts';
import type { Billing, ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const HIRES = {
  name: 'test-hires',
  text: `select state, reason, ended_at is not null as "isOver" from hire_settlements
    where referral_id = $1 order by created_at, hire_id`,
};

describe('a final hire', () => {
  let fixture: BillingFixture;
  let referral: ReferralMoney;
  beforeAll(async () => {
    // The ledger is searched for a hire's movements, and most databases sort text this way.
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const act = <T>(step: (billing: Billing) => Promise<T>) => fixture.inReferral(referral.referralId, step);
  const hire = async () => {
    await fixture.advance(1);
    return act(async (billing) => {
      const paymentId = await billing.chargeHire(referral, []);
      await billing.commitHire(referral, fixture.now);
      return paymentId;
    });
  };
  const undo = () => act((billing) => billing.undoHire(referral.referralId));
  const reject = () => act((billing) => billing.voidMilestones(referral.referralId));
  const release = () => act((billing) => billing.releaseUnhired(referral.referralId, 'offer_withdrawn'));
  const hires = () => fixture.sql.rows(HIRES, [referral.referralId]);
  const isWhole = async () => expect((await fixture.check()).problems).toEqual([]);
  const open = { state: 'open', reason: null, isOver: false };

  it('the record of a hire shows how it ended, after an undo and after a rejection', async () => {
    referral = await fixture.referral();
    await fixture.pay(await hire());
    await hire();
    expect(await hires()).toEqual([open]);
    await undo();
    await hire();
    const reversed = { state: 'reversed', reason: 'undone', isOver: true };
    expect(await hires()).toEqual([reversed, open]);
    await reject();
    expect(await hires()).toEqual([reversed, { state: 'ended', reason: 'rejected', isOver: true }]);
    await isWhole();
  });

  it('a hire stays open under a new ID when a dispute has taken back what it moved', async () => {
    referral = await fixture.referral();
    const disputes = new DisputeFixture(fixture);
    await fixture.pay(await hire(), DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    await fixture.settle();
    const reason = expect.stringMatching(/^dispute [\w-]{36}$/);
    expect(await hires()).toEqual([{ state: 'disputed', reason, isOver: true }, open]);
  });

  it('releasing a hired referral’s money as unhired is refused and moves nothing', async () => {
    referral = await fixture.referral();
    await fixture.pay(
      await act((billing) =>
        billing.chargeOffer({
          referral,
          offerLetterId: newId(),
          pay: PAY,
          addOns: ['drug_test'],
          unopened: [],
        }),
      ),
    );
    await hire();
    await expect(release()).rejects.toMatchObject({ code: 'billing.hired', kind: 'conflict' });
    await fixture.settle();
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 0 });
    await isWhole();
    await undo();
    await release();
    await fixture.settle();
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    await isWhole();
  });

  it('undoing a hire takes back all that it committed, including later payments, in any database collation', async () => {
    referral = await fixture.referral();
    await fixture.pay(await hire());
    const coming = async () => (await fixture.billing.earnings(referral.referrerId ?? newId())).coming.cents;
    expect(await coming()).toBe(500_00);
    await undo();
    expect(await coming()).toBe(0);
    await release();
    await fixture.settle();
    expect(await fixture.atProvider(referral)).toEqual({ taken: 500_00, returned: 500_00 });
    await isWhole();
  });

  it('a payment after the end of a hire commits nothing', async () => {
    referral = await fixture.referral();
    const due = await hire();
    await undo();
    await fixture.pay(due);
    expect((await fixture.billing.earnings(referral.referrerId ?? newId())).coming.cents).toBe(0);
    await isWhole();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { BillingFixture } from '../../testing/billing-fixture.ts';
import { SqlBonusRecord } from '../../testing/bonus/sql-bonus-record.ts';
import type { ReferralMoney } from '../billing.ts';

const DAY = 24;
const REST = { limit: 50, after: null };
const MILESTONES = {
  name: 'test-milestones',
  text: `select id, state from milestones where referral_id = $1 order by position`,
};
const INTENT = {
  name: 'test-intent-of',
  text: `select provider_payment_id as id from payments where employer_id = $1 and status = 'succeeded'`,
};
const DISPUTE = {
  name: 'test-dispute-of',
  text: `select d.id from sandbox_disputes d where d.payment_intent_id = $1`,
};
const COMPANY = {
  name: 'test-company-early',
  text: `select coalesce(sum(balance_cents) filter (where type = 'dispute_loss'), 0)::float8 as loss,
      coalesce(sum(balance_cents) filter (where code = 'revenue:early_payout'), 0)::float8 as earned
    from ledger_accounts`,
};

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

interface Hired extends ReferralMoney {
  readonly referrerId: UserId;
  /** The bonus parts: $125 after 30 days, $375 after 60. */
  readonly parts: readonly string[];
}

async function hired(): Promise<Hired> {
  const referral = await fixture.referral();
  const { referralId, referrerId } = referral;
  if (!referrerId) throw new Error('Somebody referred');
  const paymentId = await fixture.inReferral(referralId, (billing) => billing.chargeHire(referral, []));
  await fixture.pay(paymentId);
  await fixture.inReferral(referralId, (billing) => billing.commitHire(referral, fixture.now));
  await fixture.settle();
  return { ...referral, referrerId, parts: (await parts(referral)).map(({ id }) => id) };
}

const early = () => fixture.parts.earlyPayouts;
const parts = ({ referralId }: ReferralMoney) =>
  fixture.sql.rows<{ id: string; state: string }>(MILESTONES, [referralId]);
const states = async (referral: ReferralMoney) => (await parts(referral)).map(({ state }) => state);
const offered = async ({ referrerId }: Hired) =>
  (await early().offered(referrerId, REST)).map(({ id }) => id);
const take = ({ referrerId, parts: [first = '', second = ''] }: Hired, payout = '123.12', which = first) =>
  early().take(which || second, referrerId, Money.ofDollars(payout));
const balance = async ({ referrerId }: Hired) => {
  const { available, coming } = await fixture.billing.earnings(referrerId);
  return { available: available.toDollars(), coming: coming.toDollars() };
};
const company = async () => fixture.sql.row<{ loss: number; earned: number }>(COMPANY);
const clean = async () => expect((await fixture.check()).problems).toEqual([]);

async function dispute({ employerId }: ReferralMoney): Promise<(outcome: 'won' | 'lost') => Promise<void>> {
  const intent = (await fixture.sql.row<{ id: string }>(INTENT, [employerId]))?.id ?? '';
  await fixture.unitOfWork.transaction(() => fixture.sandbox.disputes.open(intent));
  await fixture.settle();
  return async (outcome) => {
    const id = (await fixture.sql.row<{ id: string }>(DISPUTE, [intent]))?.id ?? '';
    await fixture.sandbox.disputes.decide(id, outcome);
    await fixture.settle();
  };
}

describe('a part of a bonus before its due date', () => {
  it('an early part of a bonus is offered two weeks before its due date with its fee, and taken once', async () => {
    const referral = await hired();
    const [first = ''] = referral.parts;
    await fixture.advance(15 * DAY);
    expect(await offered(referral)).toEqual([]);
    await expect(early().quote(first, referral.referrerId)).rejects.toMatchObject({
      code: 'billing.early_payout_too_soon',
      kind: 'rule_broken',
    });
    await fixture.advance(DAY);
    expect(await offered(referral)).toEqual([first]);
    const figures = { amount: '125.00', fee: '1.88', payout: '123.12' };
    expect(await early().quote(first, referral.referrerId)).toMatchObject({ ...figures, takenAt: null });

    const before = await company();
    expect(await take(referral)).toMatchObject({ ...figures, takenAt: fixture.now.toISOString() });
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '375.00' });
    expect((await company())?.earned).toBe((before?.earned ?? 0) + 1_88);
    expect(await offered(referral)).toEqual([]);
    expect(await early().taken(referral.referrerId, REST)).toMatchObject([
      { id: first, ...figures, workerName: 'Wren Worker', jobTitle: 'Framer' },
    ]);
    await clean();
    // Its due date no longer changes anything.
    await fixture.advance(20 * DAY);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '375.00' });
    await clean();
  });

  it('an early release is marked as early, so that its referrer gets no notice about their own action', async () => {
    const referral = await hired();
    await fixture.advance(20 * DAY);
    await take(referral);
    const released = () =>
      fixture.work.published.filter(
        ({ name, payload }) =>
          name === 'billing.milestone_released' &&
          'referralId' in payload &&
          payload.referralId === referral.referralId,
      );
    expect(released().map(({ payload }) => payload)).toMatchObject([{ isEarly: true }]);
    await fixture.advance(41 * DAY);
    expect(released().map(({ payload }) => payload)).toMatchObject([{ isEarly: true }, { isEarly: false }]);
  });

  it('ten parallel requests pay an early part of a bonus once, and its due date pays nothing more', async () => {
    const referral = await hired();
    await fixture.advance(29 * DAY);
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(referral)));
    expect(new Set(answers.map(({ payout, takenAt }) => `${payout} ${takenAt}`)).size).toBe(1);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '375.00' });
    await fixture.advance(2 * DAY);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '375.00' });
    await clean();
  });

  it('an early request at the moment of the due date pays the part of a bonus once', async () => {
    const referral = await hired();
    await fixture.advance(30 * DAY - 1);
    fixture.now = new Date(fixture.now.getTime() + 3_600_000);
    const [taken] = await Promise.allSettled([take(referral), fixture.advance(0), fixture.advance(0)]);
    expect(taken).toMatchObject({ status: 'rejected', reason: { code: 'billing.early_payout_over' } });
    expect(await balance(referral)).toEqual({ available: '125.00', coming: '375.00' });
    await clean();
  });

  it('an early request with outdated figures is refused with the new ones, and a stranger’s is refused', async () => {
    const referral = await hired();
    await fixture.advance(20 * DAY);
    await expect(take(referral, '125.00')).rejects.toMatchObject({
      code: 'billing.early_payout_changed',
      kind: 'conflict',
      details: { fee: '1.88', payout: '123.12' },
    });
    const stranger = await fixture.user('referrer');
    const [first = ''] = referral.parts;
    for (const [id, user] of [
      [first, stranger],
      [first, referral.employerId],
      [newId(), referral.referrerId],
    ] as const) {
      const refusal = { code: 'billing.unknown_milestone', kind: 'not_found' };
      await expect(early().quote(id, user)).rejects.toMatchObject(refusal);
      await expect(early().take(id, user, Money.ofDollars('123.12'))).rejects.toMatchObject(refusal);
    }
    expect(await balance(referral)).toEqual({ available: '0.00', coming: '500.00' });
    await clean();
  });

  it('a disputed charge blocks early parts of its bonus', async () => {
    const referral = await hired();
    await fixture.advance(20 * DAY);
    const decide = await dispute(referral);
    expect(await offered(referral)).toEqual([]);
    const refusal = { code: 'billing.early_payout_disputed', kind: 'rule_broken' };
    await expect(take(referral)).rejects.toMatchObject(refusal);
    await expect(early().quote(referral.parts[0] ?? '', referral.referrerId)).rejects.toMatchObject(refusal);
    await decide('won');
    await take(referral);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '375.00' });
    await clean();
  });

  it('an unconfirmed worker blocks early parts of the bonus', async () => {
    const record = fixture.outside.bonusRecord;
    if (!(record instanceof SqlBonusRecord)) throw new Error('Another record');
    record.isConfirmed = false;
    const referral = await hired();
    record.isConfirmed = true;
    await fixture.advance(20 * DAY);
    expect(await offered(referral)).toEqual([]);
    await expect(take(referral)).rejects.toMatchObject({
      code: 'billing.early_payout_unconfirmed',
      kind: 'rule_broken',
    });
    await fixture.inReferral(referral.referralId, (billing) => billing.letMilestonesGo(referral.referralId));
    await take(referral);
    await clean();
  });

  it('an early part of a bonus is the company’s loss after a lost dispute, like any part that is paid out', async () => {
    const referral = await hired();
    await fixture.advance(20 * DAY);
    await take(referral);
    const before = await company();
    const decide = await dispute(referral);
    await decide('lost');
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '0.00' });
    const after = await company();
    expect(after).toEqual({ loss: (before?.loss ?? 0) - 125_00, earned: before?.earned });
    await fixture.advance(60 * DAY);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '0.00' });
    await clean();
  });

  it('an early part of a bonus blocks undoing the hire, and remains the referrer’s when the hire ends', async () => {
    const referral = await hired();
    const { referralId } = referral;
    await fixture.advance(20 * DAY);
    await take(referral);
    await expect(
      fixture.inReferral(referralId, (billing) => billing.undoHire(referralId)),
    ).rejects.toMatchObject({ code: 'billing.paid_out' });
    await clean();
    await fixture.inReferral(referralId, (billing) => billing.voidMilestones(referralId));
    await fixture.settle();
    expect(await states(referral)).toEqual(['released', 'voided']);
    expect(await balance(referral)).toEqual({ available: '123.12', coming: '0.00' });
    expect(await fixture.atProvider(referral)).toEqual({ taken: 500_00, returned: 375_00 });
    await clean();
  });

  it('a canceled part of a bonus cannot be taken early', async () => {
    const referral = await hired();
    const { referralId } = referral;
    await fixture.advance(20 * DAY);
    await fixture.inReferral(referralId, (billing) => billing.voidMilestones(referralId));
    await expect(take(referral)).rejects.toMatchObject({ code: 'billing.early_payout_over' });
    await fixture.settle();
    await clean();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { asId, newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { ReferralMoney } from '../application/billing.ts';
import type { BillingNeeds } from '../application/ports.ts';
import { Milestone } from '../domain/bonus/milestone.ts';
import { Obligation } from '../domain/charging/obligation.ts';
import { Payment } from '../domain/charging/payment.ts';
import { PayoutSchedule } from '../domain/payouts/payout-schedule.ts';

type Repositories = Pick<BillingNeeds, 'payments' | 'obligations' | 'milestones'>;

export interface BillingRepositoriesUnderTest {
  readonly repositories: Repositories;
  /** The events that the repositories have published. */
  readonly events: Pick<RecordedEvents, 'about'>;
  referral(): Promise<ReferralMoney>;
  /** Runs a separate transaction: it loads the data that earlier ones have saved. */
  within<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const at = new Date('2026-11-20T12:00:00.000Z');

function openPayment({ employerId, referralId, jobId }: ReferralMoney): Payment {
  const line = { kind: 'bonus', label: 'Referral bonus', amount: Money.ofDollars(500) } as const;
  const purpose = { purpose: 'offer', offerLetterId: newId<'offer_letter'>() } as const;
  return Payment.open({ employerId, referralId, jobId, ...purpose, lines: [line] }, at);
}

function bonusOf({ bonus, employerId, jobId, referralId, referrerId }: ReferralMoney): Obligation {
  const about = { employerId, jobId, referralId, referrerId, offerLetterId: null };
  return Obligation.owe({ ...about, kind: 'bonus', amount: bonus }, at);
}

/** Every field survives, and the fakes enforce the database's rules too. */
export function billingRepositoriesContract(
  name: string,
  open: () => Promise<BillingRepositoriesUnderTest>,
): void {
  describe(`${name} as repositories`, () => {
    let under: BillingRepositoriesUnderTest;
    let repositories: Repositories;

    beforeAll(async () => {
      under = await open();
      repositories = under.repositories;
    });
    afterAll(() => under.stop());

    it('a payment is stored with its refunds', async () => {
      const payment = openPayment(await under.referral());
      await under.within(() => repositories.payments.add(payment));
      const refundId = await under.within(async () => {
        const found = await repositories.payments.find(payment.id);
        found?.prepare('sandbox', 'pm_1', at);
        found?.startWith('sandbox', { id: `pi_${payment.id}`, clientSecret: 'secret' }, at);
        found?.markSucceeded(at);
        const asked = found?.requestRefund(Money.ofDollars(20), 'admin', at);
        if (found) await repositories.payments.save(found);
        return asked?.id ?? '';
      });
      expect(await under.within(() => repositories.payments.idOfRefund(refundId))).toBe(payment.id);
      expect(await under.within(() => repositories.payments.referralsOf(payment.id))).toEqual([
        payment.referralId,
      ]);
      await under.within(async () => {
        const found = await repositories.payments.find(payment.id);
        found?.settleRefund(refundId, `re_${refundId}`, at);
        if (found) await repositories.payments.save(found);
      });
      const found = await under.within(() => repositories.payments.find(payment.id));
      expect({ ...found, version: 0 }).toEqual({
        ...payment,
        version: 0,
        status: 'succeeded',
        provider: 'sandbox',
        providerPaymentId: `pi_${payment.id}`,
        clientSecret: 'secret',
        savedCardId: 'pm_1',
        preparedAt: at,
        succeededAt: at,
        refundedCents: 20_00,
        refunds: [
          {
            id: refundId,
            amountCents: 20_00,
            cause: 'admin',
            status: 'settled',
            providerRefundId: `re_${refundId}`,
            attempts: 1,
            nextTryAt: null,
          },
        ],
      });
    });

    it('a payment is found by its intent, and waiting refunds are listed', async () => {
      const payment = openPayment(await under.referral());
      payment.startWith('sandbox', { id: `pi_${payment.id}`, clientSecret: 'secret' }, at);
      payment.markSucceeded(at);
      const refund = payment.requestRefund(Money.ofDollars(20), 'admin', at);
      await under.within(() => repositories.payments.add(payment));
      const { payments } = repositories;
      expect(await under.within(() => payments.idOfIntent('sandbox', `pi_${payment.id}`))).toBe(payment.id);
      expect(await under.within(() => payments.idOfIntent('stripe', `pi_${payment.id}`))).toBeNull();
      const waiting = (hours: number) =>
        under.within(() => payments.waitingRefunds(addHours(at, hours), 100));
      expect(await waiting(1)).not.toContainEqual({ id: refund.id, paymentId: payment.id });
      expect(await waiting(2)).toContainEqual({ id: refund.id, paymentId: payment.id });
    });

    it('events of a payment, an obligation, and a milestone are published once', async () => {
      const referral = await under.referral();
      const [payment, owed] = [openPayment(referral), bonusOf(referral)];
      owed.coverBy(payment.id, at);
      payment.markSucceeded(at);
      owed.fund(payment.id, at);
      const committed = { ...referral, referrerId: referral.referrerId ?? asId<'user'>('') };
      const [part] = Milestone.plan(
        { ...committed, obligationId: owed.id, hiredAt: at },
        PayoutSchedule.standard,
        at,
      );
      if (!part) throw new Error('The standard schedule has two parts');
      part.voidUnlessEarned(at);
      await under.within(async () => {
        await repositories.payments.add(payment);
        await repositories.obligations.add([owed]);
        await repositories.milestones.add([part]);
        await repositories.payments.save(payment);
        await repositories.obligations.save([owed]);
        await repositories.milestones.save([part]);
      });
      expect(under.events.about(payment.id)).toEqual(['billing.payment_succeeded']);
      expect(under.events.about(owed.id)).toEqual(['billing.obligation_held']);
      expect(under.events.about(part.id)).toEqual(['billing.milestone_voided']);
    });

    it('an unknown payment is not found', async () => {
      expect(await under.within(() => repositories.payments.find(newId()))).toBeNull();
      expect(await under.within(() => repositories.payments.idOfRefund(newId()))).toBeNull();
    });

    it('a second obligation is refused while the first one is valid', async () => {
      const referral = await under.referral();
      const first = bonusOf(referral);
      await under.within(() => repositories.obligations.add([first]));
      await expect(
        under.within(() => repositories.obligations.add([bonusOf(referral)])),
      ).rejects.toMatchObject({
        code: 'billing.charged_twice',
      });
      await under.within(async () => {
        const [owed] = await repositories.obligations.ofReferral(referral.referralId);
        owed?.void(at);
        await repositories.obligations.save(owed ? [owed] : []);
      });
      await under.within(() => repositories.obligations.add([bonusOf(referral)]));
      const owed = await under.within(() => repositories.obligations.ofReferral(referral.referralId));
      expect(owed.map(({ state }) => state)).toEqual(['void', 'due']);
      expect({ ...owed[0], version: 0 }).toEqual({ ...first, state: 'void', liveKey: null, version: 0 });
    });

    it('due milestones are listed, and removed ones are not', async () => {
      const referral = await under.referral();
      const obligation = bonusOf(referral);
      await under.within(() => repositories.obligations.add([obligation]));
      const { jobId, employerId, referralId, referrerId, bonus } = referral;
      const about = { jobId, employerId, referralId, bonus, referrerId: referrerId ?? asId<'user'>('') };
      const committed = { ...about, obligationId: obligation.id, hiredAt: at };
      const [first, second] = Milestone.plan(committed, PayoutSchedule.standard, at);
      if (!first || !second) throw new Error('The standard schedule has two parts');
      await under.within(() => repositories.milestones.add([first, second]));
      const due = (now: Date) => under.within(async () => [...(await repositories.milestones.due(now, 10))]);
      expect(await due(new Date(first.dueAt.getTime() - 1))).toEqual([]);
      expect(await due(second.dueAt)).toEqual([first.id, second.id]);
      await under.within(async () => {
        const [mine] = await repositories.milestones.ofReferral(referralId);
        mine?.release(first.dueAt);
        await repositories.milestones.save(mine ? [mine] : []);
      });
      expect(await due(second.dueAt)).toEqual([second.id]);
      await under.within(() => repositories.milestones.setAside(second.id, second.dueAt));
      expect(await due(second.dueAt)).toEqual([]);
      expect((await under.within(() => repositories.milestones.find(second.id)))?.state).toBe('pending');
      await under.within(async () => {
        const [, mine] = await repositories.milestones.ofReferral(referralId);
        await repositories.milestones.remove(mine ? [mine] : []);
      });
      const left = await under.within(() => repositories.milestones.ofReferral(referralId));
      expect(left.map((one) => ({ ...one, version: 0 }))).toEqual([
        { ...first, state: 'released', releasedAt: first.dueAt, version: 0 },
      ]);
    });
  });
}

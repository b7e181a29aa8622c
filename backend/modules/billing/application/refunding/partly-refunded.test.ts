import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { StripeRefunds } from '../../testing/refunding/stripe-refunds.ts';
import type { Billing, ReferralMoney } from '../billing.ts';

const PAY = { rate: Money.ofDollars(25), type: 'hourly' } as const;
const LESS = { rate: Money.ofDollars(15), type: 'hourly' } as const;
const POST = {
  id: '019d0000-0000-7000-8000-000000000001',
  name: 'Basic',
  days: 30,
  isFeatured: false,
  isOnSale: true,
  kind: 'post',
} as const;

interface Paid {
  readonly referral: ReferralMoney;
  readonly intent: string;
}

interface End {
  readonly name: string;
  /** Cents of its $925 that would be refunded if nothing had been refunded before. */
  readonly backCents: number;
  /** The steps before a person refunds a part. */
  readonly begin: () => Promise<Paid>;
  readonly end: (paid: Paid) => Promise<unknown>;
}

describe('a payment that a person has partly refunded after the hire', () => {
  let stripe: StripeRefunds;

  beforeAll(async () => {
    stripe = await StripeRefunds.open();
  });
  afterAll(() => stripe.stop());

  const inReferral = ({ referralId }: ReferralMoney, act: (billing: Billing) => Promise<unknown>) =>
    stripe.fixture.inReferral(referralId, act);

  async function hired(addOns: readonly 'drug_test'[] = []): Promise<Paid> {
    const paid = await stripe.paid(undefined, addOns);
    await stripe.tell();
    await inReferral(paid.referral, (billing) => billing.commitHire(paid.referral, stripe.fixture.now));
    return paid;
  }

  const undo = ({ referral }: Paid) =>
    inReferral(referral, (billing) => billing.undoHire(referral.referralId));
  const release = ({ referral }: Paid) =>
    inReferral(referral, (billing) => billing.releaseUnhired(referral.referralId, 'offer_withdrawn'));
  const reject = ({ referral }: Paid) =>
    inReferral(referral, (billing) => billing.voidMilestones(referral.referralId));

  async function lose({ intent }: Paid): Promise<void> {
    const { charges, objects } = stripe.standIn.api;
    charges.decide(charges.dispute(objects.get(intent)), 'lost');
    await stripe.tell();
  }
  async function overturn({ intent }: Paid): Promise<void> {
    const { charges, objects } = stripe.standIn.api;
    for (const dispute of objects.list('dispute', { payment_intent: intent })) charges.decide(dispute, 'won');
    await stripe.tell();
  }

  const ENDS: readonly End[] = [
    { name: 'the hired worker is rejected, or declines', backCents: 500_00, begin: hired, end: reject },
    {
      name: 'the hire is undone, and comes to nothing',
      backCents: 900_00,
      begin: hired,
      end: async (paid) => {
        await undo(paid);
        await release(paid);
      },
    },
    {
      name: 'the hire is undone, and a new letter expires',
      backCents: 900_00,
      begin: hired,
      end: async (paid) => {
        const { referral } = paid;
        await undo(paid);
        await inReferral(referral, (billing) =>
          billing.chargeOffer({ referral, offerLetterId: newId(), pay: PAY, addOns: [], unopened: [] }),
        );
        await release(paid);
      },
    },
    {
      name: 'the hire is undone, its letter becomes one for less, and comes to nothing',
      backCents: 900_00,
      begin: hired,
      end: async (paid) => {
        const { referral } = paid;
        await undo(paid);
        const letter = { referral, offerLetterId: newId<'offer_letter'>(), pay: LESS, addOns: [] };
        await inReferral(referral, (billing) => billing.reviseOffer({ ...letter, removed: [] }));
        await release(paid);
      },
    },
    {
      name: 'a test that was paid with the hire is not delivered, and the hire is undone',
      backCents: 900_00,
      begin: async () => {
        const paid = await hired(['drug_test']);
        await inReferral(paid.referral, () =>
          addOns().cancelOrRefund(paid.referral.referralId, 'drug_test', 'employer_canceled'),
        );
        await stripe.fixture.settle();
        return paid;
      },
      end: async (paid) => {
        await undo(paid);
        await inReferral(paid.referral, () =>
          addOns().cancelOrRefund(paid.referral.referralId, 'drug_test', 'employer_canceled'),
        );
        await release(paid);
      },
    },
    {
      name: 'a dispute that was lost is won after the hire has ended',
      backCents: 500_00,
      begin: hired,
      end: async (paid) => {
        await lose(paid);
        await reject(paid);
        await overturn(paid);
      },
    },
    {
      name: 'a dispute that was lost is won, and the hire ends then',
      backCents: 500_00,
      begin: hired,
      end: async (paid) => {
        await lose(paid);
        await overturn(paid);
        await reject(paid);
      },
    },
  ];
  const addOns = () => stripe.fixture.wired.addOnCharges;
  const AMOUNTS = [10_00, 450_00, 925_00];

  it.each(ENDS.flatMap((end) => AMOUNTS.map((cents) => ({ ...end, cents }))))(
    'a partly refunded payment is refunded once if $name, after $cents cents, and the company bears the rest',
    async ({ begin, end, backCents, cents }) => {
      const paid = await begin();
      await stripe.tell();
      const [before, given] = [await stripe.expense(), (await stripe.returned(paid.intent)).inBooks];
      stripe.refundAtDashboard(paid.intent, cents);
      await stripe.tell();
      await end(paid);
      await stripe.fixture.settle();
      await stripe.tell();
      const returned = Math.min(925_00, cents + backCents);
      const inAll = returned + given;
      expect(await stripe.returned(paid.intent)).toEqual({ atStripe: inAll, inBooks: inAll });
      expect((await stripe.expense()) - before).toBe(backCents - returned);
      expect([await stripe.heldOf(paid.referral), await stripe.pendingOf(paid.referral)]).toEqual([0, 0]);
      expect(await stripe.problems()).toEqual([]);
    },
  );

  it.each([10_00, 24_50, 49_00])(
    'a partly refunded payment is refunded once if its post has bought no days, after %i cents',
    async (cents) => {
      const { fixture } = stripe;
      const referral = await fixture.referral();
      await stripe.saveCard(referral);
      const posts = fixture.wired.jobPostCharges;
      const { employerId, jobId } = referral;
      const order = { employerId, jobId, pack: { ...POST, price: Money.ofDollars(49) }, since: null };
      const paymentId = await fixture.unitOfWork.transaction(() => posts.charge(order));
      const intent = await stripe.charged(paymentId);
      await stripe.tell();
      const before = await stripe.expense();
      stripe.refundAtDashboard(intent, cents);
      await stripe.tell();
      for (let times = 0; times < 2; times += 1)
        await fixture.unitOfWork.transaction(() => posts.refund(paymentId, 'paid_twice'));
      await fixture.settle();
      await stripe.tell();
      expect(await stripe.returned(intent)).toEqual({ atStripe: 49_00, inBooks: 49_00 });
      expect(await stripe.expense()).toBe(before);
      expect(await stripe.earned('job_post')).toBe(0);
      expect(await stripe.problems()).toEqual([]);
    },
  );
});

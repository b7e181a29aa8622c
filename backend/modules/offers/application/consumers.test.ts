import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId } from '#kernel/ids.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { NOON } from '../testing/offer-terms.ts';
import { accepts, declines, offersFixture } from '../testing/offers-fixture.ts';

type Desk = ReturnType<typeof offersFixture>;

async function tellAll(desk: Desk): Promise<void> {
  for (const event of desk.told) {
    if (desk.tellParties.concerns(event)) await desk.tellParties.handle(event);
  }
}

describe('telling how an offer ended', () => {
  it.each([
    ['offer_accepted', accepts],
    ['offer_declined', declines],
  ])('tells employer and referrer of %s', async (kind, answer) => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    await desk.answerOffer.run(token, answer);
    await tellAll(desk);
    const data = { offerLetterId: id, workerName: 'Walt Ames', jobTitle: 'Framer' };
    expect(desk.notifications).toMatchObject([
      { userId: referral.employerId, kind, data },
      { userId: referral.referrerId, kind, data },
    ]);
  });

  it('tells only the employer where nobody referred', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add({ referrerId: null });
    await desk.send(referral);
    desk.pass(8);
    await desk.expireOffers.run();
    await tellAll(desk);
    expect(desk.notifications).toMatchObject([{ userId: referral.employerId, kind: 'offer_expired' }]);
  });
});

describe('add-ons follow their money', () => {
  const about = (
    { referralId, jobId, employerId, referrerId }: ReferralFacts,
    kind: 'drug_test' | 'bonus',
  ) => ({
    obligationId: newId(),
    referralId,
    jobId,
    employerId,
    referrerId,
    kind,
    amountCents: 50_00,
  });
  const held = (referral: ReferralFacts, days: number, kind: 'drug_test' | 'bonus' = 'drug_test') =>
    domainEvent('billing.obligation_held', addDays(NOON, days), about(referral, kind));
  const refunded = (referral: ReferralFacts, days: number) =>
    domainEvent('billing.obligation_refunded', addDays(NOON, days), {
      ...about(referral, 'drug_test'),
      refundedCents: 50_00,
    });
  const newest = (desk: Desk, { referralId }: ReferralFacts) =>
    desk.addons.findNewest(referralId, 'drug_test');

  it('is paid when the money is held, and says so once', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    await desk.create(referral);
    await desk.keepAddons.handle(held(referral, 1));
    await desk.keepAddons.handle(held(referral, 1));
    expect(await newest(desk, referral)).toMatchObject({ status: 'pending', paidAt: addDays(NOON, 1) });
    expect(desk.told.filter(({ name }) => name === 'offers.addon_paid')).toHaveLength(1);
  });

  it('appears when it was bought with the hire', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add({ status: 'hired' });
    await desk.keepAddons.handle(held(referral, 0));
    await desk.keepAddons.handle(held(referral, 0, 'bonus'));
    expect(await desk.addons.findLive(referral.referralId)).toMatchObject([
      { addonType: 'drug_test', paidAt: NOON, priceCents: 50_00, workerName: 'Walt Ames' },
    ]);
  });

  it('stays refunded when it hears of its payment too late', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    await desk.create(referral);
    await desk.keepAddons.handle(refunded(referral, 2));
    await desk.keepAddons.handle(held(referral, 1));
    expect(await newest(desk, referral)).toMatchObject({ status: 'refunded', paidAt: null });
  });

  it('is not taken away by the refund of the one before', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id } = await desk.send(referral);
    await desk.withdrawOffer.run(id, referral.employerId, null);
    desk.pass(1);
    await desk.create(referral);
    await desk.keepAddons.handle(refunded(referral, 0));
    expect(await desk.addons.findLive(referral.referralId)).toHaveLength(1);
  });
});

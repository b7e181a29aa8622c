import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId } from '#kernel/ids.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { NOON } from '../testing/offer-terms.ts';
import { accepts, declines, offersFixture } from '../testing/offers-fixture.ts';

type OffersFixture = ReturnType<typeof offersFixture>;

async function tellAll(fixture: OffersFixture): Promise<void> {
  for (const event of fixture.told) {
    if (fixture.tellParties.concerns(event)) await fixture.tellParties.handle(event);
  }
}

describe('notices about the end of an offer', () => {
  it.each([
    ['offer_accepted', accepts],
    ['offer_declined', declines],
  ])('employer and referrer are notified of %s', async (kind, answer) => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.answerOffer.run(token, answer);
    await tellAll(fixture);
    const data = { offerLetterId: id, workerName: 'Walt Ames', jobTitle: 'Framer' };
    expect(fixture.notifications).toMatchObject([
      { userId: referral.employerId, kind, data },
      { userId: referral.referrerId, kind, data },
    ]);
  });

  it('only the employer is notified if there is no referrer', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add({ referrerId: null });
    await fixture.send(referral);
    fixture.pass(8);
    await fixture.expireOffers.run();
    await tellAll(fixture);
    expect(fixture.notifications).toMatchObject([{ userId: referral.employerId, kind: 'offer_expired' }]);
  });
});

describe('add-ons and their money', () => {
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
  const newest = (fixture: OffersFixture, { referralId }: ReferralFacts) =>
    fixture.addons.findNewest(referralId, 'drug_test');

  it('an add-on is paid when the money is held, and publishes that once', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    await fixture.create(referral);
    await fixture.syncAddons.handle(held(referral, 1));
    await fixture.syncAddons.handle(held(referral, 1));
    expect(await newest(fixture, referral)).toMatchObject({ status: 'pending', paidAt: addDays(NOON, 1) });
    expect(fixture.told.filter(({ name }) => name === 'offers.addon_paid')).toHaveLength(1);
  });

  it('an add-on appears when it was bought with the hire', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add({ status: 'hired' });
    await fixture.syncAddons.handle(held(referral, 0));
    await fixture.syncAddons.handle(held(referral, 0, 'bonus'));
    expect(await fixture.addons.findLive(referral.referralId)).toMatchObject([
      { addonType: 'drug_test', paidAt: NOON, priceCents: 50_00, workerName: 'Walt Ames' },
    ]);
  });

  it('a refunded add-on stays refunded when its payment event arrives late', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    await fixture.create(referral);
    await fixture.syncAddons.handle(refunded(referral, 2));
    await fixture.syncAddons.handle(held(referral, 1));
    expect(await newest(fixture, referral)).toMatchObject({ status: 'canceled', paidAt: null });
  });

  it('the refund of an earlier add-on does not cancel the new one', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.withdrawOffer.run(id, referral.employerId, null);
    fixture.pass(1);
    await fixture.create(referral);
    await fixture.syncAddons.handle(refunded(referral, 0));
    expect(await fixture.addons.findLive(referral.referralId)).toHaveLength(1);
  });
});

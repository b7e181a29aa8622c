import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { askedTerms } from '../../testing/offer-terms.ts';
import { offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('making an offer', () => {
  it('drafts the letter from the referral, orders its add-ons and charges for it', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { offerLetterId, payment } = await desk.create(referral);
    const letter = await desk.letters.findById(offerLetterId);
    expect(letter).toMatchObject({
      status: 'draft',
      workerName: 'Walt Ames',
      workerPhone: '+15125550003',
      jobTitle: 'Framer',
      company: 'Lone Star Builders',
      schedule: 'Monday to Friday',
      payAmountCents: 25_00,
    });
    expect(payment).toMatchObject({ status: 'requires_payment', amount: '25.00' });
    expect(desk.billing.charges).toMatchObject([{ offerLetterId, addOns: ['drug_test'] }]);
    expect(await desk.addons.findLive(referral.referralId)).toMatchObject([
      { addonType: 'drug_test', status: 'pending', paidAt: null, priceCents: 50_00 },
    ]);
    expect(desk.told.map(({ name }) => name)).toEqual(['offers.letter_drafted']);
    expect(desk.hiring.statusOf(referral.referralId)).toBe('interviewing');
  });

  it('refuses a second one while one is live, whatever the referral became', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    await desk.send(referral);
    await expect(desk.create(referral)).rejects.toThrow(refusal('offers.already_made', 'conflict'));
    await expect(desk.create(referral)).rejects.toThrow(
      'An offer letter has already been created for this referral.',
    );
    expect(desk.billing.charges).toHaveLength(1);
  });

  it.each(['submitted', 'contacted', 'offer_signed', 'hired', 'rejected'] as const)(
    'refuses one for somebody who is %s',
    async (status) => {
      const desk = offersFixture();
      await expect(desk.create(desk.hiring.add({ status }))).rejects.toThrow(
        refusal('offers.not_interviewing', 'rule_broken'),
      );
    },
  );

  it('is for the owner alone, also under another name', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const stranger = newId<'user'>();
    await expect(desk.create(referral, { employerId: stranger })).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await expect(desk.create(referral, { namedEmployerId: stranger })).rejects.toThrow(
      refusal('offers.other_employer', 'forbidden'),
    );
    await expect(desk.create(referral, { referralId: newId() })).rejects.toThrow(
      refusal('offers.unknown_referral', 'not_found'),
    );
  });

  it('refuses a phone that is none', async () => {
    const desk = offersFixture();
    const offer = askedTerms({ workerPhone: 'not a phone' });
    await expect(desk.create(desk.hiring.add(), { offer })).rejects.toThrow(
      refusal('offers.phone_invalid', 'invalid'),
    );
  });

  it('orders an add-on again only when the first was given back', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id } = await desk.send(referral);
    await desk.withdrawOffer.run(id, referral.employerId, null);
    expect(await desk.addons.findLive(referral.referralId)).toEqual([]);
    desk.pass(1);
    await desk.create(referral);
    expect(await desk.addons.findLive(referral.referralId)).toHaveLength(1);
  });
});

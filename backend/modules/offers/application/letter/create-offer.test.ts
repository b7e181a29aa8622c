import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { requestedTerms, NOON } from '../../testing/offer-terms.ts';
import { offersFixture } from '../../testing/offers-fixture.ts';

const TODAY = NOON.toISOString().slice(0, 10);
const YESTERDAY = addDays(NOON, -1).toISOString().slice(0, 10);
const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('a new offer', () => {
  it('an offer drafts the letter from the referral, orders its add-ons, and charges for it', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { offerLetterId, payment } = await fixture.create(referral);
    const letter = await fixture.letters.findById(offerLetterId);
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
    expect(fixture.billing.charges).toMatchObject([{ offerLetterId, addOns: ['drug_test'] }]);
    expect(await fixture.addons.findLive(referral.referralId)).toMatchObject([
      { addonType: 'drug_test', status: 'pending', paidAt: null, priceCents: 50_00 },
    ]);
    expect(fixture.told.map(({ name }) => name)).toEqual(['offers.letter_drafted']);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('interviewing');
  });

  it('a second offer is refused while one is live, in any status of the referral', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    await fixture.send(referral);
    await expect(fixture.create(referral)).rejects.toThrow(refusal('offers.already_made', 'conflict'));
    await expect(fixture.create(referral)).rejects.toThrow(
      'An offer letter has already been created for this referral.',
    );
    expect(fixture.billing.charges).toHaveLength(1);
  });

  it.each(['submitted', 'contacted', 'offer_signed', 'hired', 'rejected'] as const)(
    'an offer for someone who is %s is refused',
    async (status) => {
      const fixture = offersFixture();
      await expect(fixture.create(fixture.hiring.add({ status }))).rejects.toThrow(
        refusal('offers.not_interviewing', 'rule_broken'),
      );
    },
  );

  it('an offer starts today or later, not yesterday', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const from = (startDate: string) => fixture.create(referral, { offer: requestedTerms({ startDate }) });
    await expect(from(YESTERDAY)).rejects.toThrow(
      expect.objectContaining({
        code: 'offers.start_passed',
        kind: 'rule_broken',
        details: { issues: [expect.objectContaining({ path: 'offerData.startDate' })] },
      }),
    );
    expect(fixture.billing.charges).toHaveLength(0);
    const { offerLetterId: id } = await from(TODAY);
    fixture.pass(1);
    const late = { offer: requestedTerms({ startDate: TODAY, payRate: '30' }), version: null };
    await expect(fixture.amendOffer.run(id, referral.employerId, late)).rejects.toThrow(
      refusal('offers.start_passed', 'rule_broken'),
    );
    expect(await fixture.letters.findById(id)).toMatchObject({ startDate: TODAY, payRate: '25' });
  });

  it('only the owner makes an offer, also under another name', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const stranger = newId<'user'>();
    await expect(fixture.create(referral, { employerId: stranger })).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await expect(fixture.create(referral, { namedEmployerId: stranger })).rejects.toThrow(
      refusal('offers.other_employer', 'forbidden'),
    );
    await expect(fixture.create(referral, { referralId: newId() })).rejects.toThrow(
      refusal('offers.unknown_referral', 'not_found'),
    );
  });

  it('an invalid phone is refused', async () => {
    const fixture = offersFixture();
    const offer = requestedTerms({ workerPhone: 'not a phone' });
    await expect(fixture.create(fixture.hiring.add(), { offer })).rejects.toThrow(
      refusal('offers.phone_invalid', 'invalid'),
    );
  });

  it('an add-on is ordered again only after the first was refunded', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.withdrawOffer.run(id, referral.employerId, null);
    expect(await fixture.addons.findLive(referral.referralId)).toEqual([]);
    fixture.pass(1);
    await fixture.create(referral);
    expect(await fixture.addons.findLive(referral.referralId)).toHaveLength(1);
  });
});

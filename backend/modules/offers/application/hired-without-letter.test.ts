import { beforeEach, describe, expect, it } from 'vitest';
import type { OfferLetterId } from '#kernel/ids.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import { OfferLetter } from '../domain/letter/offer-letter.ts';
import { requestedTerms, NOON, offerTerms } from '../testing/offer-terms.ts';
import { offersFixture } from '../testing/offers-fixture.ts';
import { SendPaidLetter } from './bulk/send-paid-letter.ts';

describe('a hire without a letter', () => {
  let fixture: ReturnType<typeof offersFixture>;
  let referral: ReferralFacts;
  beforeEach(() => {
    fixture = offersFixture();
    referral = fixture.hiring.add();
  });

  const draft = async (): Promise<OfferLetterId> => {
    const offer = requestedTerms({ addOns: ['drugTest', 'backgroundCheck', 'i9Verification'] });
    return (await fixture.create(referral, { offer })).offerLetterId;
  };
  const statusOf = async (id: OfferLetterId) => (await fixture.letters.findById(id))?.status;
  const orders = async () =>
    (await fixture.addons.findLive(referral.referralId)).map(({ addonType }) => addonType).toSorted();

  it('a hire ends the draft and those of its add-ons that are neither paid nor wanted', async () => {
    const id = await draft();
    const paid = await fixture.addons.findNewest(referral.referralId, 'background_check');
    paid?.markPaid('pi_1', NOON);
    if (paid) await fixture.addons.save(paid);
    await fixture.offersFacade.endDraft(referral.referralId, ['drug_test']);
    expect(await statusOf(id)).toBe('withdrawn');
    expect(await orders()).toEqual(['background_check', 'drug_test']);
    expect(fixture.billing.dropped).toEqual([id]);
    expect([fixture.billing.released, fixture.texts]).toEqual([[], []]);
  });

  it('a hire leaves a sent letter alone', async () => {
    const { id } = await fixture.send(referral);
    await fixture.offersFacade.endDraft(referral.referralId, []);
    expect([await statusOf(id), fixture.billing.dropped]).toEqual(['sent', []]);
  });

  it("withdrawing a leftover draft does not touch the hire's money and add-ons", async () => {
    const id = await draft();
    fixture.hiring.hire(referral.referralId);
    await fixture.withdrawOffer.run(id, referral.employerId, null);
    expect([await statusOf(id), fixture.billing.released]).toEqual(['withdrawn', []]);
    expect(await orders()).toEqual(['background_check', 'drug_test', 'i9_verification']);
  });

  it("the sweep of a leftover draft does not touch the hire's money and add-ons", async () => {
    const id = await draft();
    fixture.hiring.hire(referral.referralId);
    fixture.pass(14);
    expect(await fixture.endUnpaidDrafts.run()).toBe(1);
    expect([await statusOf(id), fixture.billing.released]).toEqual(['withdrawn', []]);
    expect(await orders()).toEqual(['background_check', 'drug_test', 'i9_verification']);
  });

  it('a letter whose shared payment arrives after the hire is not sent', async () => {
    const { letters, hiring, billing } = fixture;
    const letter = OfferLetter.draftOfSeveral(offerTerms({ referralId: referral.referralId }), NOON);
    await letters.add(letter);
    billing.paid.add(letter.id);
    hiring.hire(referral.referralId);
    const unitOfWork = { transaction: <T>(step: () => Promise<T>) => step() };
    const sent: OfferLetter[] = [];
    const dispatch = { send: async (one: OfferLetter) => void sent.push(one) };
    await new SendPaidLetter({ unitOfWork, letters, hiring, billing, dispatch }).run(referral.referralId);
    expect(sent).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { requestedTerms, NOON } from '../../testing/offer-terms.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('the facade that hiring uses', () => {
  it('the facade sends the paid draft and leaves the referral to hiring', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    await expect(fixture.offersFacade.sendDraft(referral.referralId)).rejects.toThrow(
      refusal('hiring.offer_required', 'rule_broken'),
    );
    const { offerLetterId } = await fixture.create(referral);
    await expect(fixture.offersFacade.sendDraft(referral.referralId)).rejects.toThrow(
      refusal('offers.payment_required', 'conflict'),
    );
    fixture.billing.paid.add(offerLetterId);
    await fixture.offersFacade.sendDraft(referral.referralId);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('interviewing');
    expect(await fixture.offersFacade.awaitsSignature(referral.referralId)).toBe(true);
    fixture.pass(7);
    expect(await fixture.offersFacade.awaitsSignature(referral.referralId)).toBe(false);
  });

  it('the facade withdraws the live letter without moving referral or money', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.offersFacade.withdrawLive(referral.referralId, 'Sending was undone');
    expect(await fixture.letters.findById(id)).toMatchObject({
      status: 'withdrawn',
      withdrawalReason: 'Sending was undone',
    });
    expect(fixture.billing.released).toEqual([]);
    expect(fixture.hiring.endings).toEqual([]);
    await fixture.offersFacade.withdrawLive(referral.referralId, 'again');
  });

  it('the facade returns the start of a signed letter', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const offer = requestedTerms({ startDate: '2026-03-16' });
    const { offerLetterId } = await fixture.create(referral, { offer });
    fixture.billing.paid.add(offerLetterId);
    await fixture.sendOffer.run(offerLetterId, referral.employerId);
    expect(await fixture.offersFacade.agreedStart(referral.referralId)).toBeNull();
    await fixture.answerOffer.run(fixture.lastToken(), accepts);
    expect(await fixture.offersFacade.agreedStart(referral.referralId)).toBe('2026-03-16');
  });

  it('the facade leaves a signed letter unchanged', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.answerOffer.run(token, accepts);
    await fixture.offersFacade.withdrawLive(referral.referralId, 'Not selected');
    expect((await fixture.letters.findById(id))?.status).toBe('signed');
  });

  it('the facade returns the terms of a signed letter without add-ons canceled since', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const addOns = ['drugTest', 'backgroundCheck', 'i9Verification'] as const;
    const { offerLetterId: id } = await fixture.create(referral, {
      offer: requestedTerms({ addOns: [...addOns] }),
    });
    fixture.billing.paid.add(id);
    await fixture.sendOffer.run(id, referral.employerId);
    const terms = () => fixture.offersFacade.signedTerms(referral.referralId);
    expect(await terms()).toBeNull();
    await fixture.answerOffer.run(fixture.lastToken(), accepts);
    const pay = { rate: Money.ofDollars(25), type: 'hourly' };
    const all = ['background_check', 'drug_test', 'i9_verification'];
    const wanted = async () => (await terms())?.addOns.toSorted();
    expect((await terms())?.pay).toEqual(pay);
    expect(await wanted()).toEqual(all);
    for (const [kind, reason] of [
      ['drug_test', 'employer_canceled'],
      ['background_check', 'came_to_nothing'],
    ] as const) {
      const addon = await fixture.addons.findNewest(referral.referralId, kind);
      addon?.cancelOrRefund(reason, NOON);
      if (addon) await fixture.addons.save(addon);
    }
    expect(await wanted()).toEqual(['background_check', 'i9_verification']);
  });
});

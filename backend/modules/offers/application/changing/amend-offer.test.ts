import { describe, expect, it } from 'vitest';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type OfferLetterId } from '#kernel/ids.ts';
import { requestedTerms, NOON } from '../../testing/offer-terms.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });
const look = { language: 'en', ip: null } as const;
const better = { offer: requestedTerms({ payRate: '30', startDate: '2026-03-23' }), version: null };

const paid = (offerLetterId: OfferLetterId) =>
  domainEvent('billing.payment_succeeded', NOON, {
    paymentId: newId(),
    employerId: newId(),
    purpose: 'offer',
    amountCents: 80_00,
    referralId: newId(),
    offerLetterId,
    jobId: null,
    succeededAt: NOON.toISOString(),
  });

describe('the template that a letter began with', () => {
  it('the template stays when the draft is edited without naming it, and when the letter changes', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const templateId = newId();
    const offer = requestedTerms({ templateId });
    const { offerLetterId: id } = await fixture.create(referral, { offer });
    await fixture.amendOffer.run(id, referral.employerId, better);
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'draft', payRate: '30', templateId });
    fixture.billing.paid.add(id);
    await fixture.sendOffer.run(id, referral.employerId);
    const more = { offer: requestedTerms({ payRate: '32' }), version: null };
    await fixture.amendOffer.run(id, referral.employerId, more);
    expect(await fixture.letters.findById(id)).toMatchObject({ termsVersion: 2, templateId });
  });
});

describe('a change of a sent letter', () => {
  it('a change sends a new link, and the old link leads to it', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.amendOffer.run(id, referral.employerId, better);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_changed']);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_sent');
    const newSigningUrl = `https://crewvine.test/sign-offer/${fixture.lastToken()}`;
    expect(await fixture.openSigningPage.run(token, look)).toMatchObject({
      status: 'replaced',
      version: 1,
      payRate: '25',
      newSigningUrl,
    });
    expect(await fixture.openSigningPage.run(fixture.lastToken(), look)).toMatchObject({
      status: 'viewed',
      version: 2,
      payRate: '30',
      changes: [
        { field: 'payRate', before: '25' },
        { field: 'startDate', before: null },
      ],
      newSigningUrl: null,
    });
    await expect(fixture.answerOffer.run(token, accepts)).rejects.toThrow(
      refusal('offers.replaced', 'expired'),
    );
    await fixture.answerOffer.run(fixture.lastToken(), accepts);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_signed');
  });

  it('a change that costs more waits for the payment, and is then sent automatically once', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    fixture.billing.revisionCosts = true;
    await fixture.amendOffer.run(id, referral.employerId, better);
    expect(fixture.texts).toHaveLength(1);
    expect(await fixture.openSigningPage.run(token, look)).toMatchObject({
      status: 'viewed',
      version: 1,
      payRate: '25',
    });
    await expect(fixture.sendOffer.run(id, referral.employerId)).rejects.toThrow(
      refusal('offers.payment_required', 'conflict'),
    );
    await fixture.sendPaidAmendment.handle(paid(id));
    expect(fixture.texts).toHaveLength(1);
    fixture.billing.paid.add(id);
    await fixture.sendPaidAmendment.handle(paid(id));
    await fixture.sendPaidAmendment.handle(paid(id));
    await fixture.sendOffer.run(id, referral.employerId);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_changed']);
  });

  it('a first letter is not sent automatically: its employer sends it', async () => {
    const fixture = offersFixture();
    const { offerLetterId } = await fixture.create(fixture.hiring.add());
    fixture.billing.paid.add(offerLetterId);
    await fixture.sendPaidAmendment.handle(paid(offerLetterId));
    expect(fixture.texts).toEqual([]);
  });

  it('billing charges the difference, and dropped add-ons are refunded', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    const offer = requestedTerms({ addOns: ['backgroundCheck'] });
    await fixture.amendOffer.run(id, referral.employerId, { offer, version: 1 });
    expect(fixture.billing.revisions).toMatchObject([
      { offerLetterId: id, addOns: ['background_check'], removed: ['drug_test'] },
    ]);
    const addons = await fixture.addons.findLive(referral.referralId);
    expect(addons.map(({ addonType }) => addonType)).toEqual(['background_check']);
  });

  it('only the owner changes a letter, and a change of an older version is refused', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.amendOffer.run(id, referral.employerId, { ...better, version: 1 });
    const again = { offer: requestedTerms({ payRate: '31' }), version: 1 };
    await expect(fixture.amendOffer.run(id, referral.employerId, again)).rejects.toThrow(
      refusal('offers.changed_meanwhile', 'conflict'),
    );
    await expect(fixture.amendOffer.run(id, referral.employerId, better)).rejects.toThrow(
      refusal('offers.unchanged', 'conflict'),
    );
    await expect(fixture.amendOffer.run(id, newId(), better)).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
  });

  it('the old link shows how a letter ended that was withdrawn before the new version was sent', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    fixture.billing.revisionCosts = true;
    await fixture.amendOffer.run(id, referral.employerId, better);
    await fixture.withdrawOffer.run(id, referral.employerId, null);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_withdrawn']);
    expect(await fixture.openSigningPage.run(token, look)).toMatchObject({ status: 'withdrawn' });
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('interviewing');
  });
});

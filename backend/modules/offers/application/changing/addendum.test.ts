import { describe, expect, it } from 'vitest';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const TERMS = 'From June 1 the schedule is four ten-hour days.';

async function sentAddendum() {
  const fixture = offersFixture();
  const referral = fixture.hiring.add();
  const { id: letterId, token: letterToken } = await fixture.send(referral);
  await fixture.answerOffer.run(letterToken, accepts);
  const id = await fixture.addAddendum.run(letterId, referral.employerId, TERMS);
  const kinds = () => fixture.texts.map(({ kind }) => kind);
  return { fixture, referral, letterId, id, token: fixture.lastToken(), kinds };
}

describe('an addendum that waits for its answer', () => {
  it('a worker is reminded two days and one day before the end, once each, and the record shows it', async () => {
    const { fixture, id, token, kinds } = await sentAddendum();
    const told: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      await fixture.remindCandidates.run();
      await fixture.remindCandidates.run();
      told.push(kinds().filter((kind) => kind === 'addendum_reminder').length);
      fixture.pass(1);
    }
    expect(told).toEqual([0, 0, 0, 0, 0, 1, 2, 2]);
    expect(kinds()).not.toContain('offer_reminder');
    expect(fixture.lastToken()).toBe(token);
    expect(fixture.texts.at(-1)).toMatchObject({ data: { until: 'Mar 9' } });
    expect((await fixture.record.of(id)).map(({ kind }) => kind)).toEqual(['sent', 'reminded', 'reminded']);
  });

  it('the worker is notified when an addendum is withdrawn, and the offer stays', async () => {
    const { fixture, referral, id, kinds } = await sentAddendum();
    await fixture.withdrawOffer.run(id, referral.employerId, null);
    expect(kinds()).toEqual(['offer_to_sign', 'addendum_to_sign', 'addendum_withdrawn']);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_signed');
  });

  it('an addendum ends with the undone offer, and the worker is notified only of the offer', async () => {
    const { fixture, referral, id, kinds } = await sentAddendum();
    await fixture.offersFacade.revokeSigned(referral.referralId, 'The signature was undone');
    expect((await fixture.letters.findById(id))?.status).toBe('withdrawn');
    expect(kinds()).toEqual(['offer_to_sign', 'addendum_to_sign', 'offer_withdrawn']);
  });

  it('a text names the new deadline after an extension', async () => {
    const { fixture, referral, id, kinds } = await sentAddendum();
    await fixture.extendOffer.extend(id, referral.employerId, 3);
    expect(kinds().at(-1)).toBe('addendum_reminder');
    expect(fixture.texts.at(-1)).toMatchObject({ data: { until: 'Mar 12' } });
  });
});

describe('the consent to an addendum', () => {
  it.each(['en', 'es'] as const)('the consent covers only the addendum, in %s', async (language) => {
    const { fixture, token } = await sentAddendum();
    const page = await fixture.openSigningPage.run(token, { language, ip: null });
    const text = JSON.stringify(page.consent);
    expect(page.consent).toMatchObject({ version: '2026-11-b-addendum', language });
    expect(text).not.toMatch(/offer letter|carta/i);
    expect(text).toMatch(language === 'en' ? /This addendum alone/ : /Solo este anexo/);
  });

  it('the consents to a letter and to its addendum do not replace each other', async () => {
    const { fixture, id, token } = await sentAddendum();
    const opener = { userId: null, token, ip: null, language: null };
    await fixture.openDocument.run(id, opener);
    const { sha256: ofLetter } = fixture.consentTexts.in('letter', 'en');
    const ofAddendum = fixture.consentTexts.in('addendum', 'en');
    await expect(fixture.answerOffer.run(token, { ...accepts, consentHash: ofLetter })).rejects.toThrow(
      expect.objectContaining({ code: 'offers.consent_changed' }),
    );
    await fixture.answerOffer.run(token, { ...accepts, consentHash: ofAddendum.sha256 });
    expect(fixture.consents.given.get(id)).toEqual(ofAddendum);

    const offer = await fixture.send(fixture.hiring.add());
    await fixture.openDocument.run(offer.id, { ...opener, token: offer.token });
    const wrong = { ...accepts, consentHash: ofAddendum.sha256 };
    await expect(fixture.answerOffer.run(offer.token, wrong)).rejects.toThrow(
      expect.objectContaining({ code: 'offers.consent_changed' }),
    );
  });
});

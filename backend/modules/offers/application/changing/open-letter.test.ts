import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { NOON } from '../../testing/offer-terms.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });
const look = { language: 'en', ip: null } as const;

describe('a new link', () => {
  it('a new link is texted, and the old one opens nothing', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.extendOffer.renewLink(id, referral.employerId);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_to_sign']);
    await expect(fixture.openSigningPage.run(token, look)).rejects.toThrow(
      refusal('offers.unknown_link', 'not_found'),
    );
    expect(await fixture.openSigningPage.run(fixture.lastToken(), look)).toMatchObject({ version: 1 });
  });

  it('only the owner renews the link, and only of an open letter', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await expect(fixture.extendOffer.renewLink(id, newId())).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await fixture.answerOffer.run(token, accepts);
    await expect(fixture.extendOffer.renewLink(id, referral.employerId)).rejects.toThrow(
      refusal('offers.not_open', 'conflict'),
    );
  });
});

describe('more days', () => {
  it('an extension moves the end, at most 30 days from today, and notifies the candidate', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.extendOffer.extend(id, referral.employerId, 3);
    expect((await fixture.letters.findById(id))?.expiresAt).toEqual(addDays(NOON, 10));
    expect(fixture.texts.at(-1)).toMatchObject({ kind: 'offer_extended', data: { until: 'Mar 12' } });
    await fixture.extendOffer.extend(id, referral.employerId, 20);
    await expect(fixture.extendOffer.extend(id, referral.employerId, 1)).rejects.toThrow(
      refusal('offers.extension_too_long', 'rule_broken'),
    );
    fixture.pass(31);
    await expect(fixture.extendOffer.extend(id, referral.employerId, 1)).rejects.toThrow(
      refusal('offers.not_open', 'conflict'),
    );
  });
});

describe('the day until when', () => {
  // Noon of March 2 in Greenwich; already March 3 in the easternmost time zone.
  it.each([
    ['Austin, TX', 'Mar 9', 'Mar 12'],
    ['Kiritimati', 'Mar 10', 'Mar 13'],
  ])(
    "the texts name the last day by the calendar of the job's place: %s",
    async (location, until, extended) => {
      const fixture = offersFixture();
      const referral = fixture.hiring.add({ location });
      const { id } = await fixture.send(referral);
      fixture.pass(5.5);
      await fixture.remindCandidates.run();
      expect(fixture.texts.at(-1)).toMatchObject({ kind: 'offer_reminder', data: { until } });
      await fixture.extendOffer.extend(id, referral.employerId, 3);
      expect(fixture.texts.at(-1)).toMatchObject({ kind: 'offer_extended', data: { until: extended } });
    },
  );
});

describe('reminders', () => {
  const reminders = (fixture: ReturnType<typeof offersFixture>) =>
    fixture.texts.filter(({ kind }) => kind === 'offer_reminder').length;

  it('reminders are sent two days and one day before the end, once each', async () => {
    const fixture = offersFixture();
    await fixture.send(fixture.hiring.add());
    const told: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      await fixture.remindCandidates.run();
      await fixture.remindCandidates.run();
      told.push(reminders(fixture));
      fixture.pass(1);
    }
    expect(told).toEqual([0, 0, 0, 0, 0, 1, 2, 2]);
  });

  it('reminders start again when the end moves, and stop with the answer', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    fixture.pass(5.5);
    await fixture.remindCandidates.run();
    await fixture.extendOffer.extend(id, referral.employerId, 7);
    fixture.pass(6);
    await fixture.remindCandidates.run();
    expect(reminders(fixture)).toBe(1);
    fixture.pass(1.5);
    await fixture.remindCandidates.run();
    expect(reminders(fixture)).toBe(2);
    await fixture.answerOffer.run(token, accepts);
    fixture.pass(0.5);
    await fixture.remindCandidates.run();
    expect(reminders(fixture)).toBe(2);
  });
});

describe('an unpaid draft', () => {
  it('an unpaid draft ends after fourteen days, and a paid one waits without a query of its own', async () => {
    const fixture = offersFixture();
    const [forgotten, waiting] = [fixture.hiring.add(), fixture.hiring.add()];
    const { offerLetterId: unpaid } = await fixture.create(forgotten);
    const { offerLetterId: paid } = await fixture.create(waiting);
    fixture.billing.paid.add(paid);
    fixture.pass(13.9);
    expect(await fixture.endUnpaidDrafts.run()).toBe(0);
    fixture.pass(0.1);
    expect(await fixture.endUnpaidDrafts.run()).toBe(1);
    expect((await fixture.letters.findById(unpaid))?.status).toBe('withdrawn');
    expect((await fixture.letters.findById(paid))?.status).toBe('draft');
    expect(fixture.billing.requestedAlone).not.toContain(paid);
    expect(fixture.billing.released).toEqual([forgotten.referralId]);
    expect(fixture.texts).toEqual([]);
  });
});

describe('a signature on paper', () => {
  const paper = { signedAt: { at: NOON }, note: 'Signed at the site office' };

  it('a paper signature ends the link, moves the referral, and charges nothing', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.recordPaperSignature.run(id, referral.employerId, paper);
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'signed', signatureKind: 'paper' });
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_signed');
    expect(fixture.billing.charges).toHaveLength(1);
    await expect(fixture.answerOffer.run(token, accepts)).rejects.toThrow(
      refusal('offers.already_answered', 'conflict'),
    );
    await expect(fixture.recordPaperSignature.run(id, referral.employerId, paper)).rejects.toThrow(
      refusal('offers.not_open', 'conflict'),
    );
  });

  it('an undone paper signature ends the letter, and a new one can be made', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.recordPaperSignature.run(id, referral.employerId, paper);
    await fixture.offersFacade.revokeSigned(referral.referralId, 'The signature on paper was undone');
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'withdrawn', liveReferralId: null });
    expect(fixture.texts.at(-1)?.kind).toBe('offer_withdrawn');
    await fixture.offersFacade.revokeSigned(referral.referralId, 'Again');
    expect(fixture.texts).toHaveLength(2);
  });

  it.each([
    ['Austin, TX', '2026-03-02', '2026-03-02T12:00:00.000Z', '2026-03-01', '2026-03-05'],
    ['Austin, TX', '2026-03-03', '2026-03-03T12:00:00.000Z', '2026-03-01', '2026-03-05'],
    ['Kiritimati', '2026-03-03', '2026-03-02T12:00:00.000Z', '2026-03-02', '2026-03-06'],
    ['Kiritimati', '2026-03-04', '2026-03-03T12:00:00.000Z', '2026-03-02', '2026-03-06'],
  ])('a paper signature in %s takes a day of that place: %s', async (location, day, at, before, tomorrow) => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add({ location });
    const { id } = await fixture.send(referral);
    fixture.pass(2);
    const record = (signed: string) =>
      fixture.recordPaperSignature.run(id, referral.employerId, { ...paper, signedAt: { day: signed } });
    await expect(record(tomorrow)).rejects.toThrow(refusal('offers.signed_later', 'rule_broken'));
    await expect(record(before)).rejects.toThrow(refusal('offers.signed_before_sent', 'rule_broken'));
    await record(day);
    expect((await fixture.letters.findById(id))?.signedAt).toEqual(new Date(at));
  });

  it('a paper signature of today gets the current time before noon', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add({ location: 'Austin, TX' });
    const { id } = await fixture.send(referral);
    fixture.pass(0.75);
    const signedAt = { day: '2026-03-03' };
    await fixture.recordPaperSignature.run(id, referral.employerId, { ...paper, signedAt });
    expect((await fixture.letters.findById(id))?.signedAt).toEqual(addDays(NOON, 0.75));
  });

  it('a paper signature in the future is refused', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    const later = { ...paper, signedAt: { at: addDays(NOON, 1) } };
    await expect(fixture.recordPaperSignature.run(id, referral.employerId, later)).rejects.toThrow(
      refusal('offers.signed_later', 'rule_broken'),
    );
  });
});

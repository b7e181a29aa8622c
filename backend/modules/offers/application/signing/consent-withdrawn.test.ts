import { describe, expect, it } from 'vitest';
import type { OfferLetterId, UserId } from '#kernel/ids.ts';
import { requestedTerms, NOON } from '../../testing/offer-terms.ts';
import { accepts, declines, offersFixture } from '../../testing/offers-fixture.ts';

type Fixture = ReturnType<typeof offersFixture>;
type Sent = Awaited<ReturnType<typeof withdrawnLetter>>;

const withdrawal = {
  kind: 'consent_withdrawn',
  mailingAddress: null,
  code: null,
  ip: '203.0.113.7',
} as const;
const more = { payRate: '30', startDate: null, note: null };

/** A letter whose worker withdrew the consent, and whose first envelope the employer has mailed. */
async function withdrawnLetter(
  isSigned = false,
  before: (token: string, fixture: Fixture, id: OfferLetterId, owner: UserId) => unknown = () => 0,
) {
  const fixture = offersFixture();
  const referral = fixture.hiring.add();
  const { id, token } = await fixture.send(referral);
  if (isSigned) await fixture.answerOffer.run(token, accepts);
  await before(token, fixture, id, referral.employerId);
  await fixture.askEmployer.run(token, withdrawal);
  await fixture.requests.markDone(id, 'consent_withdrawn', NOON);
  fixture.texts.length = 0;
  return { fixture, referral, owner: referral.employerId, id, token };
}

describe('a letter whose worker withdrew the consent', () => {
  it.each(['page', 'bare call'])('is refused with 409 when it is signed by %s', async (way) => {
    const { fixture, id, token } = await withdrawnLetter();
    await fixture.openDocument.run(id, { userId: null, token, ip: null, language: null });
    const consentHash = way === 'page' ? fixture.consentTexts.in('letter', 'en').sha256 : null;
    await expect(fixture.answerOffer.run(token, { ...accepts, consentHash })).rejects.toThrow(
      expect.objectContaining({ code: 'offers.consent_withdrawn', kind: 'conflict' }),
    );
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'sent', documentHash: null });
  });

  it('can still be declined', async () => {
    const { fixture, id, token } = await withdrawnLetter();
    await fixture.answerOffer.run(token, declines);
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'declined' });
  });

  it('keeps the day of the withdrawal when the letter comes back on the list of things to mail', async () => {
    const { fixture, id, owner } = await withdrawnLetter();
    fixture.pass(2);
    await fixture.extendOffer.extend(id, owner, 3);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
    expect(await fixture.letters.findById(id)).toMatchObject({ consentWithdrawnAt: NOON });
  });

  it('has the withdrawal in its record, with time and masked address', async () => {
    const { fixture, id } = await withdrawnLetter();
    expect((await fixture.record.of(id)).at(-1)).toEqual({
      kind: 'consent_withdrawn',
      channel: 'page',
      maskedAddress: '203.0.113.•••',
      link: 'sent',
      at: NOON,
    });
  });

  it('takes an addendum that waits along: it is mailed, and no longer signed electronically', async () => {
    const addendumIds: OfferLetterId[] = [];
    const { fixture } = await withdrawnLetter(true, async (_token, started, id, owner) => {
      addendumIds.push(await started.addAddendum.run(id, owner, 'Four ten-hour days from June 1.'));
    });
    const [addendumId] = addendumIds;
    expect(addendumId && (await fixture.letters.findById(addendumId))).toMatchObject({
      consentWithdrawnAt: NOON,
    });
    expect(addendumId && fixture.requests.open(addendumId)).toEqual(['consent_withdrawn']);
  });

  it('is signed on paper', async () => {
    const { fixture, owner, id, referral } = await withdrawnLetter();
    await fixture.extendOffer.extend(id, owner, 3);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
    fixture.pass(2);
    const signedAt = { at: new Date('2026-03-03T18:00:00Z') };
    await fixture.recordPaperSignature.run(id, owner, { signedAt, note: 'By mail' });
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'signed', signatureKind: 'paper' });
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_signed');
    expect(fixture.requests.open(id)).toEqual([]);
  });

  it.each<[string, (sent: Sent) => Promise<unknown>]>([
    [
      'a new version',
      ({ fixture, id, owner }) =>
        fixture.amendOffer.run(id, owner, { offer: requestedTerms({ payRate: '30' }), version: null }),
    ],
    ['a later end', ({ fixture, id, owner }) => fixture.extendOffer.extend(id, owner, 3)],
    ['a new link', ({ fixture, id, owner }) => fixture.extendOffer.renewLink(id, owner)],
  ])('is mailed, and not texted, when there is %s', async (_news, act) => {
    const sent = await withdrawnLetter();
    await act(sent);
    expect(sent.fixture.texts).toEqual([]);
    expect(sent.fixture.requests.open(sent.id)).toEqual(['consent_withdrawn']);
  });

  it('is mailed, and not texted, when the request for a change is declined', async () => {
    const { fixture, id, owner } = await withdrawnLetter(false, (token, { proposeCounter }) =>
      proposeCounter.run(token, more, { code: null, ip: null }),
    );
    await fixture.answerCounter.run(id, owner, { accept: false, confirmedPay: false });
    expect(fixture.texts).toEqual([]);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
  });

  it('gets no reminder, and nothing new to mail for it', async () => {
    const { fixture, id } = await withdrawnLetter();
    fixture.pass(5.5);
    expect(await fixture.remindCandidates.run()).toBe(1);
    expect(fixture.texts).toEqual([]);
    expect(fixture.requests.open(id)).toEqual([]);
  });

  it('has its addendum mailed, neither texted nor signed electronically', async () => {
    const { fixture, id: letterId, owner } = await withdrawnLetter(true);
    const id = await fixture.addAddendum.run(letterId, owner, 'Four ten-hour days from June 1.');
    expect(fixture.texts).toEqual([]);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
    const addendum = await fixture.letters.findById(id);
    const link = addendum && fixture.links.urlOf(addendum, 'sent');
    await expect(fixture.answerOffer.run(link?.split('/').at(-1) ?? '', accepts)).rejects.toThrow(
      expect.objectContaining({ code: 'offers.consent_withdrawn' }),
    );
  });

  it('still tells the worker that the employer withdrew it, which is no letter', async () => {
    const { fixture, id, owner } = await withdrawnLetter();
    await fixture.withdrawOffer.run(id, owner, null);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_withdrawn']);
  });

  it('says nothing about the letters of other workers', async () => {
    const { fixture } = await withdrawnLetter();
    await fixture.send(fixture.hiring.add());
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign']);
  });
});

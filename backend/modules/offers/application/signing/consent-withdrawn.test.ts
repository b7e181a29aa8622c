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
  it.each(['page', 'bare call'])('a signature by %s is refused with 409', async (way) => {
    const { fixture, id, token } = await withdrawnLetter();
    await fixture.openDocument.run(id, { userId: null, token, ip: null, language: null });
    const consentHash = way === 'page' ? fixture.consentTexts.in('letter', 'en').sha256 : null;
    await expect(fixture.answerOffer.run(token, { ...accepts, consentHash })).rejects.toThrow(
      expect.objectContaining({ code: 'offers.consent_withdrawn', kind: 'conflict' }),
    );
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'sent', documentHash: null });
  });

  it('the worker can still decline', async () => {
    const { fixture, id, token } = await withdrawnLetter();
    await fixture.answerOffer.run(token, declines);
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'declined' });
  });

  it("an extension puts the letter back on the mailing list and does not change the withdrawal's time", async () => {
    const { fixture, id, owner } = await withdrawnLetter();
    fixture.pass(2);
    await fixture.extendOffer.extend(id, owner, 3);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
    expect(await fixture.letters.findById(id)).toMatchObject({ consentWithdrawnAt: NOON });
  });

  it('the record shows the withdrawal with its time and masked address', async () => {
    const { fixture, id } = await withdrawnLetter();
    expect((await fixture.record.of(id)).at(-1)).toEqual({
      kind: 'consent_withdrawn',
      channel: 'page',
      maskedAddress: '203.0.113.•••',
      link: 'sent',
      at: NOON,
    });
  });

  it('an open addendum is mailed and can no longer be signed electronically', async () => {
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

  it('the letter can be signed on paper', async () => {
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
  ])('the letter is mailed, not texted, when there is %s', async (_news, act) => {
    const sent = await withdrawnLetter();
    await act(sent);
    expect(sent.fixture.texts).toEqual([]);
    expect(sent.fixture.requests.open(sent.id)).toEqual(['consent_withdrawn']);
  });

  it('the letter is mailed, not texted, when the request for a change is declined', async () => {
    const { fixture, id, owner } = await withdrawnLetter(false, (token, { proposeCounter }) =>
      proposeCounter.run(token, more, { code: null, ip: null }),
    );
    await fixture.answerCounter.run(id, owner, { accept: false, confirmedPay: false });
    expect(fixture.texts).toEqual([]);
    expect(fixture.requests.open(id)).toEqual(['consent_withdrawn']);
  });

  it('the worker gets no reminder, and it adds nothing to mail', async () => {
    const { fixture, id } = await withdrawnLetter();
    fixture.pass(5.5);
    expect(await fixture.remindCandidates.run()).toBe(1);
    expect(fixture.texts).toEqual([]);
    expect(fixture.requests.open(id)).toEqual([]);
  });

  it('a new addendum is mailed, not texted, and cannot be signed electronically', async () => {
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

  it('the worker is still notified when the employer withdraws it, because that is not a letter', async () => {
    const { fixture, id, owner } = await withdrawnLetter();
    await fixture.withdrawOffer.run(id, owner, null);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_withdrawn']);
  });

  it("other workers' letters are not affected", async () => {
    const { fixture } = await withdrawnLetter();
    await fixture.send(fixture.hiring.add());
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign']);
  });
});

import { describe, expect, it } from 'vitest';
import { requestedTerms } from '../../testing/offer-terms.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const OWN = '+15125550003';
const OTHER = '+15125550099';
const differs = expect.objectContaining({
  code: 'offers.contact_differs',
  kind: 'rule_broken',
  details: { issues: [expect.objectContaining({ path: 'offerData.workerPhone' })] },
});

describe('the contact of a letter', () => {
  it('a letter uses the phone of the referral, and another one is refused before anything is made', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const typed = (workerPhone: string | null) =>
      fixture.create(referral, { offer: requestedTerms({ workerPhone }) });
    await expect(typed(OTHER)).rejects.toThrow(differs);
    expect(fixture.billing.charges).toEqual([]);
    const { offerLetterId: id } = await typed(OWN);
    expect(await fixture.letters.findById(id)).toMatchObject({ workerPhone: OWN });
    const offer = requestedTerms({ workerPhone: OTHER, payRate: '30' });
    await expect(fixture.amendOffer.run(id, referral.employerId, { offer, version: null })).rejects.toThrow(
      differs,
    );
    expect(await fixture.letters.findById(id)).toMatchObject({ payRate: '25' });
  });

  it.each([
    ['of the referral', 'walt@example.com', 'walt@example.com'],
    ['that was typed, where the referral has none', null, 'typed@example.com'],
  ])('a letter stores the email %s', async (_whose, workerEmail, kept) => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add({ workerEmail });
    const offer = requestedTerms({ workerEmail: 'typed@example.com' });
    const { offerLetterId: id } = await fixture.create(referral, { offer });
    expect(await fixture.letters.findById(id)).toMatchObject({ workerEmail: kept });
    const silent = { offer: requestedTerms({ payRate: '30' }), version: null };
    await fixture.amendOffer.run(id, referral.employerId, silent);
    expect(await fixture.letters.findById(id)).toMatchObject({ workerEmail: kept, payRate: '30' });
  });

  it('a typed email gets neither link nor reminder', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const offer = requestedTerms({ workerEmail: 'typed@example.com' });
    const { offerLetterId: id } = await fixture.create(referral, { offer });
    fixture.billing.paid.add(id);
    await fixture.sendOffer.run(id, referral.employerId);
    fixture.pass(6);
    await fixture.remindCandidates.run();
    expect(fixture.texts.map(({ kind, to, email }) => [kind, to, email])).toEqual([
      ['offer_to_sign', OWN, null],
      ['offer_reminder', OWN, null],
    ]);
    expect((await fixture.record.of(id)).map(({ kind, channel }) => [kind, channel])).toEqual([
      ['sent', 'text'],
      ['reminded', 'text'],
    ]);
  });

  it('reminders, new links, addenda, and the withdrawal use the corrected contact of the referral', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    fixture.hiring.correct(referral.referralId, { workerPhone: OTHER, workerEmail: 'walt@example.com' });
    fixture.pass(6);
    await fixture.remindCandidates.run();
    await fixture.extendOffer.extend(id, referral.employerId, 3);
    await fixture.answerOffer.run(fixture.lastToken(), accepts);
    const addendum = await fixture.addAddendum.run(id, referral.employerId, 'Boots are paid');
    await fixture.withdrawOffer.run(addendum, referral.employerId, null);
    const [first, ...later] = fixture.texts;
    expect(first).toMatchObject({ to: OWN, email: null });
    expect(later.map(({ kind, to, email }) => [kind, to, email])).toEqual(
      ['offer_reminder', 'offer_extended', 'addendum_to_sign', 'addendum_withdrawn'].map((kind) => [
        kind,
        OTHER,
        'walt@example.com',
      ]),
    );
    const reminded = (await fixture.record.of(id)).filter(({ kind }) => kind === 'reminded');
    expect(reminded.map(({ maskedAddress }) => maskedAddress)).toEqual(['•••-•••-••99', 'w•••@example.com']);
  });
});

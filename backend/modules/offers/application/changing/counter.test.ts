import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { requestedTerms } from '../../testing/offer-terms.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });
const more = { payRate: '30', startDate: null, note: 'I have 12 years' };
const bySent = { code: null, ip: '203.0.113.7' };
const yes = { accept: true, confirmedPay: false };
const no = { accept: false, confirmedPay: false };
const none = { payRate: null, startDate: null, note: null };

async function sent(location = 'Austin, TX') {
  const fixture = offersFixture();
  const referral = fixture.hiring.add({ location });
  const { id, token } = await fixture.send(referral);
  return { fixture, referral, id, token, owner: referral.employerId };
}

describe('a request for a change', () => {
  it('the employer is notified, and one request is open at a time', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, more, bySent);
    expect(fixture.notifications).toMatchObject([
      { userId: owner, kind: 'offer_countered', data: { offerLetterId: id, workerName: 'Walt Ames' } },
    ]);
    await expect(fixture.proposeCounter.run(token, more, bySent)).rejects.toThrow(
      refusal('offers.counter_open', 'conflict'),
    );
  });

  it('a candidate can request three changes per letter', async () => {
    const { fixture, owner, id, token } = await sent();
    for (let n = 0; n < 3; n += 1) {
      await fixture.proposeCounter.run(token, more, bySent);
      await fixture.answerCounter.run(id, owner, no);
    }
    await expect(fixture.proposeCounter.run(token, more, bySent)).rejects.toThrow(
      refusal('offers.counter_limit', 'conflict'),
    );
  });

  it('a request needs a start that has not passed and an open letter', async () => {
    const { fixture, token } = await sent();
    await expect(
      fixture.proposeCounter.run(token, { ...none, startDate: '2026-03-01' }, bySent),
    ).rejects.toThrow(refusal('offers.start_passed', 'rule_broken'));
    await expect(fixture.proposeCounter.run('another', more, bySent)).rejects.toThrow(
      refusal('offers.unknown_link', 'not_found'),
    );
    await fixture.answerOffer.run(token, accepts);
    await expect(fixture.proposeCounter.run(token, more, bySent)).rejects.toThrow(
      refusal('offers.already_answered', 'conflict'),
    );
  });
});

describe('the requested start', () => {
  // It is March 2 in Greenwich and in Texas, and already March 3 in the easternmost time zone.
  it.each([
    ['Austin, TX', '2026-03-02', '2026-03-01'],
    ['Kiritimati', '2026-03-03', '2026-03-02'],
  ])('a start is judged by the day in %s: %s is today, %s has passed', async (location, today, passed) => {
    const { fixture, token } = await sent(location);
    const from = (startDate: string) => fixture.proposeCounter.run(token, { ...none, startDate }, bySent);
    await expect(from(passed)).rejects.toThrow(
      expect.objectContaining({
        code: 'offers.start_passed',
        details: { issues: [expect.objectContaining({ path: 'startDate' })] },
      }),
    );
    expect(await from(today)).toMatchObject({ startDate: today });
  });
});

describe('the answer to a request for a change', () => {
  it('accepting makes the next version, once', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, { ...more, startDate: '2026-03-23' }, bySent);
    await fixture.answerCounter.run(id, owner, yes);
    expect(await fixture.letters.findById(id)).toMatchObject({
      status: 'sent',
      termsVersion: 2,
      payRate: '30',
      startDate: '2026-03-23',
      benefitIds: ['health-insurance'],
      addOns: ['drug_test'],
    });
    expect(fixture.texts.at(-1)?.kind).toBe('offer_changed');
    await expect(fixture.answerCounter.run(id, owner, yes)).rejects.toThrow(
      refusal('offers.no_counter', 'conflict'),
    );
  });

  it('accepting only a note is refused, because a note is conversation', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, { ...none, note: 'Friday afternoons off' }, bySent);
    await expect(fixture.answerCounter.run(id, owner, yes)).rejects.toThrow(
      refusal('offers.note_only', 'conflict'),
    );
    await fixture.answerCounter.run(id, owner, no);
  });

  it('accepting never makes the note a term, and retains the existing terms', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.amendOffer.run(id, owner, {
      offer: requestedTerms({ customTerms: 'Tools are provided' }),
      version: null,
    });
    expect(fixture.lastToken()).not.toBe(token);
    await fixture.proposeCounter.run(fixture.lastToken(), { ...more, note: '¿Podría ser 32?' }, bySent);
    await fixture.answerCounter.run(id, owner, yes);
    expect(await fixture.letters.findById(id)).toMatchObject({
      payRate: '30',
      customTerms: 'Tools are provided',
    });
  });

  it.each([
    ['$32/hora', '32', 'hourly', 32_00],
    ['32.50 por hora', '32.50', 'hourly', 32_50],
    ['$200 al día', '200', 'daily', 200_00],
    ['$1,300 a week', '$1300/week', 'salary', 67_600_00],
    ['$2,600 por quincena', '$2600/two weeks', 'salary', 67_600_00],
    ['$32/hour plus my truck', '32', 'hourly', 32_00],
  ] as const)('accepting %j writes %j into the letter', async (asked, payRate, payType, payAmountCents) => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, { ...none, payRate: asked }, bySent);
    await fixture.answerCounter.run(id, owner, yes);
    expect(await fixture.letters.findById(id)).toMatchObject({ payRate, payType, payAmountCents });
  });

  it('accepting pay in words of another period changes the pay type', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, { ...none, payRate: '$65,000 a year' }, bySent);
    await fixture.answerCounter.run(id, owner, yes);
    expect(await fixture.letters.findById(id)).toMatchObject({
      payType: 'salary',
      payAmountCents: 65_000_00,
    });
  });

  it('accepting unlikely pay is refused until the employer confirms it', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, { ...none, payRate: '65,000' }, bySent);
    await expect(fixture.answerCounter.run(id, owner, yes)).rejects.toThrow(
      refusal('offers.pay_unlikely', 'rule_broken'),
    );
    await fixture.answerCounter.run(id, owner, { accept: true, confirmedPay: true });
    expect(await fixture.letters.findById(id)).toMatchObject({
      payAmountCents: 65_000_00,
      payType: 'hourly',
    });
  });

  it('declining leaves the letter unchanged and notifies the candidate', async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, more, bySent);
    await expect(fixture.answerCounter.run(id, newId(), no)).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await fixture.answerCounter.run(id, owner, no);
    expect(fixture.texts.at(-1)).toMatchObject({ kind: 'offer_counter_declined' });
    expect(fixture.lastToken()).toBe(token);
    await fixture.answerOffer.run(token, accepts);
  });

  it("a signed letter's request cannot be answered", async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, more, bySent);
    await fixture.answerOffer.run(token, accepts);
    await expect(fixture.answerCounter.run(id, owner, yes)).rejects.toThrow(
      refusal('offers.no_counter', 'conflict'),
    );
  });

  it("a replaced version's request cannot be answered", async () => {
    const { fixture, owner, id, token } = await sent();
    await fixture.proposeCounter.run(token, more, bySent);
    await fixture.amendOffer.run(id, owner, { offer: requestedTerms({ payRate: '28' }), version: null });
    for (const answer of [yes, no])
      await expect(fixture.answerCounter.run(id, owner, answer)).rejects.toThrow(
        refusal('offers.no_counter', 'conflict'),
      );
    await fixture.proposeCounter.run(fixture.lastToken(), more, bySent);
  });
});

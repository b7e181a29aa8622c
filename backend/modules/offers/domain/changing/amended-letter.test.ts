import { describe, expect, it } from 'vitest';
import { offerTerms } from '../../testing/offer-terms.ts';
import { OfferLetter, type Signature } from '../letter/offer-letter.ts';

const t0 = new Date('2026-03-02T09:00:00.000Z');
const day = (n: number) => new Date(t0.getTime() + n * 86_400_000);
const terms = offerTerms();
const yes: Signature = {
  acceptedTerms: true,
  name: 'Walt Ames',
  esignConsent: true,
  ip: null,
  userAgent: null,
};
const draft = () => OfferLetter.draft(terms, t0);
const sent = () => {
  const letter = draft();
  letter.send({ nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' }, 'builtin', t0);
  return letter;
};
const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('new terms', () => {
  it('new terms edit a draft, which stays the first version', () => {
    const letter = draft();
    expect(letter.amend({ ...terms, payRate: '$30/hour', payAmountCents: 30_00 }, t0)).toBeNull();
    expect(letter).toMatchObject({ status: 'draft', termsVersion: 1, payRate: '$30/hour', sentAt: null });
    expect(letter.isBeingAmended).toBe(false);
  });

  it('new terms make the next version of a sent letter and end its link', () => {
    const letter = sent();
    letter.markViewed(day(1));
    const replaced = letter.amend({ ...terms, startDate: '2026-03-23' }, day(2));
    expect(replaced).toMatchObject({
      version: 1,
      terms: { startDate: '2026-03-16', payRate: '$25/hour', benefits: letter.benefits },
      signingTokenHash: 'hash',
      copiedTokenHash: 'copied',
      sentAt: t0,
      viewedAt: day(1),
      replacedAt: day(2),
    });
    expect(letter).toMatchObject({
      status: 'draft',
      termsVersion: 2,
      signingTokenHash: null,
      copiedTokenHash: null,
      viewedAt: null,
    });
    expect(letter.isBeingAmended).toBe(true);
    expect(letter.pullEvents().at(-1)).toMatchObject({
      name: 'offers.letter_amended',
      payload: { version: 2 },
    });
    expect(() => letter.sign(yes, day(2))).toThrow(refusal('offers.not_sent', 'not_found'));
    letter.send(
      { nonce: 'another', tokenHash: 'another', copiedTokenHash: 'another copied' },
      'builtin',
      day(3),
    );
    expect(letter).toMatchObject({ status: 'sent', termsVersion: 2, expiresAt: day(10) });
  });

  it('unchanged terms are refused, and so are those of an answered or late letter', () => {
    expect(() => sent().amend(terms, t0)).toThrow(refusal('offers.unchanged', 'conflict'));
    const signed = sent();
    signed.sign(yes, t0);
    for (const [letter, at] of [
      [signed, t0],
      [sent(), day(7)],
    ] as const) {
      expect(() => letter.amend({ ...terms, workLocation: 'Waco, TX' }, at)).toThrow(
        refusal('offers.not_amendable', 'conflict'),
      );
    }
  });
});

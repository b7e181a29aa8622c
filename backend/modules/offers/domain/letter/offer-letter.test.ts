import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { OfferLetter, type Signature } from './offer-letter.ts';
import type { OfferTerms } from './offer-letter-record.ts';
import { isLiveOffer, OFFER_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { OfferLetterStatusMachine } from './offer-letter-status.ts';
import { ServiceAddon } from '../addon/service-addon.ts';

const t0 = new Date('2026-03-02T09:00:00.000Z');
const day = (n: number) => new Date(t0.getTime() + n * 86_400_000);
const terms: OfferTerms = {
  referralId: asId('referral'),
  jobId: asId('job'),
  employerId: asId('employer'),
  referrerId: asId('referrer'),
  workerName: 'Walt Ames',
  workerEmail: null,
  workerPhone: '+15125550003',
  jobTitle: 'Framer',
  company: 'Lone Star Builders',
  startDate: '2026-03-16',
  payRate: '$25/hour',
  payAmountCents: 25_00,
  payType: 'hourly',
  workLocation: 'Austin, TX',
  schedule: null,
  benefits: null,
  benefitIds: [],
  conditions: null,
  customTerms: null,
  signatoryName: null,
  signatoryTitle: null,
  templateId: null,
  addOns: [],
  expirationDays: null,
};
const link = { nonce: 'nonce', tokenHash: 'hash', copiedTokenHash: 'copied' };
const yes: Signature = {
  acceptedTerms: true,
  name: 'Walt Ames',
  esignConsent: true,
  ip: null,
  userAgent: null,
};
const draft = (change: Partial<OfferTerms> = {}) => OfferLetter.draft({ ...terms, ...change }, t0);
const sent = (change: Partial<OfferTerms> = {}) => {
  const letter = draft(change);
  letter.send(link, 'builtin', t0);
  return letter;
};
const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

/** One row a state, one column the next one. */
const TABLE = `
  from \\ to | draft | sent | viewed | signed | declined | expired | withdrawn
  draft     | no    | yes  | no     | no     | no       | no      | yes
  sent      | yes   | no   | yes    | yes    | yes      | yes     | yes
  viewed    | yes   | no   | no     | yes    | yes      | yes     | yes
  signed    | no    | no   | no     | no     | no       | no      | yes
  declined  | no    | no   | no     | no     | no       | no      | no
  expired   | no    | no   | no     | no     | no       | no      | no
  withdrawn | no    | no   | no     | no     | no       | no      | no
`;

describe('the states of a letter', () => {
  it('the states follow the table', () => {
    const read = OFFER_STATUSES.map((from) =>
      OFFER_STATUSES.map((to) => (OfferLetterStatusMachine.allows(from, to) ? 'yes' : 'no')),
    );
    const rows = TABLE.trim().split('\n').slice(1);
    expect(read).toEqual(
      rows.map((row) =>
        row
          .split('|')
          .slice(1)
          .map((cell) => cell.trim()),
      ),
    );
  });

  it('a draft, sent, viewed, or signed letter blocks another one', () => {
    const live = OFFER_STATUSES.filter((status) => isLiveOffer(status));
    expect(live).toEqual(['draft', 'sent', 'viewed', 'signed']);
  });

  const step = fc.constantFrom('send', 'view', 'amend', 'sign', 'decline', 'expire', 'withdraw');
  it('any sequence of steps follows the table and never leaves a final state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.integer({ min: 0, max: 10 })), { maxLength: 20 }), (steps) => {
        const letter = draft();
        for (const [name, afterDays] of steps) {
          const before = letter.status;
          attempt(letter, name, day(afterDays));
          const same = letter.status === before;
          expect(same || OfferLetterStatusMachine.allows(before, letter.status)).toBe(true);
          expect(letter.liveReferralId === null).toBe(!letter.isLive);
          expect(letter.termsVersion > 1 && letter.sentAt === null).toBe(false);
        }
      }),
    );
  });
});

function attempt(letter: OfferLetter, step: string, at: Date): void {
  const steps: Record<string, () => unknown> = {
    send: () => letter.send(link, 'builtin', at),
    view: () => letter.markViewed(at),
    amend: () => letter.amend({ ...terms, customTerms: `As of ${at.toISOString()}` }, at),
    sign: () => letter.sign(yes, at),
    decline: () => letter.decline(at),
    expire: () => letter.expire(at),
    withdraw: () => letter.withdraw('Withdrawn by employer', at),
  };
  try {
    steps[step]?.();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

describe('a letter', () => {
  it('a letter has every field, the default benefits, and seven days', () => {
    expect(Object.values(draft())).not.toContain(undefined);
    expect(draft()).toMatchObject({
      status: 'draft',
      expirationDays: 7,
      expiresAt: null,
      benefits: 'Standard benefits package as outlined in employee handbook',
    });
  });

  it.each([0, 31, 1.5])('a letter valid for %s days is refused', (expirationDays) => {
    expect(() => draft({ expirationDays })).toThrow(refusal('offers.expiration_days', 'invalid'));
  });

  it('the pay needs a number', () => {
    expect(() => draft({ payAmountCents: 0 })).toThrow(refusal('offers.pay_unreadable', 'rule_broken'));
  });

  it('the days count from sending, not from the draft', () => {
    const letter = draft({ expirationDays: 3 });
    letter.send(link, 'builtin', day(5));
    expect(letter.expiresAt).toEqual(day(8));
    expect(() => letter.send(link, 'builtin', day(5))).toThrow(refusal('offers.not_draft', 'conflict'));
  });

  it('a letter can be signed until the last millisecond, and not after', () => {
    const inTime = sent();
    inTime.sign(yes, new Date(day(7).getTime() - 1));
    expect(inTime.pullEvents().at(-1)?.name).toBe('offers.letter_signed');
    const late = sent();
    expect(late.statusAt(day(7))).toBe('expired');
    expect(() => late.sign(yes, day(7))).toThrow(refusal('offers.expired', 'expired'));
    expect([late.expire(day(7)), late.expire(day(7))]).toEqual([true, false]);
    expect(late.pullEvents().at(-1)?.name).toBe('offers.letter_expired');
  });

  it('a letter is answered once', () => {
    const letter = sent();
    letter.markViewed(t0);
    letter.decline(t0);
    expect(() => letter.sign(yes, t0)).toThrow(refusal('offers.already_answered', 'conflict'));
    expect(() => letter.decline(t0)).toThrow(refusal('offers.already_answered', 'conflict'));
  });

  it('a withdrawn letter cannot be answered, and an answered one cannot be withdrawn', () => {
    const withdrawn = sent();
    withdrawn.withdraw('Withdrawn by employer', t0);
    expect(() => withdrawn.sign(yes, t0)).toThrow(refusal('offers.withdrawn', 'expired'));
    const signed = sent();
    signed.sign(yes, t0);
    expect(() => signed.withdraw('changed my mind', t0)).toThrow(
      refusal('offers.not_withdrawable', 'conflict'),
    );
  });

  it('signing requires accepting the terms', () => {
    const letter = sent();
    expect(() => letter.sign({ ...yes, acceptedTerms: false }, t0)).toThrow(
      refusal('offers.terms_not_accepted', 'invalid'),
    );
    expect(letter.status).toBe('sent');
  });

  it('the document of a signed letter cannot be replaced', () => {
    const letter = sent();
    expect(() => letter.freezeDocument({ hash: 'a', url: '/a' }, t0)).toThrow(
      refusal('offers.not_signed', 'conflict'),
    );
    letter.sign(yes, t0);
    letter.freezeDocument({ hash: 'a', url: '/a' }, t0);
    expect(() => letter.freezeDocument({ hash: 'b', url: '/b' }, t0)).toThrow(
      refusal('offers.document_frozen', 'conflict'),
    );
  });
});

describe('an add-on', () => {
  const order = () =>
    ServiceAddon.order(
      {
        referralId: asId('referral'),
        employerId: asId('employer'),
        workerName: 'Walt Ames',
        addonType: 'background_check',
        addonPackage: 'standard',
        price: Money.ofDollars(50),
      },
      t0,
    );

  it('an add-on is paid, then done, each once', () => {
    const addon = order();
    expect(Object.values(addon)).not.toContain(undefined);
    expect(() => addon.start('sandbox', 'x1', t0)).toThrow(
      refusal('offers.addon_unpaid', 'payment_required'),
    );
    addon.markPaid('pi_1', t0);
    addon.markPaid('pi_1', t0);
    expect(addon.pullEvents().map(({ name }) => name)).toEqual(['offers.addon_paid']);
    addon.start('sandbox', 'x1', t0);
    addon.complete({ result: 'clear' }, t0);
    addon.complete({ result: 'clear' }, t0);
    expect(addon.pullEvents().map(({ name }) => name)).toEqual(['offers.addon_completed']);
    expect(() => addon.cancelOrRefund('not_delivered', t0)).toThrow(
      refusal('offers.addon_closed', 'conflict'),
    );
  });

  it('an undelivered add-on is refunded, an unneeded or unpaid one is canceled, and both are final', () => {
    const cases = [
      ['not_delivered', true, 'refunded', 'offers.addon_refunded'],
      ['provider_refused', true, 'refunded', 'offers.addon_refunded'],
      ['came_to_nothing', true, 'canceled', 'offers.addon_canceled'],
      ['employer_canceled', true, 'canceled', 'offers.addon_canceled'],
      ['not_delivered', false, 'canceled', 'offers.addon_canceled'],
    ] as const;
    for (const [reason, isPaid, status, event] of cases) {
      const addon = order();
      if (isPaid) addon.markPaid(null, t0);
      addon.pullEvents();
      addon.cancelOrRefund(reason, t0);
      addon.cancelOrRefund('offer_changed', addDays(t0, 1));
      expect(addon).toMatchObject({ status, returnReason: reason, returnedAt: t0 });
      expect(addon.pullEvents().map(({ name }) => name)).toEqual([event]);
      expect(() => addon.complete(null, t0)).toThrow(refusal('offers.addon_closed', 'conflict'));
    }
  });

  it('an add-on has thirty days from the hire, or from the payment if that is later', () => {
    const addon = order();
    expect(addon.deliverBy(t0, null)).toBeNull();
    addon.markPaid(null, addDays(t0, 2));
    expect(addon.deliverBy(null, null)).toBeNull();
    expect(addon.deliverBy(t0, null)).toEqual(addDays(t0, 32));
    expect(addon.deliverBy(addDays(t0, 5), addDays(t0, 50))).toEqual(addDays(t0, 35));
  });

  it('an I-9 review has thirty days from the first day of work if that is later', () => {
    const review = Object.assign(order(), { addonType: 'i9_verification' });
    review.markPaid(null, addDays(t0, 2));
    expect(review.deliverBy(addDays(t0, 5), addDays(t0, 50))).toEqual(addDays(t0, 80));
    expect(review.deliverBy(addDays(t0, 5), addDays(t0, 1))).toEqual(addDays(t0, 35));
    expect(review.deliverBy(addDays(t0, 5), null)).toEqual(addDays(t0, 35));
  });
});

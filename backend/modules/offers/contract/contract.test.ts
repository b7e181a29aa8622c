import { describe, expect, it } from 'vitest';
import { BENEFITS, BENEFIT_CATEGORIES, benefitsIn, benefitsSentence } from './terms/benefits.ts';
import { createOfferLetterRequestSchema, createOfferRequestSchema } from './letter/create-offer.ts';
import { offerFormSchema } from './letter/offer-form.ts';
import { offerQuoteQuerySchema } from './letter/quote.ts';
import { signOfferRequestSchema } from './signing/sign-offer.ts';

const id = '0193e6a4-9d5c-7000-8000-000000000001';
const terms = { payRate: 25, workLocation: 'Austin, TX' };

function firstMessage(result: { error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues[0]?.message;
}

describe('a new offer', () => {
  it('omitted fields get their defaults', () => {
    expect(createOfferRequestSchema.parse({ offerData: terms })).toEqual({
      referralId: null,
      employerId: null,
      otherCard: false,
      offer: {
        workerName: null,
        workerEmail: null,
        workerPhone: null,
        jobTitle: null,
        company: null,
        startDate: null,
        payRate: '25',
        payType: null,
        confirmedPay: false,
        workLocation: 'Austin, TX',
        schedule: null,
        benefitIds: [],
        benefits: 'Standard benefits package as outlined in employee handbook',
        conditions: null,
        customTerms: null,
        signatoryName: null,
        signatoryTitle: null,
        expirationDays: 7,
        addOns: [],
        templateId: null,
      },
    });
  });

  it('benefits are read as a sentence or as ids', () => {
    const read = (benefits: unknown) =>
      createOfferRequestSchema.parse({ offerData: { ...terms, benefits } }).offer;
    expect(read('Truck and tools')).toMatchObject({ benefitIds: [], benefits: 'Truck and tools' });
    expect(read(['holidays', 'health-insurance', 'holidays'])).toMatchObject({
      benefitIds: ['holidays', 'health-insurance'],
      benefits: 'Health Insurance and Paid Holidays',
    });
    expect(read([])).toMatchObject({ benefitIds: [], benefits: benefitsSentence([]) });
  });

  it('add-ons are read as a list or as booleans, inside offerData, next to it, or both', () => {
    const read = (inside: unknown, beside: unknown) =>
      createOfferRequestSchema.parse({ offerData: { ...terms, addOns: inside }, addOns: beside }).offer
        .addOns;
    expect(read(['drugTest'], undefined)).toEqual(['drugTest']);
    expect(read(undefined, { backgroundCheck: true, drugTest: false, i9Verification: true })).toEqual([
      'backgroundCheck',
      'i9Verification',
    ]);
    expect(read({ drugTest: true }, ['drugTest', 'backgroundCheck'])).toEqual([
      'backgroundCheck',
      'drugTest',
    ]);
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T09:30:00.000Z', '2026-12-01'],
    ['', null],
    [null, null],
  ])('the start date %o is read as %o', (startDate, day) => {
    expect(createOfferRequestSchema.parse({ offerData: { ...terms, startDate } }).offer.startDate).toBe(day);
  });

  it.each([
    [{}, 'Please fill in start date, pay rate, and work location.'],
    [{ offerData: { ...terms, payRate: ' ' } }, 'Please fill in start date, pay rate, and work location.'],
    [
      { offerData: { ...terms, workLocation: '' } },
      'Please fill in start date, pay rate, and work location.',
    ],
    [{ offerData: { ...terms, expirationDays: 31 } }, 'An offer is valid for 1 to 30 days'],
    [{ offerData: { ...terms, expirationDays: 1.5 } }, 'An offer is valid for 1 to 30 days'],
    [{ offerData: { ...terms, benefits: ['free-beer'] } }, 'Unknown benefit'],
    [{ offerData: { ...terms, startDate: 'soon' } }, 'Please enter a valid start date'],
    [{ offerData: { ...terms, startDate: '0000-01-01' } }, 'Please enter a valid start date'],
    [{ offerData: { ...terms, startDate: '9999-12-31T00:00:00Z' } }, 'Please enter a valid start date'],
    [{ offerData: { ...terms, addOns: 'drugTest' } }, 'Unknown add-on'],
  ])('the value %o is refused', (body, message) => {
    expect(firstMessage(createOfferRequestSchema.safeParse(body))).toBe(message);
  });

  it('POST /api/offer-letters requires the referral in its body', () => {
    expect(createOfferLetterRequestSchema.safeParse({ offerData: terms }).success).toBe(false);
    expect(createOfferLetterRequestSchema.parse({ referralId: id, offerData: terms }).referralId).toBe(id);
  });

  it('the dialog requires a start date', () => {
    const form = {
      ...terms,
      payType: 'hourly',
      schedule: '',
      benefits: [],
      conditions: '',
      customTerms: '',
      expirationDays: '14',
      addOns: [],
    };
    expect(firstMessage(offerFormSchema.safeParse({ ...form, startDate: '' }))).toBe(
      'Please fill in start date, pay rate, and work location.',
    );
    expect(offerFormSchema.parse({ ...form, startDate: '2026-12-01' }).expirationDays).toBe(14);
  });
});

describe('the quote', () => {
  it('the quote reads comma-separated add-ons', () => {
    const query = { referralId: id, payRate: '25', addOns: 'i9Verification,drugTest' };
    expect(offerQuoteQuerySchema.parse(query)).toMatchObject({
      payType: null,
      addOns: ['drugTest', 'i9Verification'],
    });
    expect(offerQuoteQuerySchema.parse({ ...query, addOns: '' }).addOns).toEqual([]);
    expect(offerQuoteQuerySchema.safeParse({ ...query, addOns: 'massage' }).success).toBe(false);
  });
});

describe('the benefits catalog', () => {
  it('the catalog has 33 entries with their own ids in nine categories', () => {
    expect(new Set(BENEFITS.map((benefit) => benefit.id)).size).toBe(33);
    expect(new Set(BENEFITS.map((benefit) => benefit.category))).toEqual(new Set(BENEFIT_CATEGORIES));
  });

  it('benefits read as one sentence', () => {
    expect(benefitsSentence(['holidays', 'uniforms', 'pension'])).toBe(
      'Pension Plan, Paid Holidays, and Uniforms and Safety Gear',
    );
  });

  it("benefits are found again in their sentence, but not in anyone else's words", () => {
    const all = BENEFITS.map((benefit) => benefit.id);
    const some = [[], ...all.map((one) => [one]), all.slice(3, 5), all.filter((_, at) => at % 3 === 0), all];
    for (const chosen of some) expect(benefitsIn(benefitsSentence(chosen))).toEqual(chosen);
    expect(benefitsIn('Paid Holidays and a turkey')).toBeNull();
  });
});

describe('the answer', () => {
  it('the bare answer is accepted, and one that is not a boolean is refused', () => {
    expect(signOfferRequestSchema.parse({ acceptedTerms: true })).toEqual({
      acceptedTerms: true,
      signature: null,
      confirmedName: false,
      consentHash: null,
      code: null,
      esignConsent: false,
    });
    expect(signOfferRequestSchema.safeParse({ acceptedTerms: 'yes' }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { fillFrom, wordsOf } from './fill-from-template.ts';
import { offerDefaults } from './offer-values.ts';

const TEMPLATE: OfferTemplate = {
  id: 'crew',
  name: 'Framing crew',
  payType: 'daily',
  schedule: 'Mon–Fri, 6 AM',
  benefits: 'Health Insurance',
  benefitIds: ['health-insurance'],
  conditions: 'Dear {{worker}}',
  customTerms: null,
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const untouched = offerDefaults(sampleReferral(), null);
const filled = (values: Partial<OfferFormInput>, template = TEMPLATE) =>
  fillFrom(template, { ...untouched, ...values }, untouched);

describe('choosing a template', () => {
  it('a template fills only untouched fields for which it has a value', () => {
    expect(filled({ customTerms: 'Mine', payRate: '30' })).toEqual({
      fills: {
        payType: 'daily',
        schedule: 'Mon–Fri, 6 AM',
        benefits: ['health-insurance'],
        conditions: 'Dear {{worker}}',
      },
      replaces: {},
    });
  });

  it('a template asks before it replaces typed values', () => {
    const { fills, replaces } = filled({ schedule: 'Nights', benefits: ['holidays'] });
    expect(Object.keys(fills)).toEqual(['payType', 'conditions']);
    expect(replaces).toEqual({ schedule: 'Mon–Fri, 6 AM', benefits: ['health-insurance'] });
  });

  it('a template asks nothing if the form already has the same values', () => {
    expect(filled({ schedule: 'Mon–Fri, 6 AM', payType: 'daily' })).toMatchObject({ replaces: {} });
  });

  it('a template fills a field that the user emptied', () => {
    expect(filled({ schedule: ' ' }).fills).toHaveProperty('schedule');
  });

  it('a template can have custom benefits', () => {
    expect(wordsOf({ ...TEMPLATE, benefitIds: [], benefits: 'Lunch' })).toBe('Lunch');
    expect([wordsOf(TEMPLATE), wordsOf(null)]).toEqual([undefined, undefined]);
  });
});

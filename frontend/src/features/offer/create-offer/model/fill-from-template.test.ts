import { describe, expect, it } from 'vitest';
import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import type { OfferTemplate } from '#contract/offers/offer-template.ts';
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
  it('fills what nobody has typed in, and nothing that the template leaves open', () => {
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

  it('asks before it takes the place of what was typed', () => {
    const { fills, replaces } = filled({ schedule: 'Nights', benefits: ['holidays'] });
    expect(Object.keys(fills)).toEqual(['payType', 'conditions']);
    expect(replaces).toEqual({ schedule: 'Mon–Fri, 6 AM', benefits: ['health-insurance'] });
  });

  it('has nothing to ask where the form says the same already', () => {
    expect(filled({ schedule: 'Mon–Fri, 6 AM', payType: 'daily' })).toMatchObject({ replaces: {} });
  });

  it('takes what was emptied as not typed', () => {
    expect(filled({ schedule: ' ' }).fills).toHaveProperty('schedule');
  });

  it('knows benefits in someone’s own words', () => {
    expect(wordsOf({ ...TEMPLATE, benefitIds: [], benefits: 'Lunch' })).toBe('Lunch');
    expect([wordsOf(TEMPLATE), wordsOf(null)]).toEqual([undefined, undefined]);
  });
});

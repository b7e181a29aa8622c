import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  editJobFormSchema,
  postJobEnhancedFormSchema,
  enhancedJobPostingFormSchema,
  simpleJobFormSchema,
} from './job-forms.ts';

const TICKS = {
  eeoAcknowledged: true,
  oshaAcknowledged: true,
  wageTransparencyAcknowledged: true,
  i9Acknowledged: true,
  adaAcknowledged: true,
};
const ENHANCED = {
  title: 'Roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and shingles on new homes, with a crew of five men.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'Full-time',
  category: 'roofing',
  requirements: '',
  hiringBonus: '500',
  postingType: 'free',
  packageId: '',
  ...TICKS,
};
const SIMPLE = { ...ENHANCED, referralBonus: '500' };
const PAGE = {
  title: 'Roofer',
  company: 'Ridge & Co',
  location: 'Austin, TX',
  schedule: 'full-time',
  payType: 'hourly',
  payAmount: '28',
  description: 'Tear-off.. ',
};

function messageAt(schema: z.ZodType, form: unknown, field: string): string | undefined {
  return schema.safeParse(form).error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe('the simple form says', () => {
  it.each([
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['company', 'a', 'Company name must be at least 2 characters'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['location', 'TX', 'Location must be at least 3 characters'],
    ['payRate', 'ab', 'Pay rate is required'],
    ['schedule', 'ft', 'Schedule is required'],
    ['category', '', 'Category is required'],
    ['referralBonus', '', 'Referral bonus is required'],
    ['referralBonus', '0.99', 'At least $1, or 0 for none'],
    ['eeoAcknowledged', false, 'You must acknowledge EEO compliance'],
  ])('the simple form rejects %s "%s": %s', (field, value, message) => {
    expect(messageAt(simpleJobFormSchema, { ...SIMPLE, [field]: value }, field)).toBe(message);
    expect(simpleJobFormSchema.safeParse(SIMPLE).success).toBe(true);
    expect(simpleJobFormSchema.safeParse({ ...SIMPLE, referralBonus: '0' }).success).toBe(true);
  });
});

describe('the enhanced form says', () => {
  it.each([
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['company', 'a', 'Company name must be at least 2 characters'],
    ['description', 'x'.repeat(49), 'Description must be at least 50 characters for legal clarity'],
    ['location', 'Waco', 'Location must include city and state (e.g. Austin, TX)'],
    ['payRate', '$900', 'Pay rate must include amount and period (e.g. $25/hour)'],
    ['schedule', 'ft', 'Schedule is required'],
    ['category', '', 'Category is required'],
    ['hiringBonus', '', 'Hiring bonus must be at least $1'],
    ['hiringBonus', '0.99', 'Hiring bonus must be at least $1'],
    ['eeoAcknowledged', false, 'You must acknowledge EEO compliance'],
    ['oshaAcknowledged', false, 'You must acknowledge OSHA safety requirements'],
    ['wageTransparencyAcknowledged', false, 'You must acknowledge wage transparency requirements'],
    ['i9Acknowledged', false, 'You must acknowledge I-9 verification requirements'],
    ['adaAcknowledged', false, 'You must acknowledge ADA compliance requirements'],
  ])('the enhanced form rejects %s "%s": %s', (field, value, message) => {
    expect(messageAt(postJobEnhancedFormSchema, { ...ENHANCED, [field]: value }, field)).toBe(message);
    expect(postJobEnhancedFormSchema.parse(ENHANCED)).toMatchObject({
      hiringBonus: '500.00',
      packageId: null,
    });
  });

  it('the enhanced form requires a package for a paid post, in addition to any other error', () => {
    const paid = { ...ENHANCED, postingType: 'paid', title: '' };
    expect(messageAt(postJobEnhancedFormSchema, paid, 'packageId')).toBe('Please select a package');
    expect(
      messageAt(postJobEnhancedFormSchema, { ...paid, packageId: 'basic' }, 'packageId'),
    ).toBeUndefined();
  });
});

describe('the page variant says', () => {
  it.each([
    ['title', '', 'Job title is required'],
    ['company', '', 'Company name is required'],
    ['location', '', 'Location is required'],
    ['schedule', '', 'Schedule is required'],
    ['payType', '', 'Please select a pay type'],
    ['payAmount', '', 'Pay amount is required'],
    ['description', 'too short', 'Job description must be at least 10 characters'],
  ])('the page variant rejects %s "%s": %s', (field, value, message) => {
    expect(messageAt(enhancedJobPostingFormSchema, { ...PAGE, [field]: value }, field)).toBe(message);
    expect(enhancedJobPostingFormSchema.safeParse({ ...PAGE, description: 'Ten letters' }).success).toBe(
      true,
    );
  });
});

it('an edited job has the limits of the call', () => {
  expect(messageAt(editJobFormSchema, { ...SIMPLE, title: '' }, 'title')).toBe(
    'Title must be at least 3 characters',
  );
});

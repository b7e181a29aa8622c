import { z } from 'zod';
import { dollarsInput } from '#contract/http/numbers.ts';
import { nameText, optionalParagraphs, optionalText, paragraphs, text } from '#contract/http/primitives.ts';
import { JOB_PAY_TYPES, JOB_SCHEDULES, POSTING_TYPES } from '../vocabulary/posting.ts';
import { eeoTick, ticks } from './acknowledgement.ts';
import { BONUS_INVALID, bonusField, jobFields, REFERRAL_BONUS_MAX } from './job-fields.ts';
import { isPayUnclear, writtenPayRate } from '../vocabulary/pay-rate.ts';
import { PACKAGE_MISSING } from './paid-post.ts';

/** `/post-job`: the fields of the shared call, and the tick (rules.md#simple-job-form). */
export const simpleJobFormSchema = z.object({
  ...jobFields,
  referralBonus: bonusField,
  eeoAcknowledged: eeoTick,
});

const PAY_UNCLEAR = 'Pay rate must include amount and period (e.g. $25/hour)';
const HIRING_BONUS_TOO_LOW = 'Hiring bonus must be at least $1';

const hiringBonusField = dollarsInput({
  max: REFERRAL_BONUS_MAX,
  message: BONUS_INVALID,
  required: HIRING_BONUS_TOO_LOW,
}).refine((dollars) => Number(dollars) >= 1, HIRING_BONUS_TOO_LOW);

/** `/post-job-enhanced`: stricter than the call, five ticks, free or paid (rules.md#enhanced-job-form). */
export const postJobEnhancedFormSchema = z
  .object({
    ...jobFields,
    description: paragraphs({
      min: 50,
      max: 10_000,
      message: 'Description must be at least 50 characters for legal clarity',
    }),
    location: nameText({
      min: 5,
      max: 200,
      message: 'Location must include city and state (e.g. Austin, TX)',
    }),
    payRate: text({ min: 5, max: 100, message: PAY_UNCLEAR, written: writtenPayRate }).refine(
      (pay) => !isPayUnclear(pay),
      PAY_UNCLEAR,
    ),
    hiringBonus: hiringBonusField,
    ...ticks,
    postingType: z.enum(POSTING_TYPES),
    packageId: optionalText(50),
  })
  .refine(({ postingType, packageId }) => postingType === 'free' || packageId !== null, {
    error: PACKAGE_MISSING,
    path: ['packageId'],
    // Said together with what is wrong elsewhere.
    when: () => true,
  });

/** `/enhanced-job-posting`; three of its rules have no field (rules.md#page-job-form). */
export const enhancedJobPostingFormSchema = z.object({
  title: nameText({ min: 1, max: 150, message: 'Job title is required' }),
  company: nameText({ min: 1, max: 150, message: 'Company name is required' }),
  location: nameText({ min: 1, max: 200, message: 'Location is required' }),
  schedule: z.enum(JOB_SCHEDULES, { error: 'Schedule is required' }),
  payType: z.enum(JOB_PAY_TYPES, { error: 'Please select a pay type' }),
  payAmount: text({ min: 1, max: 60, message: 'Pay amount is required' }),
  description: paragraphs({
    min: 10,
    max: 10_000,
    message: 'Job description must be at least 10 characters',
  }),
  requirements: optionalParagraphs(5000),
  benefits: optionalParagraphs(5000),
  startDate: optionalText(50),
});

/** `/job/{id}/edit`: the limits of the call, which the simple form has too (rules.md#job-editing). */
export const editJobFormSchema = z.object({ ...jobFields, referralBonus: bonusField });

import { z } from 'zod';
import {
  mustBeTrue,
  optionalEmail,
  optionalText,
  phone,
  text,
} from '../../../platform/http/contract/primitives.ts';

export const RELATIONSHIPS = ['family', 'friend', 'neighbor', 'coworker', 'customer', 'other'] as const;
const relationshipSchema = z.enum(RELATIONSHIPS, { error: 'Please select your relationship' });

const REFERRAL_PHONE_INVALID = 'Please enter a valid phone number';

/** The form of the refer-a-worker modal and the body of `POST /api/referrals` (document 2 §5). */
export const referWorkerRequestSchema = z.object({
  referrerName: text({ min: 2, max: 120, message: 'Your name must be at least 2 characters' }),
  referrerPhone: phone(REFERRAL_PHONE_INVALID),
  workerName: text({ min: 2, max: 120, message: 'Worker name must be at least 2 characters' }),
  workerPhone: phone(REFERRAL_PHONE_INVALID),
  workerEmail: optionalEmail('Please enter a valid email'),
  experience: optionalText(2000),
  relationship: relationshipSchema,
  consent: mustBeTrue('You must confirm consent'),
  jobId: z.uuid({ error: 'Please select a job' }),
});
export type ReferWorkerInput = z.input<typeof referWorkerRequestSchema>;

/** `?ref=`: the code of the share link that led here (decision 39). */
export const referWorkerQuerySchema = z.object({ ref: optionalText(64) });

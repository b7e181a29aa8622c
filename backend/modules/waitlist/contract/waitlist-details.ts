import { z } from 'zod';
import { optionalPhone } from '#contract/http/primitives.ts';
import { waitlistTokenField } from './confirm-waitlist.ts';
import { US_STATES, type UsState } from './us-states.ts';

export const WAITLIST_PHONE_INVALID = 'Please enter a valid phone number';
const STATE_UNKNOWN = 'Please select a state';

/** Missing, null and empty say nothing. */
const optionalState = z
  .union([z.enum(US_STATES), z.literal('')], { error: STATE_UNKNOWN })
  .nullish()
  .transform((state): UsState | null => state || null);

const fields = {
  phone: optionalPhone(WAITLIST_PHONE_INVALID),
  state: optionalState,
  wantsTexts: z.boolean({ error: 'Please choose yes or no' }).default(false),
};

const textsNeedPhone = {
  when: () => true,
  path: ['phone'],
  error: WAITLIST_PHONE_INVALID,
};

function canBeTexted({ phone, wantsTexts }: { phone?: unknown; wantsTexts?: unknown }): boolean {
  return wantsTexts !== true || Boolean(phone);
}

/** The fields of the second step's form (rules.md#waitlist-details). */
export const waitlistDetailsFormSchema = z.object(fields).refine(canBeTexted, textsNeedPhone);

export const waitlistDetailsRequestSchema = z
  .object({ token: waitlistTokenField, ...fields })
  .refine(canBeTexted, textsNeedPhone);
export type WaitlistDetailsRequest = z.input<typeof waitlistDetailsRequestSchema>;

import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { day, optionalName, phone } from '#contract/http/primitives.ts';

const PHONE_INVALID = 'Please enter a valid phone number';
const FIRST_DAY_STATES = ['signed', 'hired', 'over'] as const;

export const firstDayField = z
  .union([z.literal(''), z.iso.date()], { error: 'Please enter a valid start date' })
  .nullish()
  .transform((date) => date || null)
  .optional();

/**
 * The worker's contact on the first day (rules.md#first-day), and the job's planned end, if known
 * (rules.md#i9-short-jobs); omitted or empty fields keep their earlier values.
 */
export const onSiteFields = {
  expectedEnd: z
    .union([z.literal(''), z.iso.date()], { error: 'Please enter a valid date' })
    .nullish()
    .transform((date) => date || null)
    .optional(),
  onSiteName: optionalName(80).optional(),
  onSitePhone: z
    .union([z.literal(''), phone(PHONE_INVALID)], { error: PHONE_INVALID })
    .nullish()
    .transform((number) => number || null)
    .optional(),
};

/** The content of `/first-day/{token}` for the worker. */
export const firstDayPageSchema = z.object({
  /** `over` means that nothing counts any longer, so the page shows no details. */
  state: z.enum(FIRST_DAY_STATES),
  workerName: z.string(),
  workerLanguage: languageSchema,
  jobTitle: z.string(),
  company: z.string(),
  day: day.nullable(),
  place: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** The letter that the worker signed. */
  letterUrl: z.string().nullable(),
});
export type FirstDayPage = z.infer<typeof firstDayPageSchema>;

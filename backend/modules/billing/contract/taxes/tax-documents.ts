import { z } from 'zod';
import { dollars } from '#contract/http/primitives.ts';

const YEAR_INVALID = 'Please enter a valid year';

/** From the product's first year of payments. */
const taxYearSchema = z.coerce
  .number({ error: YEAR_INVALID })
  .int(YEAR_INVALID)
  .min(2020, YEAR_INVALID)
  .max(2100, YEAR_INVALID);
export const taxYearParamSchema = z.object({ year: taxYearSchema });

/** A person's pay in a year (rules.md#taxed-earnings). */
export const taxDocumentSchema = z.object({
  year: z.int(),
  bonuses: dollars,
  rewards: dollars,
  corrections: dollars,
  total: dollars,
  threshold: dollars,
  /** Reported to the IRS or to a state on Form 1099-NEC. */
  isReported: z.boolean(),
  /** The year is over: the figures are final. */
  isFinal: z.boolean(),
});
export type TaxDocument = z.infer<typeof taxDocumentSchema>;
export const taxDocumentListSchema = z.array(taxDocumentSchema);

/** The contents of a year's export. */
export const taxYearSummarySchema = z.object({
  year: z.int(),
  /** People who reach a threshold. */
  people: z.int(),
  /** Those without a signed form: their withdrawals wait. */
  missingForms: z.int(),
  total: dollars,
});
export type TaxYearSummary = z.infer<typeof taxYearSummarySchema>;

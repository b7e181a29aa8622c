import { z } from 'zod';
import { nameText, text } from '#contract/http/primitives.ts';
import { BILLING_COUNTRIES } from '../vocabulary/invoicing/invoices.ts';

/** The addressee of invoices, and the reference number for the company's own books. */
export const billingProfileSchema = z.object({
  name: nameText({ min: 1, max: 120, message: 'Company or name is required' }),
  attention: nameText({ max: 120 }),
  street: nameText({ max: 200 }),
  city: nameText({ max: 100 }),
  region: nameText({ max: 100 }),
  postalCode: text({ max: 20 }),
  country: z.enum(BILLING_COUNTRIES, { error: 'Please choose a country' }),
  poNumber: text({ max: 40 }),
});
export type BillingProfile = z.infer<typeof billingProfileSchema>;

import { z } from 'zod';

/**
 * The reference of a payment at the company's own bank, a check's number or a transfer's reference: no names.
 */
export const bankReference = z
  .string()
  .trim()
  .regex(/^[\w .#/-]{3,60}$/, 'Say the number of the check or transfer');

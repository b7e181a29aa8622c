import { z } from 'zod';
import { text } from '../../../platform/http/contract/primitives.ts';
import { eeoTick } from './acknowledgement.ts';
import { BONUS_MISSING, bonusField, jobFields } from './job-fields.ts';

/** `/post-job`: what the shared call asks for, and the tick (document 2 §5). */
export const simpleJobFormSchema = z.object({
  ...jobFields,
  referralBonus: text({ min: 1, max: 20, message: BONUS_MISSING }).pipe(bonusField),
  eeoAcknowledged: eeoTick,
});
export type SimpleJobForm = z.infer<typeof simpleJobFormSchema>;
export type SimpleJobFormInput = z.input<typeof simpleJobFormSchema>;

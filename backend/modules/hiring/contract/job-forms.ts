import { z } from 'zod';
import { eeoTick } from './acknowledgement.ts';
import { bonusField, jobFields } from './job-fields.ts';

/** `/post-job`: what the shared call asks for, and the tick (document 2 §5). */
export const simpleJobFormSchema = z.object({
  ...jobFields,
  referralBonus: bonusField,
  eeoAcknowledged: eeoTick,
});

import { z } from 'zod';

/** Who has to act before the next step can come. */
export const nextStepActorSchema = z.enum(['employer', 'worker']);

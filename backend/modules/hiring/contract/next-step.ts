import { z } from 'zod';

/** The side that must act before the next step. */
export const nextStepActorSchema = z.enum(['employer', 'worker']);

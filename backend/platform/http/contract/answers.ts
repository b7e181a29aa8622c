import { z } from 'zod';

export const errorAnswerSchema = z.object({
  message: z.string(),
  /** `context.reason`, for example `hiring.illegal_transition`. */
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

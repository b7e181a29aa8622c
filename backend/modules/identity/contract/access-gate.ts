import { z } from 'zod';
import { isStorableText, TEXT_NOT_ALLOWED } from '#contract/http/primitives.ts';

const PASSWORD_MISSING = 'Password is required';
const MAX_PASSWORD = 200;

export const accessGateRequestSchema = z.object({
  password: z
    .string({ error: PASSWORD_MISSING })
    .min(1, PASSWORD_MISSING)
    .max(MAX_PASSWORD, PASSWORD_MISSING)
    .refine(isStorableText, TEXT_NOT_ALLOWED),
});

/** 200 with `true`, 403 with `false` (rules.md#access-gate). */
export const accessGateAnswerSchema = z.object({ granted: z.boolean() });

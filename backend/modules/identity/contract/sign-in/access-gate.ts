import { z } from 'zod';
import { password, PASSWORD_MISSING } from '../passwords/passwords.ts';

const MAX_PASSWORD = 200;

export const accessGateRequestSchema = z.object({
  password: password({ min: 1, max: MAX_PASSWORD, tooShort: PASSWORD_MISSING, tooLong: PASSWORD_MISSING }),
});

/** 200 with `true`, 403 with `false` (rules.md#access-gate). */
export const accessGateAnswerSchema = z.object({ granted: z.boolean() });

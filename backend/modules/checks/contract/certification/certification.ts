import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { instant, nameText } from '#contract/http/primitives.ts';

const MOST_NAME = 120;

/** Whether the employer has certified the current text (rules.md#check-certification). */
export const certificationSchema = z.object({
  version: z.string(),
  certified: z.object({ name: z.string(), language: languageSchema, at: instant }).nullable(),
});
export type Certification = z.infer<typeof certificationSchema>;

export const certifyRequestSchema = z.object({
  /** The version of the text that was read. */
  version: z.string().regex(/^[\w-]{1,40}$/),
  language: languageSchema,
  name: nameText({ min: 1, max: MOST_NAME, message: 'Please enter your name' }),
  certified: z.literal(true, { error: 'Please check this box' }),
});
export type CertifyInput = z.input<typeof certifyRequestSchema>;

import { z } from 'zod';
import { optionalText } from './primitives.ts';

/** Of a link that was copied: the code that was texted (rules.md#copied-links). */
export const linkCodeField = optionalText(12).transform((code) => code?.replaceAll(/\s/g, '') || null);

/** As someone types it; a space in the middle does no harm. */
export const typedCodeField = z
  .string()
  .refine((code) => /^\d{6}$/.test(code.replaceAll(/\s/g, '')), 'Please enter the 6-digit code');

import { z } from 'zod';
import { optionalText } from './primitives.ts';

/** The texted code for a copied link (rules.md#copied-links). */
export const linkCodeField = optionalText(12).transform((code) => code?.replaceAll(/\s/g, '') || null);

/** The code as people type it; a space in the middle is allowed. */
export const typedCodeField = z
  .string()
  .refine((code) => /^\d{6}$/.test(code.replaceAll(/\s/g, '')), 'Please enter the 6-digit code');

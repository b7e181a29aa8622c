import { z } from 'zod';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import {
  optionalEmail,
  optionalName,
  optionalParagraphs,
  optionalPhone,
  optionalText,
  paragraphs,
  text,
} from '#contract/http/primitives.ts';

const listItems = z.array(text({ max: 80 })).max(50);

/** A list, or one text with commas. */
const skillList = z
  .union([listItems, paragraphs({ max: 2000 })])
  .nullish()
  .transform((skills) => (typeof skills === 'string' ? skills.split(',') : (skills ?? [])))
  .transform((skills) => [...new Set(skills.map((skill) => skill.trim()).filter((skill) => skill !== ''))])
  .pipe(listItems);

/**
 * The body of a quick apply (rules.md#quick-apply). Missing fields come from the worker's account and
 * profile.
 */
export const quickApplyRequestSchema = z.object({
  workerName: optionalName(120),
  workerLatinName: optionalLatinName(),
  workerEmail: optionalEmail('Please enter a valid email'),
  /** The server parses it, as every phone (rules.md#phone-format). */
  workerPhone: optionalPhone('Please enter a valid phone number'),
  skills: skillList,
  experience: optionalParagraphs(2000),
  payRateExpectation: optionalText(100),
  certifications: optionalParagraphs(500),
  location: optionalName(200),
  message: optionalParagraphs(2000),
  availability: optionalText(80),
  transportation: optionalText(80),
});
export type QuickApplyInput = z.input<typeof quickApplyRequestSchema>;

/** `?ref=`: the code of the share link that led here (rules.md#quick-apply-referrer). */
export const quickApplyQuerySchema = z.object({ ref: optionalText(64) });

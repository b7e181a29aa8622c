import { z } from 'zod';
import { nameText, optionalName, paragraphs } from '#contract/http/primitives.ts';
import { BOARD_INDUSTRIES } from '../vocabulary/boards.ts';

/** A board's text fields. */
export const boardFields = {
  name: nameText({ min: 1, max: 100, message: 'Board name is required' }),
  description: paragraphs({ min: 1, max: 1000, message: 'Description is required' }),
  industry: z.enum(BOARD_INDUSTRIES, { error: 'Please select an industry' }),
  location: optionalName(200),
  isPrivate: z.boolean(),
};

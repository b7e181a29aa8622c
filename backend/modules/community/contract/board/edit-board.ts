import { z } from 'zod';
import { clearableName } from '#contract/http/primitives.ts';
import { boardFields } from './board-fields.ts';

/** Only what changes. With a `version` that is no longer the board's, nothing does. */
export const editBoardRequestSchema = z.object({
  name: boardFields.name.optional(),
  description: boardFields.description.optional(),
  industry: boardFields.industry.optional(),
  location: clearableName(200),
  isPrivate: boardFields.isPrivate.optional(),
  isArchived: z.boolean().optional(),
  version: z.int().positive().optional(),
});
export type EditBoardInput = z.input<typeof editBoardRequestSchema>;

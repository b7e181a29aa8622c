import { z } from 'zod';
import { boardFields } from './board-fields.ts';

export const createBoardRequestSchema = z.object({
  ...boardFields,
  isPrivate: boardFields.isPrivate.default(false),
});
export type CreateBoardInput = z.input<typeof createBoardRequestSchema>;

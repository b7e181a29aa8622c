import { z } from 'zod';
import { optionalParagraphs, uuid } from '#contract/http/index.ts';

const on = z.boolean({ error: 'Please say on or off' });

/** Pins, locks; false undoes it. */
export const switchRequestSchema = z.object({ on });

/** `reason` is what the author reads. */
export const hideRequestSchema = z.object({ on, reason: optionalParagraphs(500) });
export type HideRequest = z.input<typeof hideRequestSchema>;

/** Null takes the answer back. */
export const answerRequestSchema = z.object({ replyId: uuid.nullable() });

import { z } from 'zod';
import { optionalText } from '#contract/http/primitives.ts';

/** `?ref=`: the code of the share link that led here (rules.md#attribution). */
export const shareLinkQuerySchema = z.object({ ref: optionalText(64) });

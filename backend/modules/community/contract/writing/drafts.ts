import { z } from 'zod';
import { isStorableText, optionalText, optionalSearch, TEXT_NOT_ALLOWED } from '#contract/http/index.ts';
import { MOST_TEXT_LENGTH } from '../vocabulary/markdown.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PLACE = new RegExp(`^(?:forum|(?:board|event|post):${UUID})$`);

/** Where someone writes: `forum`, `board:<id>` and `event:<id>` for a post there, `post:<id>` for a reply to it. */
export const writingPlaceSchema = z
  .string({ error: 'Unknown place' })
  .toLowerCase()
  .regex(PLACE, 'Unknown place');

/** The typed text; its writer decides about spaces at its ends. */
const written = z
  .string({ error: 'This field is required' })
  .max(MOST_TEXT_LENGTH, 'Write up to 20,000 characters')
  .refine(isStorableText, TEXT_NOT_ALLOWED);

export const draftRequestSchema = z.object({ title: optionalText(300), content: written });
export type DraftRequest = z.input<typeof draftRequestSchema>;

export const draftSchema = z.object({
  title: z.string().nullable(),
  content: z.string(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type Draft = z.infer<typeof draftSchema>;

export const keptDraftSchema = z.object({ draft: draftSchema.nullable() });
export type KeptDraftAnswer = z.infer<typeof keptDraftSchema>;

export const textPreviewRequestSchema = z.object({ place: writingPlaceSchema, content: written });

/** The rendered text and the number of people it mentions. */
export const textPreviewSchema = z.object({ html: z.string(), mentioned: z.int() });
export type TextPreview = z.infer<typeof textPreviewSchema>;

export const mentionablePeopleQuerySchema = z.object({
  place: writingPlaceSchema,
  q: optionalSearch(60),
});

export const mentionablePersonSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type MentionablePerson = z.infer<typeof mentionablePersonSchema>;

import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { PICTURE_PURPOSES, PICTURE_VARIANTS } from '../vocabulary/pictures.ts';

export const uploadPictureQuerySchema = z.object({
  purpose: z.enum(PICTURE_PURPOSES, { error: 'Unknown purpose' }).default('post'),
});

export const openPictureQuerySchema = z.object({
  size: z.enum(PICTURE_VARIANTS, { error: 'Unknown size' }).default('full'),
});

/** A picture as it is served, which is not as it was uploaded; sizes in pixels. */
export const pictureSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** One of the caller's own uploads for this purpose; null removes the picture. */
export const profilePictureRequestSchema = z.object({ imageId: uuid.nullable() });

export const profilePictureSchema = z.object({ profileImageUrl: z.string().nullable() });

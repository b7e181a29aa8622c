/** What a picture is for. */
export const PICTURE_PURPOSES = ['post', 'avatar'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** `small` is what people's pictures are beside their names; others have none and come as they are. */
export const PICTURE_VARIANTS = ['full', 'small'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];

/** Bytes of an upload at most. */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** What people may upload, by what the bytes are. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Purposes of a picture. */
export const PICTURE_PURPOSES = ['post', 'avatar'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** Profile pictures also come `small` for display next to a name; other pictures are only `full`. */
export const PICTURE_VARIANTS = ['full', 'small'] as const;
export type PictureVariant = (typeof PICTURE_VARIANTS)[number];

/** Bytes of an upload at most. */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** Accepted upload types, detected from the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

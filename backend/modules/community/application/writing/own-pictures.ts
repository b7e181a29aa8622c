import type { ImageId, UserId } from '#kernel/ids.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pictures that someone has uploaded for their texts. */
export interface OwnPictures {
  /** Those of these that are this person's, and how large they are. */
  sizesOf(owner: UserId, ids: readonly ImageId[]): Promise<ReadonlyMap<ImageId, PictureSize>>;
}

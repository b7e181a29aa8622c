import type { ImageId, UserId } from '#kernel/ids.ts';
import type { PicturePurpose, PictureVariant } from '../../contract/vocabulary/pictures.ts';
import type { Place } from '../access/places.ts';
import type { PictureSize } from '../writing/own-pictures.ts';

export interface DrawnPicture extends PictureSize {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** The small version for display next to a name; null for pictures of texts. */
  readonly small: Uint8Array | null;
}

export interface NewPicture extends DrawnPicture {
  readonly id: ImageId;
  readonly ownerId: UserId;
  readonly purpose: PicturePurpose;
  readonly at: Date;
}

export interface PictureFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A place where a text shows the picture. */
export interface PictureUse {
  readonly place: Place;
  /** All texts that show it are hidden, deleted, or in review, so only moderators of the place see it. */
  readonly isWithheld: boolean;
}

export interface PictureStore {
  add(picture: NewPicture): Promise<void>;
  facts(id: ImageId): Promise<{ readonly ownerId: UserId; readonly purpose: PicturePurpose } | null>;
  /** The full picture if no small one exists. */
  file(id: ImageId, size: PictureVariant): Promise<PictureFile | null>;
  /** A few places at most. */
  usesOf(id: ImageId): Promise<readonly PictureUse[]>;
  /** (tx) Removes unused pictures last checked before then; returns how many. */
  removeUnused(lookedAtBefore: Date, now: Date): Promise<number>;
}

/** Re-encodes pictures, so that nothing of the uploaded file is stored. */
export interface PictureStudio {
  /** The content type detected from the bytes if uploads may have it; else null. */
  typeOf(bytes: Uint8Array): Promise<string | null>;
  /** @throws DomainError `community.picture_unreadable`, `community.picture_pixels` */
  redraw(bytes: Uint8Array, purpose: PicturePurpose): Promise<DrawnPicture>;
}

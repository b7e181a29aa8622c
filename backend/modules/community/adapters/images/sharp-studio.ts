import type SharpLibrary from 'sharp';
import { DomainError } from '#kernel/domain-error.ts';
import { pictureTypeOf } from '#platform/images/picture-type.ts';
import { loadSharp } from '#platform/images/sharp-library.ts';
import { ConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { DrawnPicture, PictureStudio } from '../../application/pictures/picture-store.ts';
import type { PicturePurpose } from '../../contract/vocabulary/pictures.ts';

type Sharp = typeof SharpLibrary;

const MOST_PIXELS = 40_000_000;
/**
 * Longest side of a post's picture, and the square sides of a profile picture and its small variant, in
 * pixels.
 */
const LONGEST = 1600;
const AVATAR = 256;
const SMALL_AVATAR = 96;
const QUALITY = 82;
const SECONDS = 15;
/** Each may need 160 MB while it is drawn. */
const AT_A_TIME = 2;

/** Draws with libvips, which gets to see only what looks like one of the three kinds, and only their loaders. */
export class SharpStudio implements PictureStudio {
  private readonly limit = new ConcurrencyLimit(AT_A_TIME);

  typeOf(bytes: Uint8Array): Promise<string | null> {
    return pictureTypeOf(bytes);
  }

  redraw(bytes: Uint8Array, purpose: PicturePurpose): Promise<DrawnPicture> {
    return this.limit.take(() => this.draw(bytes, purpose));
  }

  private async draw(bytes: Uint8Array, purpose: PicturePurpose): Promise<DrawnPicture> {
    const sharp = await loadSharp();
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
    try {
      // Reads only the header: a small file may claim to be a very large picture.
      const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
      if (width * height > MOST_PIXELS) throw tooManyPixels();
      const upright = sharp(bytes, options).autoOrient().timeout({ seconds: SECONDS });
      const sized =
        purpose === 'avatar'
          ? upright.resize(AVATAR, AVATAR, { fit: 'cover' })
          : upright.resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true });
      // Without `keepMetadata` nothing of it is written: no place, no device, no profile.
      const { data, info } = await sized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
      const small = purpose === 'avatar' ? await smaller(sharp, data) : null;
      return { bytes: data, small, contentType: 'image/webp', width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new DomainError('community.picture_unreadable', 'rule_broken', "We can't read this picture");
    }
  }
}

function smaller(sharp: Sharp, avatar: Buffer): Promise<Buffer> {
  return sharp(avatar).resize(SMALL_AVATAR, SMALL_AVATAR).webp({ quality: QUALITY }).toBuffer();
}

function tooManyPixels(): DomainError {
  const message = 'Choose a picture of up to 40 megapixels';
  return new DomainError('community.picture_pixels', 'rule_broken', message);
}

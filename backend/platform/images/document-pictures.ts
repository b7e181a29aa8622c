import { pictureTypeOf } from './picture-type.ts';
import { loadSharp } from './sharp-library.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

const MOST_PIXELS = 40_000_000;
/** The longer side in pixels: small print stays legible. */
const LONGEST = 1800;
const QUALITY = 80;
const SECONDS = 15;
/** Drawing one may take 160 MB. */
const AT_A_TIME = 1;

export interface DrawnPicture {
  /** JPEG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The reason why a file was not drawn. */
export type NotDrawn = 'no_picture' | 'too_many_pixels' | 'unreadable';

/**
 * Redraws pictures of documents as JPEG, which opens everywhere. The stored file contains nothing of the
 * uploaded one.
 */
export class DocumentPictures {
  private readonly limit = new ConcurrencyLimit(AT_A_TIME);

  async redraw(bytes: Uint8Array): Promise<DrawnPicture | NotDrawn> {
    if ((await pictureTypeOf(bytes)) === null) return 'no_picture';
    return this.limit.take(() => draw(bytes));
  }
}

async function draw(bytes: Uint8Array): Promise<DrawnPicture | NotDrawn> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    // Reads only the header: a small file may claim to be a very large picture.
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'too_many_pixels';
    // Without `keepMetadata`, the output has no metadata: no place, no device, no profile.
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .timeout({ seconds: SECONDS })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'unreadable';
  }
}

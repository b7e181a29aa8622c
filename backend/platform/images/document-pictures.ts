import { pictureTypeOf } from './picture-type.ts';
import { loadSharp } from './sharp-library.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

const MOST_PIXELS = 40_000_000;
/** The longer side: small print stays legible. Pixels. */
const LONGEST = 1800;
const QUALITY = 80;
const SECONDS = 15;
/** Each may need 160 MB while it is drawn. */
const AT_A_TIME = 1;

export interface DrawnPicture {
  /** JPEG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Why a file was not drawn. */
export type NotDrawn = 'no_picture' | 'too_many_pixels' | 'unreadable';

/** Draws pictures of documents anew, as JPEG, which opens anywhere: nothing of the file that came is in the one that is kept. */
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
    // The head alone: a small file may claim to be a very large picture.
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'too_many_pixels';
    // Without `keepMetadata` nothing of it is written: no place, no device, no profile.
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

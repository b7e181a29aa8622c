import { DomainError } from '#kernel/domain-error.ts';
import { pictureTypeOf } from '#platform/images/picture-type.ts';
import { loadSharp } from '#platform/images/sharp-library.ts';
import { TurnTaking } from '#platform/images/turn-taking.ts';
import type { CopyStudio, DrawnCopy } from '../../application/copies/ports.ts';

const MOST_PIXELS = 40_000_000;
/** The longer side: small print stays legible. Pixels. */
const LONGEST = 1800;
const QUALITY = 80;
const SECONDS = 15;
/** Each may need 160 MB while it is drawn. */
const AT_A_TIME = 1;

/** Draws copies of documents anew, as JPEG: what an inspector opens anywhere. */
export class SharpCopyStudio implements CopyStudio {
  private readonly turns = new TurnTaking(AT_A_TIME);

  async redraw(bytes: Uint8Array): Promise<DrawnCopy | null> {
    if ((await pictureTypeOf(bytes)) === null) return null;
    return this.turns.take(() => this.draw(bytes));
  }

  private async draw(bytes: Uint8Array): Promise<DrawnCopy> {
    const sharp = await loadSharp();
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
    try {
      // The head alone: a small file may claim to be a very large picture.
      const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
      if (width * height > MOST_PIXELS) {
        const message = 'Choose a picture of up to 40 megapixels';
        throw new DomainError('eligibility.copy_pixels', 'rule_broken', message);
      }
      // Without `keepMetadata` nothing of it is written: no place, no device, no profile.
      const { data, info } = await sharp(bytes, options)
        .autoOrient()
        .timeout({ seconds: SECONDS })
        .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new DomainError('eligibility.copy_unreadable', 'rule_broken', "We can't read this picture");
    }
  }
}

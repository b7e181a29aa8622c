import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentPictures } from '#platform/images/document-pictures.ts';
import type { CopyStudio, DrawnCopy } from '../../application/copies/ports.ts';

const REFUSED = {
  too_many_pixels: ['eligibility.copy_pixels', 'Choose a picture of up to 40 megapixels'],
  unreadable: ['eligibility.copy_unreadable', "We can't read this picture"],
} as const;

/** Redraws copies of documents. */
export class SharpCopyStudio implements CopyStudio {
  private readonly pictures: DocumentPictures;

  constructor(pictures: DocumentPictures) {
    this.pictures = pictures;
  }

  async redraw(bytes: Uint8Array): Promise<DrawnCopy | null> {
    const drawn = await this.pictures.redraw(bytes);
    if (drawn === 'no_picture') return null;
    if (typeof drawn === 'object') return drawn;
    const [code, message] = REFUSED[drawn];
    throw new DomainError(code, 'rule_broken', message);
  }
}

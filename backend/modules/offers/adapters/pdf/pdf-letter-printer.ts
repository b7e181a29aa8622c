import type {
  LetterPrinter,
  Reading,
  SignedDocument,
  SigningCircumstances,
} from '../../application/ports.ts';
import type { DocumentTimestamps } from '../../application/signing/ports.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { KeyAndCertificate } from '../signature/self-signed-certificate.ts';
import { LetterDrawing, sha256 } from './letter-drawing.ts';

/** Provides the signing certificate. */
export interface Certificates {
  current(): Promise<KeyAndCertificate>;
}

/** Letters as PDF; a signed one carries its audit page and a PAdES signature of the server (rules.md#signed-document). */
export class PdfLetterPrinter implements LetterPrinter {
  private readonly certificates: Certificates;
  private readonly publicUrl: string;
  private readonly timestamps: DocumentTimestamps;
  private readonly drawing: Pick<LetterDrawing, 'draw' | 'drawSigned'>;

  constructor(
    certificates: Certificates,
    timestamps: DocumentTimestamps,
    publicUrl: string,
    drawing: Pick<LetterDrawing, 'draw' | 'drawSigned'> = new LetterDrawing(),
  ) {
    this.certificates = certificates;
    this.timestamps = timestamps;
    this.publicUrl = publicUrl;
    this.drawing = drawing;
  }

  async prepare(): Promise<void> {
    await this.certificates.current();
  }

  async print(letter: OfferLetter, reading: Reading): Promise<Uint8Array> {
    return this.drawing.draw({ ...letter }, reading);
  }

  async printSigned(letter: OfferLetter, circumstances: SigningCircumstances): Promise<SignedDocument> {
    const { bytes, termsSha256 } = await this.drawing.drawSigned({ ...letter }, circumstances, {
      certificate: await this.certificates.current(),
      verifyUrl: `${this.publicUrl}/verify-document`,
    });
    return { ...(await this.stamped(bytes)), termsSha256 };
  }

  /** A signature does not wait for the authority. If it is away, the timestamp follows. */
  private async stamped(bytes: Uint8Array): Promise<Omit<SignedDocument, 'termsSha256'>> {
    const unstamped = { bytes, sha256: sha256(bytes), awaitsTimestamp: this.timestamps.isWanted };
    if (!this.timestamps.isWanted) return unstamped;
    try {
      return { ...(await this.timestamps.stamp(bytes)), awaitsTimestamp: false };
    } catch {
      return unstamped;
    }
  }
}

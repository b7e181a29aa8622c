import { createHash, X509Certificate } from 'node:crypto';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { PDFDocument } from 'pdf-lib';
import type { Fields } from '#kernel/aggregate.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PageFlow } from '#platform/pdf/page-flow.ts';
import type { Reading, SigningCircumstances } from '../../application/ports.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { OfferLetterRecord } from '../../domain/letter/offer-letter-record.ts';
import { cadesSignature } from '../signature/cades-signature.ts';
import type { KeyAndCertificate } from '../signature/self-signed-certificate.ts';
import { writeAuditPage } from './audit-page.ts';
import { writeLetter } from './letter-pages.ts';
import { LetterPen } from './letter-pen.ts';
import { termsSha256 } from './terms-sha256.ts';

/** The server's certificate, and the page where a reader may check it. */
interface Seal {
  readonly certificate: KeyAndCertificate;
  readonly verifyUrl: string;
}

/** The pages of letters. It may run in a worker thread, so it takes the stored fields, not the letter. */
export class LetterDrawing {
  async draw(kept: Fields<OfferLetterRecord>, { now, language, timeZone }: Reading): Promise<Uint8Array> {
    const letter = letterOf(kept);
    const { pdf, flow } = await blank(letter, letter.updatedAt);
    const pen = new LetterPen(flow, language, timeZone);
    writeLetter(pen, letter, now);
    if (letter.status === 'draft') flow.mark(pen.inLine(({ phrases }) => phrases.draft));
    flow.number(foot(letter));
    return pdf.save();
  }

  async drawSigned(
    kept: Fields<OfferLetterRecord>,
    circumstances: SigningCircumstances,
    { certificate, verifyUrl }: Seal,
  ): Promise<{ bytes: Uint8Array; termsSha256: string }> {
    const letter = letterOf(kept);
    const signedAt = letter.signedAt ?? letter.updatedAt;
    const digest = termsSha256(letter);
    const { pdf, flow } = await blank(letter, signedAt);
    const pen = new LetterPen(flow, circumstances.language, circumstances.timeZone);
    writeLetter(pen, letter, signedAt);
    writeAuditPage(pen, letter, {
      ...circumstances,
      termsSha256: digest,
      certificateSha256: sha256(new X509Certificate(certificate.certificatePem).raw),
      verifyUrl,
    });
    flow.number(foot(letter));
    return { bytes: await seal(pdf, reasonOf(letter), signedAt, certificate), termsSha256: digest };
  }
}

function letterOf(kept: Fields<OfferLetterRecord>): OfferLetter {
  return Object.assign(new OfferLetter(), kept);
}

async function blank(letter: OfferLetter, at: Date): Promise<{ pdf: PDFDocument; flow: PageFlow }> {
  const pdf = await PDFDocument.create();
  const kind = letter.isAddendum ? 'Addendum to the offer of employment' : 'Offer of employment';
  pdf.setTitle(withoutTurns(`${kind}: ${letter.jobTitle} at ${letter.company}`), {
    showInWindowTitleBar: true,
  });
  pdf.setAuthor(withoutTurns(letter.company));
  pdf.setProducer('Crewvine');
  pdf.setCreator('Crewvine');
  pdf.setLanguage('en-US');
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  return { pdf, flow: new PageFlow(pdf, await embedFaces(pdf, wordsOf(letter))) };
}

/** All user text of the letter: names come in many scripts (rules.md#every-name). */
function wordsOf(letter: OfferLetter): string {
  return Object.values(letter)
    .filter((value) => typeof value === 'string')
    .join(' ');
}

function foot(letter: OfferLetter): string {
  return `${letter.isAddendum ? 'Addendum' : 'Offer'} ${letter.id}  ·  Crewvine`;
}

/** Room for the signature and, now or later, a timestamp with its certificates. */
const SIGNATURE_DIGITS = 32_768;

function reasonOf(letter: OfferLetter): string {
  return letter.isAddendum ? 'Addendum accepted by the candidate' : 'Offer accepted by the candidate';
}

async function seal(
  pdf: PDFDocument,
  reason: string,
  at: Date,
  certificate: KeyAndCertificate,
): Promise<Uint8Array> {
  pdflibAddPlaceholder({
    pdfDoc: pdf,
    reason,
    contactInfo: 'Crewvine',
    name: 'Crewvine',
    location: 'Crewvine',
    signingTime: at,
    subFilter: 'ETSI.CAdES.detached',
    appName: 'Crewvine',
    signatureLength: SIGNATURE_DIGITS,
  });
  // The signature covers byte ranges, so nothing may hide in a compressed object stream.
  const unsigned = Buffer.from(await pdf.save({ useObjectStreams: false }));
  return new SignPdf().sign(unsigned, new CertificateSigner(certificate));
}

class CertificateSigner extends Signer {
  private readonly certificate: KeyAndCertificate;

  constructor(certificate: KeyAndCertificate) {
    super();
    this.certificate = certificate;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    return cadesSignature(content, this.certificate);
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

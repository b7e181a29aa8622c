import { asId } from '#kernel/ids.ts';
import { AddTimestamps } from '../application/signing/add-timestamps.ts';
import { SendCopies, SIGNED_DOCUMENT } from '../application/signing/send-copies.ts';
import type { OffersBase } from './offers-base.ts';
import type { OffersOutside } from './offers-outside.ts';
import type { LetterDrawing } from './pdf/letter-drawing.ts';
import { PdfLetterPrinter } from './pdf/pdf-letter-printer.ts';
import { PdfTimestamps } from './pdf/pdf-timestamps.ts';
import { SqlServerCertificates } from './persistence/signing/sql-server-certificates.ts';
import { SqlSignedDocuments } from './persistence/signing/sql-signed-documents.ts';
import { SqlSignedLetters } from './persistence/signing/sql-signed-letters.ts';
import { sendCopiesConsumer } from './queue/offer-consumers.ts';
import { HttpTimestampAuthority } from './signature/http-timestamp-authority.ts';
import { ServerCertificate } from './signature/server-certificate.ts';

const LETTER_DRAWING = new URL('./pdf/letter-drawing.ts', import.meta.url);

/** The PDFs of letters, their timestamps, and the copies for both sides. */
export function wireDocuments({ platform, emails, notifier, hiring }: OffersOutside, base: OffersBase) {
  const { sql, unitOfWork, clock, printing } = platform;
  const { sessionKeys, publicUrl, tsaUrl } = platform.settings;
  const { letters, record, requests, links, access } = base;
  const documents = new SqlSignedDocuments(sql);
  const timestamps = new PdfTimestamps(tsaUrl === null ? null : new HttpTimestampAuthority(tsaUrl, clock));
  const certificates = new ServerCertificate(new SqlServerCertificates(sql), sessionKeys, clock);
  const method = printing.of<LetterDrawing>(LETTER_DRAWING, 'LetterDrawing');
  const drawing = { draw: method('draw'), drawSigned: method('drawSigned') };
  const copies = new SendCopies({
    letters: new SqlSignedLetters(sql),
    record,
    requests,
    links,
    emails,
    notifier,
    hiring,
    publicUrl,
    clock,
  });

  return {
    documents,
    printer: new PdfLetterPrinter(certificates, timestamps, publicUrl, drawing),
    attachmentSource: {
      name: SIGNED_DOCUMENT,
      read: async (id: string) => {
        const bytes = await documents.bytes(asId<'offer_letter'>(id));
        return bytes && { contentType: 'application/pdf', bytes };
      },
    },
    consumers: [sendCopiesConsumer(copies)],
    dueWork: [
      new AddTimestamps({ unitOfWork, access, letters, documents, unstamped: documents, timestamps, clock }),
    ],
  };
}

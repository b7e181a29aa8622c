import { PDFDocument } from 'pdf-lib';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentPictures } from '#platform/images/document-pictures.ts';
import type { PaperScanFile, ScanReader } from '../../application/paper/paper-scans.ts';
import { PAPER_SCAN } from '../../contract/vocabulary/paper/paper-scan.ts';
import { hasActiveContent } from './active-content.ts';

const PDF_HEAD = Buffer.from('%PDF-', 'latin1');

/** Re-encodes pictures. A PDF stays unchanged if it contains only a few pages. */
export class ContentScanReader implements ScanReader {
  private readonly pictures: DocumentPictures;

  constructor(pictures: DocumentPictures) {
    this.pictures = pictures;
  }

  async read(bytes: Uint8Array): Promise<PaperScanFile | null> {
    if (PDF_HEAD.equals(bytes.subarray(0, PDF_HEAD.length))) return readPdf(bytes);
    const drawn = await this.pictures.redraw(bytes);
    if (drawn === 'no_picture') return null;
    if (drawn === 'too_many_pixels')
      throw refused('offers.scan_pixels', 'Choose a picture of up to 40 megapixels');
    if (drawn === 'unreadable') throw refused('offers.scan_unreadable', "We can't read this file");
    return { contentType: 'image/jpeg', bytes: drawn.bytes };
  }
}

async function readPdf(bytes: Uint8Array): Promise<PaperScanFile> {
  const pdf = await opened(bytes);
  if (!pdf) throw refused('offers.scan_unreadable', "We can't read this file");
  if (pdf.getPageCount() > PAPER_SCAN.mostPages)
    throw refused('offers.scan_pages', 'A scan can have up to 20 pages');
  if (hasActiveContent(pdf))
    throw refused('offers.scan_active', 'This PDF has more in it than pages. Please print or scan it again.');
  return { contentType: 'application/pdf', bytes };
}

/** Null if it is broken, has no pages, or needs a password to open. */
async function opened(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return pdf.getPageCount() > 0 ? pdf : null;
  } catch {
    return null;
  }
}

function refused(code: string, message: string): DomainError {
  return new DomainError(code, 'rule_broken', message);
}

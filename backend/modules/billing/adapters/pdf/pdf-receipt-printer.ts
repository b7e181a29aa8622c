import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Receipt, ReceiptPrinter } from '../../application/reporting/write-receipt.ts';

const PAGE = { width: 612, height: 792, margin: 56 };
const INK = rgb(0.1, 0.1, 0.12);

/** One page: who paid what, when, and what came back. */
export class PdfReceiptPrinter implements ReceiptPrinter {
  async print({ payment, payer }: Receipt): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    document.setTitle(`Receipt ${payment.id}`);
    document.setLanguage('en-US');
    const page = document.addPage([PAGE.width, PAGE.height]);
    const plain = await document.embedFont(StandardFonts.Helvetica);
    const bold = await document.embedFont(StandardFonts.HelveticaBold);
    const sheet = new Sheet(page, plain, bold);
    sheet.heading('Crewvine receipt');
    sheet.row('Receipt number', payment.id);
    sheet.row('Paid', payment.paidAt?.slice(0, 10) ?? '');
    sheet.row('Paid by', payer.name);
    sheet.row('Email', payer.email);
    sheet.gap();
    for (const { label, amount } of payment.lines) sheet.row(label, `$${amount}`);
    sheet.gap();
    sheet.row('Total', `$${payment.amount}`, bold);
    if (payment.refunded !== '0.00') sheet.row('Refunded', `$${payment.refunded}`, bold);
    return document.save();
  }
}

class Sheet {
  private readonly page: PDFPage;
  private readonly plain: PDFFont;
  private readonly bold: PDFFont;
  private y = PAGE.height - PAGE.margin;

  constructor(page: PDFPage, plain: PDFFont, bold: PDFFont) {
    this.page = page;
    this.plain = plain;
    this.bold = bold;
  }

  heading(text: string): void {
    this.page.drawText(text, { x: PAGE.margin, y: this.y, size: 22, font: this.bold, color: INK });
    this.y -= 44;
  }

  row(label: string, value: string, font = this.plain): void {
    const options = { y: this.y, size: 11, font, color: INK };
    const text = printable(value, font);
    const x = PAGE.width - PAGE.margin - font.widthOfTextAtSize(text, 11);
    this.page.drawText(printable(label, font), { ...options, x: PAGE.margin });
    this.page.drawText(text, { ...options, x });
    this.y -= 20;
  }

  gap(): void {
    this.y -= 12;
  }
}

/** The standard fonts know Western letters alone; others become a question mark instead of an error. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text].map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}

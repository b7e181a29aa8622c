import { PDFDocument } from 'pdf-lib';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import { PLAN_NAMES } from '../../contract/vocabulary/plans/plans.ts';
import type { InvoicePrinter } from '../../application/invoicing/ports.ts';
import {
  printedNumber,
  type BillTo,
  type Invoice,
  type InvoiceLine,
  type Seller,
} from '../../domain/invoicing/invoice.ts';
import { INVOICE_LABELS, type InvoiceLabels } from './invoice-labels.ts';
import { printedDay, printedMoney } from './printed-values.ts';

/** Prints an invoice or a credit note as issued: it looks the same in ten years. */
export class PdfInvoicePrinter implements InvoicePrinter {
  async print(invoice: Invoice, corrected: string | null): Promise<Uint8Array> {
    const words = INVOICE_LABELS[invoice.language];
    const number = printedNumber(invoice);
    const title = `${invoice.kind === 'invoice' ? words.invoice : words.creditNote} ${number}`;
    const pdf = await PDFDocument.create();
    pdf.setTitle(title);
    pdf.setLanguage(invoice.language === 'en' ? 'en-US' : 'es-US');
    for (const set of ['setCreationDate', 'setModificationDate'] as const)
      pdf[set](new Date(invoice.issuedAt));
    const flow = new PageFlow(pdf, await embedFaces(pdf, written(invoice)));
    writeHead(flow, invoice, { words, title, corrected });
    writeLines(flow, invoice, words);
    flow.number(`${title}  ·  ${invoice.seller.name}`, words.page);
    return pdf.save();
  }
}

/** Text entered by people and in settings. */
function written({ billTo, seller, poNumber }: Invoice): string {
  return [...Object.values(billTo), poNumber, seller.name, ...seller.address, seller.email].join(' ');
}

interface Head {
  readonly words: InvoiceLabels;
  readonly title: string;
  readonly corrected: string | null;
}

function writeHead(flow: PageFlow, invoice: Invoice, { words, title, corrected }: Head): void {
  const { seller, billTo, poNumber, issuedAt, occurredAt, kind, provider, language } = invoice;
  flow.text(title, { face: flow.faces.heading, size: 24, after: 4 });
  if (provider === 'sandbox') flow.notice(words.test);
  flow.columns(
    () => writeBlock(flow, words.from, sellerLines(seller, words), 0),
    (x) => writeBlock(flow, words.billTo, billToLines(billTo, words), x),
  );
  flow.space(10);
  flow.row(words.date, printedDay(issuedAt, language));
  if (kind === 'invoice') flow.row(words.paidOn, printedDay(occurredAt, language));
  if (corrected !== null) flow.row(words.corrects, corrected);
  if (poNumber !== '') flow.row(words.poNumber, poNumber);
}

const HALF = 220;

function writeBlock(flow: PageFlow, label: string, lines: readonly string[], x: number): void {
  flow.text(label, { size: 9.5, color: INK.quiet, x, width: HALF, after: 2 });
  for (const [index, line] of lines.entries()) {
    const face = index === 0 ? flow.faces.strong : flow.faces.text;
    flow.text(line, { face, x, width: HALF, after: 0 });
  }
}

function sellerLines({ name, address, email, taxId }: Seller, words: InvoiceLabels): readonly string[] {
  return [name, ...address, email ?? '', taxId === null ? '' : `${words.taxId} ${taxId}`].filter(Boolean);
}

function billToLines(billTo: BillTo, words: InvoiceLabels): readonly string[] {
  const { name, attention, street, city, region, postalCode, country, email } = billTo;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const hasAddress = street !== '' || place !== '';
  return [
    name,
    attention === '' ? '' : `${words.attention} ${attention}`,
    street,
    place,
    hasAddress ? country : '',
    email ?? '',
  ].filter(Boolean);
}

function writeLines(flow: PageFlow, invoice: Invoice, words: InvoiceLabels): void {
  const { lines, totalCents, taxCents, kind, language } = invoice;
  flow.space(6);
  flow.heading(words.items);
  for (const line of lines) flow.amount(lineLabel(line, words, language), printedMoney(line.amountCents));
  flow.amount(words.net, printedMoney(totalCents - taxCents));
  flow.amount(words.tax, printedMoney(taxCents));
  flow.amount(kind === 'invoice' ? words.total : words.credited, printedMoney(totalCents), true);
  flow.space(8);
  if (kind === 'invoice') flow.text(words.paid, { color: INK.quiet });
}

function lineLabel({ kind, count = 1, plan }: InvoiceLine, words: InvoiceLabels, language: Language): string {
  const what = plan
    ? `${words.lines.plan} ${PLAN_NAMES[plan.name]}, ${printedDay(plan.from, language)} – ${printedDay(plan.until, language)}`
    : words.lines[kind];
  return count > 1 ? `${what} × ${count}` : what;
}

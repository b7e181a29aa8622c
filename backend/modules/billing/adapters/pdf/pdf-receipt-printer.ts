import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PageFlow } from '#platform/pdf/page-flow.ts';
import type { Receipt, ReceiptPrinter } from '../../application/reporting/write-receipt.ts';
import { printedDay, printedMoney } from './printed-values.ts';
import { RECEIPT_LABELS } from './receipt-labels.ts';

/** A payment's payer, purpose, beneficiaries, time, and refunds. */
export class PdfReceiptPrinter implements ReceiptPrinter {
  async print({ payment, payer }: Receipt): Promise<Uint8Array> {
    const words = RECEIPT_LABELS[payer.language];
    // A receipt shows its invoice's number, because IDs are for machines.
    const number = payment.invoice?.number ?? null;
    const title = number === null ? words.title : words.receipt.replace('{number}', number);
    const document = await PDFDocument.create();
    document.setTitle(title);
    document.setLanguage(payer.language === 'en' ? 'en-US' : 'es-US');
    const names = payment.referrals.flatMap(({ workerName }) => workerName ?? []);
    const written = [payer.name, payer.email, ...names].join(' ');
    const flow = new PageFlow(document, await embedFaces(document, written));
    flow.text(words.title, { face: flow.faces.heading, size: 24, after: 4 });
    flow.space(4);
    if (number !== null) flow.row(words.invoice, number);
    flow.row(words.paid, payment.paidAt === null ? '' : printedDay(payment.paidAt, payer.language));
    flow.row(words.paidBy, payer.name);
    flow.row(words.email, payer.email);
    flow.heading(words.whatFor);
    for (const line of payment.lines) flow.row(lineLabel(line, words.lines), printedMoney(line.amount));
    flow.row(words.total, printedMoney(payment.amount));
    if (payment.refunded !== '0.00') flow.row(words.refunded, printedMoney(payment.refunded));
    if (payment.referrals.length > 0) flow.heading(words.whoFor);
    for (const { workerName, amount } of payment.referrals)
      flow.row(workerName ?? words.former, printedMoney(amount));
    flow.number(`${title}  ·  Crewvine`, words.page);
    return document.save();
  }
}

type Line = Receipt['payment']['lines'][number];

/** Includes the count if several were paid together. */
function lineLabel({ kind, label }: Line, words: Readonly<Record<Line['kind'], string>> | null): string {
  return words ? `${words[kind]}${/ × \d+$/.exec(label)?.[0] ?? ''}` : label;
}

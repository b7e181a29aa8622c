import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import type { Receipt, ReceiptPrinter } from '../../application/reporting/write-receipt.ts';

/** Who paid what for whom, when, and what came back. */
export class PdfReceiptPrinter implements ReceiptPrinter {
  async print({ payment, payer }: Receipt): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    document.setTitle(`Receipt ${payment.id}`);
    document.setLanguage('en-US');
    const names = payment.referrals.flatMap(({ workerName }) => workerName ?? []);
    const flow = new PageFlow(
      document,
      await embedFaces(document, [payer.name, payer.email, ...names].join(' ')),
    );
    flow.text('Crewvine receipt', { face: flow.faces.heading, size: 24, after: 4 });
    flow.text(`Receipt number ${payment.id}`, { color: INK.quiet, after: 8 });
    if (payment.invoice) flow.row('Invoice', payment.invoice.number);
    flow.row('Paid', payment.paidAt?.slice(0, 10) ?? '');
    flow.row('Paid by', payer.name);
    flow.row('Email', payer.email);
    flow.heading('What for');
    for (const { label, amount } of payment.lines) flow.row(label, `$${amount}`);
    flow.row('Total', `$${payment.amount}`);
    if (payment.refunded !== '0.00') flow.row('Refunded', `$${payment.refunded}`);
    if (payment.referrals.length > 0) flow.heading('Who for');
    for (const { workerName, amount } of payment.referrals)
      flow.row(workerName ?? 'Former member', `$${amount}`);
    flow.number(`Receipt ${payment.id}  ·  Crewvine`);
    return document.save();
  }
}

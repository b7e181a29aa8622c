import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import type { StatementPrinter, TaxStatement } from '../../application/taxes/read-taxes.ts';

/** What someone was paid in a year, for their own tax return. It is no Form 1099-NEC, and says so. */
export class PdfStatementPrinter implements StatementPrinter {
  async print(statement: TaxStatement): Promise<Uint8Array> {
    const { document, profile, payer } = statement;
    const pdf = await PDFDocument.create();
    pdf.setTitle(`Earnings ${document.year}`);
    pdf.setLanguage('en-US');
    const written = [payer.name, payer.email, ...Object.values(profile ?? {})].join(' ');
    const flow = new PageFlow(pdf, await embedFaces(pdf, written));
    flow.text(`Earnings in ${document.year}`, { face: flow.faces.heading, size: 24, after: 4 });
    flow.text(subtitle(statement), { color: INK.quiet, after: 8 });
    printPayee(flow, statement);
    flow.heading('What you were paid');
    flow.row('Referral bonuses', `$${document.bonuses}`);
    flow.row('Rewards', `$${document.rewards}`);
    if (document.corrections !== '0.00') flow.row('Corrections', `$${document.corrections}`);
    flow.row('Total', `$${document.total}`);
    flow.space(10);
    for (const line of notes(statement)) flow.text(line, { size: 9.5, color: INK.quiet });
    flow.number(`Earnings ${document.year}  ·  Crewvine`);
    return pdf.save();
  }
}

function subtitle({ document, printedOn }: TaxStatement): string {
  return document.isFinal
    ? `Yearly statement, January 1 to December 31, ${document.year}`
    : `So far: January 1, ${document.year} to ${printedOn}`;
}

function printPayee(flow: PageFlow, { profile, payer }: TaxStatement): void {
  flow.row('Paid by', 'Crewvine');
  flow.row('Paid to', profile?.name ?? payer.name);
  if (profile?.businessName) flow.row('Business name', profile.businessName);
  if (!profile) {
    flow.row('Email', payer.email);
    return;
  }
  flow.row('Address', `${profile.street}, ${profile.city}, ${profile.state} ${profile.zip}`);
  flow.row('Taxpayer number', `ending in ${profile.taxIdLast4}`);
}

function notes({ document }: TaxStatement): string[] {
  return [
    'An amount counts in the year in which you could first withdraw it. Withdrawals, refunds and money that you paid yourself are not in it.',
    document.isReported
      ? 'We report this total on Form 1099-NEC and send you a copy.'
      : `We report a year on Form 1099-NEC from $${document.threshold} on. Below that you may still owe tax on it.`,
    'This statement is for your records. It is not a tax form.',
  ];
}

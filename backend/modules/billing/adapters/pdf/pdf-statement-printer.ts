import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import type { StatementPrinter, TaxStatement } from '../../application/taxes/read-taxes.ts';
import { printedDay, printedMoney } from './printed-values.ts';
import { STATEMENT_LABELS } from './statement-labels.ts';

/** A person's pay of one year, for their own tax return. It states that it is no Form 1099-NEC. */
export class PdfStatementPrinter implements StatementPrinter {
  async print(statement: TaxStatement): Promise<Uint8Array> {
    const { document, profile, payer } = statement;
    const words = STATEMENT_LABELS[payer.language];
    const title = words.title.replace('{year}', String(document.year));
    const pdf = await PDFDocument.create();
    pdf.setTitle(title);
    pdf.setLanguage(payer.language === 'en' ? 'en-US' : 'es-US');
    const written = [payer.name, payer.email, ...Object.values(profile ?? {})].join(' ');
    const flow = new PageFlow(pdf, await embedFaces(pdf, written));
    flow.text(title, { face: flow.faces.heading, size: 24, after: 4 });
    flow.text(subtitle(statement), { color: INK.quiet, after: 8 });
    printPayee(flow, statement);
    flow.heading(words.paid);
    flow.row(words.bonuses, printedMoney(document.bonuses));
    flow.row(words.rewards, printedMoney(document.rewards));
    if (document.corrections !== '0.00') flow.row(words.corrections, printedMoney(document.corrections));
    flow.row(words.total, printedMoney(document.total));
    flow.space(10);
    for (const line of notes(statement)) flow.text(line, { size: 9.5, color: INK.quiet });
    flow.number(`${title}  ·  Crewvine`, words.page);
    return pdf.save();
  }
}

function subtitle({ document, printedOn, payer }: TaxStatement): string {
  const { whole, soFar } = STATEMENT_LABELS[payer.language];
  return (document.isFinal ? whole : soFar)
    .replace('{year}', String(document.year))
    .replace('{day}', printedDay(printedOn, payer.language));
}

function printPayee(flow: PageFlow, { profile, payer }: TaxStatement): void {
  const words = STATEMENT_LABELS[payer.language];
  flow.row(words.paidBy, 'Crewvine');
  flow.row(words.paidTo, profile?.name ?? payer.name);
  if (profile?.businessName) flow.row(words.business, profile.businessName);
  if (!profile) {
    flow.row(words.email, payer.email);
    return;
  }
  flow.row(words.address, `${profile.street}, ${profile.city}, ${profile.state} ${profile.zip}`);
  flow.row(words.number, words.ending.replace('{last4}', profile.taxIdLast4));
}

function notes({ document, payer }: TaxStatement): string[] {
  const { counts, reported, notReported, noForm } = STATEMENT_LABELS[payer.language];
  const report = document.isReported
    ? reported
    : notReported.replace('{threshold}', printedMoney(document.threshold));
  return [counts, report, noForm];
}

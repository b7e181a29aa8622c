import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Money } from '#kernel/money.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { ListedInvoice } from '../../application/invoicing/ports.ts';
import { INVOICE_LABELS } from '../pdf/invoice-labels.ts';

const COLUMNS = [
  'Number',
  'Type',
  'For invoice',
  'Paid or returned',
  'Issued',
  'Bill to',
  'PO number',
  'What for',
  'Before tax',
  'Tax',
  'Total',
];

/** The client has disconnected. */
const LEFT_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * A month's documents as a table for spreadsheets, credit notes below zero, so that a column adds up. Safe as
 * rules.md#csv-export requires: a company's name or a PO number that begins like a formula is text.
 */
export function invoicesCsv(
  invoices: AsyncIterable<ListedInvoice>,
  onFailure: (error: Error) => void,
): Readable {
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // Our own cents: a credit note's minus sign starts no formula.
    cast: {
      number: (cents) => ({ value: Money.ofCents(cents).toDollars(), escape_formulas: false }),
      string: withoutTurns,
    },
  });
  return pipeline(Readable.from(rows(invoices)), csv, (error) => {
    if (error && error.code !== LEFT_EARLY) onFailure(error);
  });
}

async function* rows(invoices: AsyncIterable<ListedInvoice>): AsyncIterable<readonly unknown[]> {
  for await (const invoice of invoices) {
    const { number, kind, corrects, occurredAt, issuedAt, billedTo, poNumber, lines } = invoice;
    const sign = kind === 'invoice' ? 1 : -1;
    const words = INVOICE_LABELS.en;
    yield [
      number,
      kind === 'invoice' ? words.invoice : words.creditNote,
      corrects ?? '',
      occurredAt.slice(0, 10),
      issuedAt.slice(0, 10),
      billedTo,
      poNumber,
      lines.map((line) => words.lines[line.kind]).join('; '),
      sign * (invoice.totalCents - invoice.taxCents),
      sign * invoice.taxCents,
      sign * invoice.totalCents,
    ];
  }
}

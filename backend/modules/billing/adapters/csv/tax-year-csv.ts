import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Money } from '#kernel/money.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { ReportedPayee } from '../../application/taxes/export-tax-year.ts';

/** In the order of Form 1099-NEC; what each means is in docs/contexts/billing.md. */
const COLUMNS = [
  'Tax year',
  'Form type',
  'Recipient TIN type',
  'Recipient TIN',
  'Recipient name',
  'Recipient business name',
  'Recipient street',
  'Recipient city',
  'Recipient state',
  'Recipient ZIP',
  'Account number',
  'Box 1a Nonemployee compensation',
  'Box 4 Federal income tax withheld',
  'Box 5 State tax withheld',
  'Box 6 State',
  'Box 7 State income',
  'File with the IRS',
  'File with the state',
  'Form W-9 on file',
] as const;

/** The client has disconnected. */
const LEFT_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * One line per person. A cell that begins like a formula is written as text (rules.md#csv-export). A failure
 * aborts the stream.
 */
export function taxYearCsv(
  payees: AsyncIterable<ReportedPayee>,
  onFailure: (error: Error) => void,
): Readable {
  const csv = stringify({
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    cast: { string: withoutTurns },
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
  return pipeline(Readable.from(lines(payees)), csv, (error) => {
    if (error && error.code !== LEFT_EARLY) onFailure(error);
  });
}

async function* lines(payees: AsyncIterable<ReportedPayee>): AsyncIterable<string[]> {
  for await (const payee of payees) yield lineOf(payee);
}

function lineOf({ userId, year, cents, form, isFederal, ownState }: ReportedPayee): string[] {
  const paid = Money.ofCents(cents).toDollars();
  const who = [
    form?.taxIdType.toUpperCase() ?? '',
    form?.taxId ?? '',
    form?.name ?? '',
    form?.businessName ?? '',
    form?.street ?? '',
    form?.city ?? '',
    form?.state ?? '',
    form?.zip ?? '',
    userId,
  ];
  const filed = [isFederal ? 'yes' : 'no', ownState ? 'yes' : 'as the federal form', form ? 'yes' : 'no'];
  return [
    String(year),
    '1099-NEC',
    ...who,
    paid,
    '0.00',
    '0.00',
    form?.state ?? ownState ?? '',
    paid,
    ...filed,
  ];
}

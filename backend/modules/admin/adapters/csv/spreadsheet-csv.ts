import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { withoutTurns } from '#platform/text/direction-marks.ts';

interface CsvColumn {
  readonly key: string;
  readonly header: string;
}

/** Whoever asked for the table has gone. */
const LEFT_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * A table for spreadsheets: a cell that begins like a formula is written as text (rules.md#csv-export), and the byte
 * order mark tells that it is UTF-8. Rows are pulled as fast as the reader takes them. A failure breaks the stream off,
 * so that half a table is not taken for a whole one.
 */
export function spreadsheetCsv(
  columns: readonly CsvColumn[],
  rows: AsyncIterable<object>,
  onFailure: (error: Error) => void,
): Readable {
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    cast: { string: withoutTurns },
    record_delimiter: 'windows',
    // The package quotes its own line ending alone; a lone one of its two characters would break the row as well.
    quoted_match: /[\r\n]/,
  });
  return pipeline(Readable.from(rows), csv, (error) => {
    if (error && error.code !== LEFT_EARLY) onFailure(error);
  });
}

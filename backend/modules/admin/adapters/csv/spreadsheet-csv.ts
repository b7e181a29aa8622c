import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { withoutTurns } from '#platform/text/direction-marks.ts';

interface CsvColumn {
  readonly key: string;
  readonly header: string;
}

/** The client closed the connection. */
const LEFT_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * A CSV table for spreadsheets. A cell that begins like a formula is written as text (rules.md#csv-export),
 * and the byte order mark marks it as UTF-8. Rows are read as fast as the client accepts them. A failure
 * breaks off the stream, so that no one mistakes half a table for a complete one.
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
    // The package quotes only its own line ending, but a single CR or LF would also break the row.
    quoted_match: /[\r\n]/,
  });
  return pipeline(Readable.from(rows), csv, (error) => {
    if (error && error.code !== LEFT_EARLY) onFailure(error);
  });
}

import { stringify } from 'csv-stringify/sync';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { lockedZip, type ZippedFile } from '#platform/zip/locked-zip.ts';
import type { ExportedFile, ExportLocking, FormExport } from '../../application/export/form-export.ts';
import { dayIn } from '../../domain/due/i9-dates.ts';

const HEADERS = [
  'File',
  'Employee',
  'Job',
  'Company',
  'Status',
  'First day of employment',
  'Section 1 signed',
  'Section 2 signed',
  'Section 2 signed by',
  'Reverification due',
  'E-Verify case',
  'E-Verify result',
  'E-Verify since',
  'Employment ended',
  'Keep until',
  'Legal hold',
] as const;

interface NamedFile extends ExportedFile {
  readonly name: string;
}

/**
 * One PDF each in a folder, and `index.csv` in UTF-8 with its byte order mark. The index comes last, when all
 * rows are known.
 */
export class ZipFormExport implements FormExport {
  zip(files: AsyncIterable<ExportedFile>, locking: ExportLocking): AsyncIterable<Uint8Array> {
    return lockedZip(zippedOf(files), locking);
  }
}

async function* zippedOf(files: AsyncIterable<ExportedFile>): AsyncGenerator<ZippedFile> {
  const rows: (readonly string[])[] = [];
  let count = 0;
  for await (const file of files) {
    const name = nameOf(file, count);
    count += 1;
    yield { name, bytes: file.bytes };
    for (const copy of file.copies) yield { name: `${copiesIn(name)}${copy.name}.jpg`, bytes: copy.bytes };
    if (file.version === null) rows.push(rowOf({ ...file, name }));
  }
  yield { name: 'index.csv', bytes: Buffer.from(csvOf(rows), 'utf8') };
}

/** A value that a spreadsheet would run as a formula becomes text (rules.md#csv-export). */
function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify([HEADERS, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: withoutTurns },
  });
}

function nameOf({ form, version }: ExportedFile, index: number): string {
  const { lastName = '', firstName = '' } = form.section1Data ?? {};
  const who = [lastName, firstName].filter(Boolean).join('-') || form.workerName;
  const plain = who.normalize('NFKD').replaceAll(/[^A-Za-z0-9-]+/g, '');
  const before = version === null ? '' : `-before-correction-${version}`;
  return `forms/${String(index + 1).padStart(4, '0')}-${plain || 'form'}${before}.pdf`;
}

/** `forms/0001-Li-Bo.pdf` has its copies in `copies/0001-Li-Bo/`. */
function copiesIn(name: string): string {
  return `${name.replace(/^forms/, 'copies').replace(/\.pdf$/, '')}/`;
}

function rowOf({ form, cases, name }: NamedFile): readonly string[] {
  const newest = cases.at(-1);
  return [
    name,
    form.workerName,
    form.jobTitle,
    form.company,
    form.formStatus,
    form.section2Data?.firstDayOn ?? '',
    dayOf(form.section1CompletedAt, form.timeZone),
    dayOf(form.section2CompletedAt, form.timeZone),
    form.verifierName ?? '',
    form.reverifyOn ?? '',
    cases.map(({ caseNumber }) => caseNumber).join(' '),
    newest ? (newest.closing ?? newest.state) : '',
    newest?.stateOn ?? '',
    form.endedOn ?? '',
    form.retentionExpiry ?? '',
    form.heldAt === null ? '' : (form.complianceNotes ?? ''),
  ];
}

/** The day at the job's place, as it is on the form (rules.md#day-at-the-job). */
function dayOf(instant: Date | null, timeZone: string): string {
  return instant === null ? '' : dayIn(timeZone, instant);
}

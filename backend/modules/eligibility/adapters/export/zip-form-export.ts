import { stringify } from 'csv-stringify/sync';
import { zipFile } from '#platform/zip/zip-file.ts';
import type { ExportedFile, FormExport } from '../../application/form-export.ts';

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

/** `index.csv` in UTF-8 with its mark, and a PDF each in a folder. */
export class ZipFormExport implements FormExport {
  zip(files: readonly ExportedFile[], at: Date): Uint8Array {
    const named = files.map((file, index) => ({ ...file, name: nameOf(file, index) }));
    const rows = named.filter(({ version }) => version === null).map(rowOf);
    // What a spreadsheet would run as a formula is text (rules.md#csv-export).
    const options = {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    } as const;
    const index = stringify([HEADERS, ...rows], options);
    const pdfs = named.map(({ name, bytes }) => ({ name, bytes }));
    const copies = named.flatMap((file) =>
      file.copies.map(({ name, bytes }) => ({ name: `${copiesIn(file.name)}${name}.jpg`, bytes })),
    );
    return zipFile([{ name: 'index.csv', bytes: Buffer.from(index, 'utf8') }, ...pdfs, ...copies], at);
  }
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
    dayOf(form.section1CompletedAt),
    dayOf(form.section2CompletedAt),
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

function dayOf(instant: Date | null): string {
  return instant?.toISOString().slice(0, 10) ?? '';
}

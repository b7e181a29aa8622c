import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { PdfReportPrinter } from './pdf-report-printer.ts';

const DATA = {
  id: 'report_7',
  first_name: 'José',
  is_complete: true,
  adjudication: null,
  addresses: [],
  screenings: [
    { type: 'Identity', result: 'clear', records: [] },
    {
      type: 'County criminal records',
      result: 'consider',
      records: [{ case_number: 'CR-21-0042', charges: [{ charge: 'Trespass', disposition: 'Dismissed' }] }],
    },
  ],
  score: 12,
};

it('a printed report leaves out nothing that the agency says, and names the agency', async () => {
  const report = {
    agency: 'The Agency',
    contact: '1 Main St, (800) 555-0100',
    candidateName: 'José Ñuño 李',
  };
  const bytes = await new PdfReportPrinter().print({ ...report, data: DATA });
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const words = text.replaceAll(/\s+/gu, ' ');
  for (const said of ['report_7', 'First name José', 'Is complete Yes', 'Adjudication -', 'Score 12'])
    expect(words).toContain(said);
  for (const said of ['Identity', 'CR-21-0042', 'Trespass', 'Dismissed', 'None', 'José Ñuño 李'])
    expect(words).toContain(said);
  expect(words).toContain('The Agency, 1 Main St, (800) 555-0100');
});

import { PDFDocument } from 'pdf-lib';
import { create } from 'qrcode';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PosterJob } from '../../application/sharing/print-poster.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { PdfPosterPrinter, writeHead } from './pdf-poster-printer.ts';
import { PosterSheet, SHEET } from './poster-sheet.ts';
import { bonusAmount, payLabel, scheduleLabel, timingLabel } from './poster-labels.ts';
import { qrPath } from '#platform/pdf/qr-path.ts';

const TERMS = [
  { percent: 25, days: 30 },
  { percent: 75, days: 60 },
];
const LINK = 'https://crewvine.test/?job=0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01&ref=K7QX2M4P';
const job: PosterJob = {
  title: 'Framing carpenter',
  company: 'Hill Country Builders',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  bonusCents: 500_00,
  createdAt: '2026-11-20T00:00:00.000Z',
};

describe('the poster of a job', () => {
  it.each([
    ['as posted', {}],
    ['without a bonus', { bonusCents: 0 }],
    [
      'with texts that are far too long, and letters that no face has',
      {
        title: 'Łódź '.repeat(60),
        company: '漢字 Núñez '.repeat(30),
        payRate: 'x'.repeat(300),
        schedule: 'Monday to Thursday '.repeat(20),
        bonusCents: 100_000_00,
      },
    ],
  ])('the poster fits on one page %s', async (_case, changes) => {
    const bytes = await new PdfPosterPrinter(TERMS).print({ ...job, ...changes }, LINK);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  it('the poster prints names in any script', async () => {
    const company = '龙腾建筑';
    const { text } = await extractText(
      new Uint8Array(await new PdfPosterPrinter(TERMS).print({ ...job, company }, LINK)),
      { mergePages: true },
    );
    expect(text).toContain(company);
  });

  it('the head stays above the box for any length of title', async () => {
    const pdf = await PDFDocument.create();
    const sheet = new PosterSheet(pdf.addPage([SHEET.width, SHEET.height]), await embedFaces(pdf));
    const words = ['Construction', 'Helper', 'Commercial', 'Electrician', 'Foreman', 'of', 'Nights'];
    for (let many = 1; many <= 40; many += 1) {
      const title = Array.from({ length: many }, (_, index) => words[index % words.length]).join(' ');
      for (const company of ['Hill Country Construction', 'Great Northern Builders '.repeat(many)])
        expect(writeHead(sheet, { ...job, title, company })).toBeLessThanOrEqual(258);
    }
  });

  it('the poster draws every module of the code, and nothing else', () => {
    const { path, size } = qrPath(LINK);
    const { modules } = create(LINK, { errorCorrectionLevel: 'M' });
    const drawn = new Set<string>();
    for (const [, from, row, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let at = 0; at < Number(run); at += 1) drawn.add(`${row} ${Number(from) + at}`);
    }
    const wanted = Array.from(
      { length: size * size },
      (_, index) => [Math.floor(index / size), index % size] as const,
    )
      .filter(([row, column]) => modules.get(row, column))
      .map(([row, column]) => `${row} ${column}`);
    expect([...drawn].toSorted()).toEqual(wanted.toSorted());
  });

  it('the poster prints the money, its days and the schedule in both languages', () => {
    expect([50_000, 125_050, 10_000_000].map(bonusAmount)).toEqual(['$500', '$1,250.50', '$100,000']);
    expect(timingLabel(TERMS)).toEqual({
      en: 'Paid 25% 30 days and 75% 60 days after the hire.',
      es: 'Se paga 25% a los 30 días y 75% a los 60 días de la contratación.',
    });
    expect(scheduleLabel('full-time')).toBe('Full-time / Tiempo completo');
    expect(payLabel('$25-30/hour')).toBe('$25-30/hour · $25-30/hora');
    expect(payLabel('$25 an hour')).toBe('$25 an hour · $25/hora');
    expect(payLabel('$25 an hour, more with OSHA 30')).toBe('$25 an hour, more with OSHA 30');
    expect(scheduleLabel('4 x 10 h')).toBe('4 x 10 h');
  });
});

import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { asId } from '#kernel/ids.ts';
import type { ExportedFile } from '../../application/export/form-export.ts';
import { I9Form } from '../../domain/form/i9-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';
import { ZipFormExport } from './zip-form-export.ts';
import { USUAL_TERMS } from '../../testing/usual-terms.ts';

/** In the evening of November 16 by the clocks of the western half of the country. */
const EVENING = new Date('2026-11-17T04:30:00Z');

it.each([
  ['America/Los_Angeles', '2026-11-16'],
  ['America/New_York', '2026-11-16'],
  ['Pacific/Guam', '2026-11-17'],
])('the index dates a signature by the job’s calendar, as the form does: %s', async (timeZone, day) => {
  const form = I9Form.open(
    {
      referralId: asId<'referral'>('referral'),
      jobId: asId<'job'>('job'),
      employerId: asId<'user'>('owner'),
      workerName: 'Bo Li',
      workerEmail: null,
      jobTitle: 'Framer',
      company: 'Hill Country Builders',
      timeZone,
      startsOn: '2026-11-18',
      usesEverify: false,
      copiesDocuments: false,
      ...USUAL_TERMS,
    },
    EVENING,
  );
  form.signSection1(SECTION1, { ip: '203.0.113.9' }, EVENING);
  const file = { form, version: null, bytes: new Uint8Array(), cases: [], copies: [] };
  async function* files(): AsyncGenerator<ExportedFile> {
    yield file;
  }
  const password = 'K7Q2M-8XW4T';
  const zip = await buffer(new ZipFormExport().zip(files(), { at: EVENING, password }));
  const index = (await unlockedFiles(zip, password)).get('index.csv');
  expect(index?.toString()).toContain(`Bo Li,Framer,Hill Country Builders,incomplete,,${day},,`);
});

import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { I9Form } from '../../domain/form/i9-form.ts';
import type { I9FormId } from '../../domain/form/i9-record.ts';
import type { ExportedFile } from './form-export.ts';
import { PrintForms, type PrintFormsNeeds } from './print-forms.ts';
import { USUAL_TERMS } from '../../testing/usual-terms.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const EMPLOYER = asId<'user'>('owner');
const EVERYTHING = { from: null, to: null, company: null, copies: false };

function openForm(index: number): I9Form {
  const facts = {
    referralId: newId<'referral'>(),
    jobId: asId<'job'>('job'),
    employerId: EMPLOYER,
    workerName: `Worker ${index}`,
    workerEmail: null,
    jobTitle: 'Framer',
    company: 'Hill Country Builders',
    timeZone: 'America/Chicago',
    startsOn: '2026-11-24',
    usesEverify: false,
    copiesDocuments: false,
    ...USUAL_TERMS,
  };
  return I9Form.open(facts, NOW);
}

/** An employer with this many forms; records which forms are loaded together and which the trail calls exported. */
function employerWith(count: number) {
  const ids = Array.from({ length: count }, () => newId<'i9_form'>());
  // No test loads more of them.
  const forms = ids.slice(0, 1000).map((id, index) => Object.assign(openForm(index), { id }));
  const byId = new Map(forms.map((form) => [form.id, form]));
  const loaded: number[] = [];
  const taken: I9FormId[] = [];
  const needs = {
    unitOfWork: { transaction: <T>(work: () => Promise<T>): Promise<T> => work() },
    forms: {
      findAll: async (asked: readonly I9FormId[]) => {
        loaded.push(asked.length);
        return asked.flatMap((id) => byId.get(id) ?? []).toReversed();
      },
    },
    entries: { of: async () => [] },
    cases: { of: async () => [] },
    reader: {
      toExport: async (_: unknown, __: unknown, limit: number) => ids.slice(0, limit),
      countToExport: async () => ids.length,
    },
    trail: { addExport: async (given: readonly I9FormId[]) => void taken.push(...given) },
    securityLog: { record: async () => undefined },
    inTurn: { begin: () => ({ print: async () => new Uint8Array() }) },
    passwords: { newCode: () => 'a0new0code', of: () => 'a password' },
    exporting: { zip: (files: AsyncIterable<ExportedFile>) => namesOf(files) },
    clock: { now: () => NOW },
  };
  return { printing: new PrintForms(needs as unknown as PrintFormsNeeds), forms, loaded, taken };
}

async function* namesOf(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  for await (const { form } of files) yield Buffer.from(`${form.workerName}\n`);
}

describe('an export for an inspection', () => {
  it('contains every form in order, loads a few at a time, and adds a step to each form’s trail', async () => {
    const { printing, forms, loaded, taken } = employerWith(612);
    const said = await text((await printing.all(EMPLOYER, EVERYTHING)).pieces);
    expect(said).toBe(forms.map(({ workerName }) => `${workerName}\n`).join(''));
    expect(Math.max(...loaded)).toBe(25);
    expect(taken).toEqual(forms.map(({ id }) => id));
  });

  it('an export loads the next forms only after the ones before are sent', async () => {
    const { printing, loaded } = employerWith(60);
    const pieces = (await printing.all(EMPLOYER, EVERYTHING)).pieces[Symbol.asyncIterator]();
    for (let read = 0; read < 25; read += 1) await pieces.next();
    expect(loaded).toEqual([25]);
  });

  it.each([
    [10_000, EVERYTHING, 'at most 10000 forms in one file'],
    [100, { ...EVERYTHING, copies: true }, 'at most 100 forms when copies go along'],
  ])(
    'an export of more than %i is refused before anything is sent, with a way out',
    async (most, query, words) => {
      const { printing, taken } = employerWith(most + 1);
      await expect(printing.all(EMPLOYER, query)).rejects.toMatchObject({
        code: 'eligibility.export_too_long',
        kind: 'rule_broken',
        message: `Choose a shorter time: ${words}`,
        details: { issues: [{ path: 'to' }] },
      });
      expect(taken).toEqual([]);
    },
  );
});

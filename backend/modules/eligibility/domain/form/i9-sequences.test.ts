import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { EverifyCase } from '../everify/everify-case.ts';
import type { I9Form } from './i9-form.ts';
import { daysAfter, retentionDay } from '../due/i9-dates.ts';
import type { Section1, Section2, ShownDocument } from './i9-record.ts';
import { openedForm, OWNER, SECTION2 } from '../../testing/sample-form.ts';
import { SECTION1 } from '../../testing/sample-section1.ts';

const NOON = new Date('2026-11-18T18:00:00Z');
const SIGNED: Section1 = {
  ...SECTION1,
  workUntil: null,
  signedOn: '2026-11-18',
};

const citizenships = fc.constantFrom('citizen', 'national', 'permanent_resident', 'authorized_alien');
const documents = fc
  .record({
    kind: fc.constantFrom('us_passport', 'permanent_resident_card', 'employment_authorization'),
    days: fc.integer({ min: 400, max: 900 }),
    isReceipt: fc.boolean(),
  })
  .map(({ kind, days, isReceipt }): ShownDocument => {
    const expiresOn = daysAfter('2026-11-18', days);
    return { kind, authority: 'An authority', numberLast4: '1234', expiresOn, isReceipt };
  });
const steps = fc.oneof(
  fc.record({ do: fc.constant('section1' as const), citizenship: citizenships, hasSsn: fc.boolean() }),
  fc.record({
    do: fc.constant('section2' as const),
    document: documents,
    offset: fc.integer({ min: 0, max: 5 }),
  }),
  documents.map((document) => ({ do: 'reverify' as const, document })),
  fc.constant({ do: 'rehire' as const }),
  fc.record({ do: fc.constant('end' as const), isUnrelated: fc.boolean() }),
  fc.constant({ do: 'case' as const }),
  fc.record({
    do: fc.constant('leave' as const),
    worked: fc.constantFrom(true, false, null),
    isDaySaid: fc.boolean(),
  }),
  fc.constant({ do: 'stand' as const }),
  fc.constant({ do: 'hold' as const }),
  fc.constant({ do: 'purge' as const }),
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

const section2On = (firstDayOn: string, signedOn: string): Section2 => ({
  ...SECTION2,
  firstDayOn,
  lateReason: 'We were short of hands',
  signedOn,
});

function take(form: I9Form, step: Step, at: Date): void {
  const today = form.today(at);
  switch (step.do) {
    case 'section1': {
      const { citizenship, hasSsn } = step;
      const section = { ...SIGNED, citizenship, ssnLast4: hasSsn ? SIGNED.ssnLast4 : null };
      if (form.section1Status === 'pending') form.signSection1(section, { ip: '203.0.113.9' }, at);
      else form.correctSection1(section, at);
      return;
    }
    case 'section2': {
      const section = section2On(daysAfter('2026-11-18', step.offset), today);
      if (form.section2Status === 'pending') form.signSection2(section, [step.document], OWNER, at);
      else form.correctSection2(section, [step.document], OWNER, at);
      return;
    }
    case 'reverify':
      return form.reverify({ rehiredOn: null, hasNewName: false, documents: [step.document] }, at);
    case 'rehire':
      return form.reverify({ rehiredOn: today, hasNewName: false, documents: [] }, at);
    case 'end':
      return form.end(today, at, step.isUnrelated);
    case 'case': {
      form.assertCase({ createdOn: today, lateReason: 'other' }, at);
      const made = {
        formId: form.id,
        caseNumber: '2026322120000AB',
        createdOn: today,
        lateReason: null,
      } as const;
      return form.recordCase(EverifyCase.open({ ...made, state: 'mismatch' }, at), at);
    }
    case 'leave': {
      const lastDay = step.isDaySaid ? daysAfter(today, -3) : null;
      return void form.endHire({ worked: step.worked, lastDay }, at);
    }
    case 'stand':
      return void form.reopen(at);
    case 'hold':
      return form.hold('A charge was filed', at);
    case 'purge':
      return void form.purge(at);
  }
}

function holds(form: I9Form): void {
  const { section1Data, section2Data, endedOn, due } = form;
  if (form.section2Status === 'complete') expect(form.section1Status).toBe('complete');
  if (form.formStatus === 'purged') {
    expect([section1Data, section2Data, form.section2Documents, form.reverifiedDocument]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    return;
  }
  if (form.formStatus === 'canceled') {
    expect([endedOn, due]).toEqual([null, null]);
    return;
  }
  expect(form.formStatus === 'complete').toBe(form.section2Status === 'complete');
  expect(form.nextDueOn).toBe(due?.on ?? null);
  if (section1Data?.citizenship === 'citizen' || section1Data?.citizenship === 'national')
    expect(form.reverifyOn).toBeNull();
  // The newest document decides when the permission to work is reverified.
  const newest = form.reverifiedDocument;
  if (form.reverifyOn !== null && newest !== null) expect(form.reverifyOn).toBe(newest.reverifyOn);
  // A receipt never ends it.
  if (newest?.isReceipt === true) expect(newest.reverifyOn).not.toBeNull();
  expect(form.isRetentionOnly).toBe(endedOn !== null);
  if (endedOn !== null && form.rehiredOn !== null) expect(endedOn >= form.rehiredOn).toBe(true);
  const hiredOn = section2Data?.firstDayOn ?? form.startsOn ?? form.acceptedOn;
  expect(form.retentionExpiry).toBe(endedOn && retentionDay(hiredOn, endedOn));
  // An unfinished form of a hire that is over waits for nothing, a complete one for its last day.
  if (form.hireEndedOn !== null)
    expect(endedOn !== null || form.due?.kind.startsWith('everify') || form.due?.kind === 'last_day').toBe(
      true,
    );
  if (form.receiptDueOn !== null) expect(form.everifyDueKind).not.toBe('everify_case');
  // A case waits for the number, and is never made without one.
  if (form.everifyDueKind === 'everify_ssn') expect(section1Data?.ssnLast4).toBeNull();
  if (form.everifyDueKind === 'everify_case') expect(section1Data?.ssnLast4 ?? null).not.toBeNull();
  if (!form.usesEverify) expect([form.everifyState, form.everifyDueKind]).toEqual([null, null]);
  if (endedOn !== null) expect(['everify_mismatch', undefined]).toContain(due?.kind);
}

it('a form stays consistent in any sequence of signatures, corrections, reverifications, cases, ends and rehires', () => {
  let taken = 0;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.tuple(fc.nat(40), steps), { maxLength: 25 }),
      (usesEverify, story) => {
        const form = openedForm('2026-11-18', { usesEverify });
        let at = NOON;
        for (const [days, step] of story) {
          at = addDays(at, days);
          const before = { ...form };
          try {
            take(form, step, at);
            taken += 1;
          } catch {
            // Refused: nothing of it is there.
            expect({ ...form }).toEqual(before);
          }
          holds(form);
          if (form.everifyIsUndecided && form.endedOn === null)
            expect(() => form.end(form.today(at), at)).toThrow(
              /E-Verify hasn't decided|from the (first day|rehire)/,
            );
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(300);
});

import { asId } from '#kernel/ids.ts';
import { EverifyCase } from '../domain/everify/everify-case.ts';
import type { I9Form } from '../domain/form/i9-form.ts';
import { at, NOON, openedForm, OWNER, PERMIT, SECTION2, shown } from './sample-form.ts';
import { SECTION1 } from './sample-section1.ts';

/** Forty days after the first day of work. */
export const TODAY = '2026-12-28';
export const NOW = at(TODAY);
const CASE_DAY = '2026-11-19';

const PASSPORT = shown('us_passport', '2040-01-01');
const RECEIPT = shown('employment_authorization', null, true);

type Change = (form: I9Form) => unknown;

function made(isUsingEverify: boolean, ...changes: readonly Change[]): () => I9Form {
  return () => {
    const form = openedForm('2026-11-18', { usesEverify: isUsingEverify });
    for (const change of changes) change(form);
    return form;
  };
}

const sign1: Change = (form) => form.signSection1(SECTION1, { ip: '203.0.113.9' }, NOON);
const sign1WithoutSsn: Change = (form) =>
  form.signSection1({ ...SECTION1, ssnLast4: null }, { ip: '203.0.113.9' }, NOON);
const citizen: Change = (form) =>
  form.signSection1({ ...SECTION1, citizenship: 'citizen', workUntil: null }, { ip: '203.0.113.9' }, NOON);
const sign2 =
  (document = PERMIT, firstDayOn = '2026-11-18'): Change =>
  (form) =>
    form.signSection2({ ...SECTION2, firstDayOn }, [document], OWNER, at('2026-11-18'));
const end =
  (day: string): Change =>
  (form) =>
    form.end(day, NOW, true);
const cancel: Change = (form) => form.endHire({ worked: false, lastDay: null }, at('2026-11-18'));
const leave: Change = (form) => form.endHire({ worked: true, lastDay: null }, NOW);
const hold: Change = (form) => form.hold('A charge was filed', NOW);
const purge: Change = (form) => form.purge(at('2036-01-01'));
const ofCase =
  (name: CaseName): Change =>
  (form) =>
    form.recordCase(caseAt(name), NOW);
const lastYears: Change = (form) => Object.assign(form, { section2CompletedAt: at('2022-11-18') });
const expiredReceipt: Change = (form) => Object.assign(form, { receiptDueOn: '2026-12-01' });
const copying: Change = (form) => Object.assign(form, { copiesDocuments: true });
const rehire: Change = (form) =>
  form.reverify({ rehiredOn: '2027-01-15', hasNewName: false, documents: [] }, NOW);

/** Forms in every state that decides an action, as they are on `TODAY`. */
export const STATES = {
  unsigned: made(false),
  'that waits for section 2': made(false, sign1),
  complete: made(false, sign1, sign2()),
  'with copies of documents': made(false, copying, sign1, sign2()),
  'with copies of documents, unsigned': made(false, copying),
  'of a citizen': made(false, citizen, sign2(PASSPORT)),
  'before the first day of work': made(false, sign1, sign2(PERMIT, '2027-01-11')),
  'with a receipt': made(false, sign1, sign2(RECEIPT)),
  ended: made(false, sign1, sign2(), end('2026-12-18')),
  'ended with an expired receipt': made(false, sign1, sign2(RECEIPT), expiredReceipt, end('2026-12-18')),
  'ended three years after its completion': made(false, sign1, sign2(), lastYears, end('2026-12-18')),
  'that was reused for a rehire to come': made(false, sign1, sign2(), end('2026-12-18'), rehire),
  'of a hire that is over': made(false, sign1, sign2(), leave),
  'retained unfinished': made(false, leave),
  canceled: made(false, sign1, sign2(), cancel),
  'canceled unsigned': made(false, cancel),
  'held after its cancellation': made(false, cancel, hold),
  held: made(false, sign1, sign2(), hold),
  purged: made(false, sign1, sign2(), end('2026-12-18'), purge),
  'in E-Verify, unsigned': made(true),
  'in E-Verify that waits for section 2': made(true, sign1),
  'in E-Verify without a case': made(true, sign1, sign2()),
  'in E-Verify with a receipt': made(true, sign1, sign2(RECEIPT)),
  'in E-Verify without a Social Security number': made(true, sign1WithoutSsn, sign2()),
  'in E-Verify with an open case': made(true, sign1, sign2(), ofCase('with a mismatch')),
  'in E-Verify with a closed case': made(true, sign1, sign2(), ofCase('closed')),
  'in E-Verify, ended without a case': made(true, sign1, sign2(), end('2026-12-18')),
  'in E-Verify, ended with an open case': made(
    true,
    sign1,
    sign2(),
    ofCase('with a mismatch'),
    end('2026-12-18'),
  ),
  'in E-Verify, canceled with an open case': made(true, sign1, sign2(), ofCase('with a mismatch'), cancel),
} as const;
export type StateName = keyof typeof STATES;

type Step = (one: EverifyCase) => void;
const notify: Step = (one) => one.notify(CASE_DAY, NOW);
const decide =
  (decision: 'take_action' | 'no_action'): Step =>
  (one) =>
    one.decide({ decision, on: CASE_DAY, by: 'worker', signature: 'Bo Li' }, NOW);
const become =
  (state: EverifyCase['state']): Step =>
  (one) =>
    one.move(state, CASE_DAY, NOW);
const referred = [notify, decide('take_action'), become('referred')] as const;
const told = (one: EverifyCase): void => one.notify(TODAY, NOW);

type CaseOf = readonly [EverifyCase['state'], readonly Step[], createdOn?: string];

/** Cases in every state, as they are on `TODAY`. */
export const CASES = {
  'with a mismatch': ['mismatch', []],
  'with a mismatch that the worker knows': ['mismatch', [told], '2026-12-22'],
  'with a mismatch, and without an answer for ten days': ['mismatch', [notify]],
  'whose worker takes action': ['mismatch', [notify, decide('take_action')]],
  'whose worker takes no action': ['mismatch', [notify, decide('no_action')]],
  'that needs more time': ['more_time', []],
  authorized: ['authorized', []],
  'to be resubmitted': ['resubmit', []],
  referred: ['mismatch', referred],
  'in continuance': ['mismatch', [...referred, become('continuance')]],
  'with a final nonconfirmation': ['mismatch', [...referred, become('final_nonconfirmation')]],
  'of a no-show': ['mismatch', [...referred, become('no_show')]],
  'with a second mismatch': ['mismatch', [...referred, become('mismatch')]],
  closed: ['authorized', [(one: EverifyCase) => one.close('works_on_authorized', CASE_DAY, NOW)]],
} as const satisfies Readonly<Record<string, CaseOf>>;
type CaseName = keyof typeof CASES;

export function caseAt(name: CaseName): EverifyCase {
  const [state, steps, createdOn = CASE_DAY]: CaseOf = CASES[name];
  const formId = asId<'i9_form'>('form');
  const facts = { formId, caseNumber: '2026322120000AB', createdOn, state, lateReason: null };
  const one = EverifyCase.open(facts, NOON);
  for (const step of steps) step(one);
  return one;
}

import { DomainError } from '#kernel/domain-error.ts';
import { EVERIFY_CLOSINGS, EVERIFY_STATES } from '../contract/vocabulary/everify/everify.ts';
import type {
  I9CaseAction,
  I9EmployerAction,
  I9WorkerAction,
} from '../contract/vocabulary/actions/i9-actions.ts';
import { throwRefusal } from '../domain/actions/refusal.ts';
import { noCase, refusalOfLink } from '../domain/actions/worker-actions.ts';
import type { EverifyCase } from '../domain/everify/everify-case.ts';
import { daysAfter } from '../domain/due/i9-dates.ts';
import type { I9Form } from '../domain/form/i9-form.ts';
import type { I9LinkKind } from '../domain/links/i9-link.ts';
import { NOW, TODAY } from './form-states.ts';
import { OWNER, PERMIT, SECTION2, shown } from './sample-form.ts';
import { SECTION1 } from './sample-section1.ts';

/** False if the domain refuses it; any other error is a mistake of the test. */
export function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const SECTION2_LATE = { ...SECTION2, lateReason: 'Snow' };
const NEW_NAME = { rehiredOn: null, hasNewName: true, documents: [] } as const;
const CARD = shown('ssn_card', null);

/** Commands with a content that is right in any state that allows them at all. */
const BY_EMPLOYER: Readonly<Record<I9EmployerAction, (form: I9Form) => unknown>> = {
  send_link: (form) => form.assertMay('send_link', NOW),
  sign_section2: (form) => form.signSection2(SECTION2_LATE, [PERMIT], OWNER, NOW),
  correct_section2: (form) => {
    const { firstDayOn = '' } = form.section2Data ?? {};
    const documents = form.section2Documents ?? [];
    return form.correctSection2({ ...SECTION2_LATE, firstDayOn }, documents, OWNER, NOW);
  },
  add_copy: (form) => form.assertMay('add_copy', NOW),
  sign_supplement: (form) => form.reverify(NEW_NAME, NOW),
  reverify: (form) => form.reverify({ ...NEW_NAME, hasNewName: false, documents: [CARD] }, NOW),
  rehire: (form) => {
    const rehiredOn = daysAfter(form.endedOn ?? TODAY, 1);
    form.reverify({ rehiredOn, hasNewName: false, documents: form.reverifyOn === null ? [] : [CARD] }, NOW);
  },
  make_case: (form) => form.assertCase({ createdOn: TODAY, lateReason: 'other' }, NOW),
  end: (form) => form.end(TODAY, NOW, true),
  hold: (form) => form.hold('A charge was filed', NOW),
  release: (form) => form.release(NOW),
  print: (form) => form.assertMay('print', NOW),
};

export function attemptByEmployer(action: I9EmployerAction, form: I9Form): void {
  BY_EMPLOYER[action](form);
}

export function attemptByWorker(action: I9WorkerAction, form: I9Form, openCase: EverifyCase | null): void {
  if (action === 'sign_section1') return form.signSection1(SECTION1, { ip: '203.0.113.9' }, NOW);
  if (action === 'correct_section1') return form.correctSection1(SECTION1, NOW);
  if (action === 'add_helper') return form.assertSection1Signed();
  if (action === 'print') return form.assertMay('print', NOW);
  form.assertLives();
  if (openCase === null) throw noCase();
  openCase.decide({ decision: 'take_action', on: TODAY, by: 'worker', signature: 'Bo Li' }, NOW);
}

export function attemptByLink(
  action: I9WorkerAction,
  form: I9Form,
  openCase: EverifyCase | null,
  link: { readonly kind: I9LinkKind; readonly isOpen: boolean },
): void {
  throwRefusal(refusalOfLink(action, link));
  if (action === 'print') return form.assertSection1Signed();
  attemptByWorker(action, form, openCase);
}

/** The values with which a step of a case succeeds. */
export function attemptStep(step: I9CaseAction, fresh: () => EverifyCase): readonly string[] {
  if (step === 'result')
    return EVERIFY_STATES.filter((state) => isDone(() => fresh().move(state, TODAY, NOW)));
  if (step === 'close')
    return EVERIFY_CLOSINGS.filter((closing) => isDone(() => fresh().close(closing, TODAY, NOW)));
  if (step === 'notice') return isDone(() => fresh().notify(TODAY, NOW)) ? ['notice'] : [];
  const decision = { decision: 'no_action', on: TODAY, by: 'employer', signature: 'Bo Li' } as const;
  return isDone(() => fresh().decide(decision, NOW)) ? ['decision'] : [];
}

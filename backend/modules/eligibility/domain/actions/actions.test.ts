import { describe, expect, it } from 'vitest';
import {
  I9_CASE_ACTIONS,
  I9_EMPLOYER_ACTIONS,
  I9_WORKER_ACTIONS,
} from '../../contract/vocabulary/actions/i9-actions.ts';
import { EVERIFY_CLOSINGS, EVERIFY_STATES } from '../../contract/vocabulary/everify/everify.ts';
import { I9_FORM_STATUSES } from '../../contract/vocabulary/form/i9-statuses.ts';
import { caseAt, CASES, NOW, STATES, TODAY, type StateName } from '../../testing/form-states.ts';
import {
  attemptByEmployer,
  attemptByLink,
  attemptByWorker,
  attemptStep,
  isDone,
} from '../../testing/attempts.ts';
import { mustConfirmUnrelated } from '../retention/end-of-hire.ts';
import { caseActions, employerActions, rowActions } from './employer-actions.ts';
import { refusalOfFinish, reviewActions } from './review-actions.ts';
import { linkActions, ownRowActions, workerActions } from './worker-actions.ts';

const NAMES = Object.keys(STATES) as StateName[];
const OF_CASES = Object.keys(CASES) as (keyof typeof CASES)[];
const OPEN_CASES = [() => null, ...OF_CASES.map((name) => () => caseAt(name))];

describe('the actions of a form', () => {
  it.each(NAMES)(
    'the employer’s commands on a form %s succeed exactly if they are among its actions',
    (name) => {
      const possible = I9_EMPLOYER_ACTIONS.filter((action) =>
        isDone(() => attemptByEmployer(action, STATES[name]())),
      );
      expect(employerActions(STATES[name](), TODAY)).toEqual(possible);
      expect(rowActions(STATES[name]())).toEqual(possible.filter((action) => action === 'send_link'));
    },
  );

  it.each(NAMES)(
    'the worker’s commands on a form %s succeed exactly if they are among its actions',
    (name) => {
      const form = STATES[name]();
      for (const openCase of OPEN_CASES) {
        const possible = I9_WORKER_ACTIONS.filter((action) =>
          isDone(() => attemptByWorker(action, STATES[name](), openCase())),
        );
        const { formStatus, section1Status } = form;
        expect(workerActions({ formStatus, section1Status, openCase: openCase() })).toEqual(possible);
        expect(ownRowActions(form)).toEqual(possible.filter((action) => action === 'sign_section1'));
      }
    },
  );

  it.each(
    NAMES.flatMap((name) =>
      (['sent', 'copied'] as const).flatMap((kind) =>
        [true, false].map((isOpen) => [name, kind, isOpen ? 'open' : 'expired', isOpen] as const),
      ),
    ),
  )(
    'the commands on a form %s by a %s link that is %s succeed exactly if they are among its actions',
    (name, kind, _is, isOpen) => {
      const form = STATES[name]();
      const { formStatus, section1Status } = form;
      for (const openCase of OPEN_CASES) {
        const possible = I9_WORKER_ACTIONS.filter((action) =>
          isDone(() => attemptByLink(action, STATES[name](), openCase(), { kind, isOpen })),
        );
        expect(linkActions({ formStatus, section1Status, openCase: openCase() }, { kind, isOpen })).toEqual(
          possible,
        );
      }
    },
  );

  it.each(NAMES)('the end of a form %s requires a confirmation exactly if its answer says so', (name) => {
    const end = (isUnrelated: boolean) => isDone(() => STATES[name]().end(TODAY, NOW, isUnrelated));
    expect(end(true) && mustConfirmUnrelated(STATES[name]())).toBe(end(true) && !end(false));
  });

  it('the table has a form whose end requires a confirmation', () => {
    expect(mustConfirmUnrelated(STATES['in E-Verify with an open case']())).toBe(true);
  });

  it('the table has every status of a form, and every action is possible in one state and refused in another', () => {
    expect(new Set(NAMES.map((name) => STATES[name]().formStatus))).toEqual(new Set(I9_FORM_STATUSES));
    const lists = NAMES.map((name) => employerActions(STATES[name](), TODAY));
    for (const action of I9_EMPLOYER_ACTIONS) {
      expect([action, lists.some((list) => list.includes(action))]).toEqual([action, true]);
      expect([action, lists.every((list) => list.includes(action))]).toEqual([action, false]);
    }
  });
});

describe('the steps of an E-Verify case', () => {
  it.each(OF_CASES)('the steps of a case %s succeed exactly if they are among its actions', (name) => {
    const form = STATES.complete();
    const { actions, results, closings } = caseActions(form, caseAt(name), TODAY);
    const possible = I9_CASE_ACTIONS.filter((step) => attemptStep(step, () => caseAt(name)).length > 0);
    expect(actions).toEqual(possible);
    expect(new Set<string>(results)).toEqual(new Set(attemptStep('result', () => caseAt(name))));
    expect(new Set<string>(closings)).toEqual(new Set(attemptStep('close', () => caseAt(name))));
    for (const over of [STATES.canceled(), STATES.purged()])
      expect(caseActions(over, caseAt(name), TODAY)).toEqual({ actions: [], results: [], closings: [] });
  });

  it('the table has every state, and every statement closes a case in one of them', () => {
    expect(new Set(OF_CASES.map((name) => caseAt(name).state))).toEqual(new Set(EVERIFY_STATES));
    const closings = OF_CASES.flatMap((name) => caseActions(STATES.complete(), caseAt(name), TODAY).closings);
    expect(new Set(closings)).toEqual(new Set(EVERIFY_CLOSINGS));
  });
});

it.each([...I9_FORM_STATUSES, null])(
  'a review of a form that is %s is finished exactly if it says so',
  (formStatus) => {
    const form = formStatus && { formStatus };
    expect(reviewActions(form)).toEqual(formStatus === 'complete' ? ['finish'] : []);
    expect(refusalOfFinish(form) === null).toBe(formStatus === 'complete');
  },
);

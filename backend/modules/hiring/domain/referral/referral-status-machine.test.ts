import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { ReferralStatusMachine } from './referral-status-machine.ts';
import { QUICK_ACTIONS } from '../../contract/vocabulary/quick-action.ts';
import { REFERRAL_STATUSES, type ReferralStatus } from '../../contract/vocabulary/referral-status.ts';

/** One row a state, one column an action; "direct" is the hire without an offer letter. */
const TABLE = `
  from \\ to   | submitted | contacted | interviewing | offer_sent | offer_signed | hired  | completed | rejected
  submitted    | no        | yes       | no           | no         | no           | no     | no        | yes
  contacted    | no        | no        | yes          | no         | no           | no     | no        | yes
  interviewing | no        | no        | no           | yes        | no           | direct | no        | yes
  offer_sent   | no        | no        | no           | no         | yes          | no     | no        | yes
  offer_signed | no        | no        | no           | no         | no           | yes    | no        | yes
  hired        | no        | no        | no           | no         | no           | no     | yes       | yes
  completed    | no        | no        | no           | no         | no           | no     | no        | no
  rejected     | no        | no        | no           | no         | no           | no     | no        | no
`;

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const pairs = rows.flatMap(([from = '', ...cells]) =>
  cells.map((cell, column) => ({ from, to: head[column + 1] ?? '', cell })),
);

describe('the status table', () => {
  it('the table lists every state and every action', () => {
    expect(pairs).toHaveLength(REFERRAL_STATUSES.length ** 2);
  });

  it.each(pairs)('$from → $to: $cell', ({ from, to, cell }) => {
    const [start, end] = [ReferralStatusMachine.canonical(from), ReferralStatusMachine.canonical(to)];
    if (!start || !end) throw new Error('the table names an unknown state');
    expect(ReferralStatusMachine.allows(start, end)).toBe(cell !== 'no');
    const offered = ReferralStatusMachine.nextActions(start, { digitalOfferAwaiting: false });
    expect(offered.some(({ status }) => status === end)).toBe(cell === 'yes');
  });

  it('each action has the employer’s label', () => {
    expect(ReferralStatusMachine.nextActions('contacted', { digitalOfferAwaiting: false })).toEqual([
      { status: 'interviewing', label: 'Schedule Interview' },
      { status: 'rejected', label: 'Not Selected' },
    ]);
  });

  it('the only action is a rejection while a digital letter awaits its answer', () => {
    const offered = ReferralStatusMachine.nextActions('offer_sent', { digitalOfferAwaiting: true });
    expect(offered.map(({ status }) => status)).toEqual(['rejected']);
  });
});

describe('the quick actions', () => {
  const isPlanned = (from: ReferralStatus, action: string): boolean => {
    try {
      return ReferralStatusMachine.plan(from, action, null).steps.length > 0;
    } catch {
      return false;
    }
  };

  it.each(REFERRAL_STATUSES)('from %s, the quick actions are those that the status call takes', (from) => {
    const taken = QUICK_ACTIONS.filter((action) => isPlanned(from, action));
    expect(ReferralStatusMachine.quickActions(from)).toEqual(taken);
  });

  it('a new referral is passed or interviewed, and one at the interview is passed or hired', () => {
    expect(ReferralStatusMachine.quickActions('submitted')).toEqual(['pass', 'interview_scheduled']);
    expect(ReferralStatusMachine.quickActions('interviewing')).toEqual(['pass', 'hired']);
    expect(ReferralStatusMachine.quickActions('completed')).toEqual([]);
  });
});

describe('the step that comes next', () => {
  it('the employer acts next on the way to a finished hire', () => {
    const steps = REFERRAL_STATUSES.map((status) => [
      status,
      ReferralStatusMachine.nextStep(status, { digitalOfferAwaiting: false }),
    ]);
    expect(Object.fromEntries(steps)).toEqual({
      submitted: { status: 'contacted', actor: 'employer' },
      contacted: { status: 'interviewing', actor: 'employer' },
      interviewing: { status: 'offer_sent', actor: 'employer' },
      offer_sent: { status: 'offer_signed', actor: 'employer' },
      offer_signed: { status: 'hired', actor: 'employer' },
      hired: { status: 'completed', actor: 'employer' },
      completed: null,
      rejected: null,
    });
  });

  it('the worker acts next while a letter awaits an answer', () => {
    expect(ReferralStatusMachine.nextStep('offer_sent', { digitalOfferAwaiting: true })).toEqual({
      status: 'offer_signed',
      actor: 'worker',
    });
  });
});

describe('the requests of an employer by name', () => {
  it.each([
    ['submitted', 'reviewing', ['contacted']],
    ['submitted', 'interview_scheduled', ['contacted', 'interviewing']],
    ['submitted', 'interview', ['contacted', 'interviewing']],
    ['contacted', 'interview_scheduled', ['interviewing']],
    ['contacted', 'interviewing', ['interviewing']],
    ['interviewing', 'hired', ['hired']],
    ['submitted', 'pass', ['rejected']],
  ] as const)('from %s, "%s" goes through %j', (from, requested, steps) => {
    expect(ReferralStatusMachine.plan(from, requested, null).steps).toEqual(steps);
  });

  it('interviewing by its own name is refused from submitted, and so is any state to itself', () => {
    expect(() => ReferralStatusMachine.plan('submitted', 'interviewing', null)).toThrow(
      expect.objectContaining({ code: 'hiring.illegal_transition', kind: 'rule_broken' }),
    );
    const any = fc.constantFrom<ReferralStatus>(...REFERRAL_STATUSES);
    fc.assert(fc.property(any, (status) => !ReferralStatusMachine.allows(status, status)));
  });

  it('a rejection and a paper signature require a note, and a pass writes its own', () => {
    const noteMissing = expect.objectContaining({ code: 'hiring.note_required', kind: 'invalid' });
    expect(() => ReferralStatusMachine.plan('contacted', 'rejected', '  ')).toThrow(noteMissing);
    expect(() => ReferralStatusMachine.plan('offer_sent', 'offer_signed', null)).toThrow(noteMissing);
    expect(ReferralStatusMachine.plan('submitted', 'pass', null).note).toBe('Passed');
  });

  it('other names are unknown', () => {
    expect(() => ReferralStatusMachine.plan('submitted', 'promoted', null)).toThrow(
      expect.objectContaining({ code: 'hiring.unknown_status' }),
    );
  });
});

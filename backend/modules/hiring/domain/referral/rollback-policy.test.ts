import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { RollbackPolicy, type LastChange } from './rollback-policy.ts';

const changed = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const after = (ms: number) => new Date(changed.getTime() + ms);
const undoable: LastChange = {
  status: 'contacted',
  previousStatus: 'submitted',
  statusChangedAt: changed,
  canRollback: true,
  signedDigitally: false,
  paidOut: false,
};

describe('undoing the last change', () => {
  it('undoing is allowed at 23:59:59.999 after the change and refused at 24:00:00', () => {
    expect(RollbackPolicy.judge(undoable, after(DAY_MS - 1))).toMatchObject({ allowed: true, reason: null });
    expect(RollbackPolicy.judge(undoable, after(DAY_MS))).toMatchObject({
      allowed: false,
      reason: 'Rollback time limit exceeded (24 hours)',
    });
  });

  it('undoing is allowed exactly while less than 24 hours have passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * DAY_MS }), (ms) => {
        expect(RollbackPolicy.judge(undoable, after(ms)).allowed).toBe(ms < DAY_MS);
      }),
    );
  });

  const everything: LastChange = {
    status: 'offer_signed',
    previousStatus: null,
    statusChangedAt: null,
    canRollback: true,
    signedDigitally: true,
    paidOut: true,
  };

  it.each([
    ['nothing to return to', {}, 'No previous status to return to'],
    [
      'the change was undone already',
      { previousStatus: 'offer_sent', canRollback: false },
      'No previous status to return to',
    ],
    ['nobody knows when', { previousStatus: 'offer_sent' }, 'Unable to determine when the status changed'],
    [
      'too late',
      { previousStatus: 'offer_sent', statusChangedAt: changed },
      'Rollback time limit exceeded (24 hours)',
    ],
    [
      'signed by the worker',
      { previousStatus: 'offer_sent', statusChangedAt: after(DAY_MS) },
      'A signed offer cannot be undone',
    ],
    [
      'signed on paper, but paid out',
      { previousStatus: 'offer_sent', statusChangedAt: after(DAY_MS), signedDigitally: false },
      'A bonus has already been paid out',
    ],
  ] as const)('the policy returns the first reason that applies: %s', (_name, change, reason) => {
    const verdict = RollbackPolicy.judge({ ...everything, ...change }, after(DAY_MS));
    expect(verdict).toMatchObject({ allowed: false, reason });
  });

  it('undoing returns to the interview if the letter has ended with the undone step', () => {
    const returnsTo = (change: Partial<LastChange>) =>
      RollbackPolicy.judge({ ...undoable, ...change }, after(1)).previousStatus;
    expect(returnsTo({ status: 'rejected', previousStatus: 'offer_sent' })).toBe('interviewing');
    expect(returnsTo({ status: 'rejected', previousStatus: 'offer_signed' })).toBe('interviewing');
    expect(returnsTo({ status: 'offer_signed', previousStatus: 'offer_sent' })).toBe('interviewing');
  });

  it('the policy returns the deadline', () => {
    expect(RollbackPolicy.judge(undoable, changed).expiresAt).toEqual(after(DAY_MS));
  });
});

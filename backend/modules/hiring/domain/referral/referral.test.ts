import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { REFERRAL_STATUSES } from '../../contract/vocabulary/referral-status.ts';
import { Referral, type ActionContext } from './referral.ts';
import { statusChangesIn } from './status-change.ts';
import type { ReferralSubmission } from './referral-submission.ts';
import { job, submission } from '../../testing/sample-submission.ts';

const t0 = new Date('2026-03-02T09:00:00.000Z');
const hours = (n: number) => new Date(t0.getTime() + n * 3_600_000);
const employer = (n = 1): ActionContext => ({ at: hours(n), by: 'employer' });
const submitted = (change: Partial<ReferralSubmission> = {}) =>
  Referral.submit({ ...submission, ...change }, job, t0);
const unpaid = { paidOut: false };
const noLetter = { digitalOfferAwaiting: false };
const eventsOf = (referral: Referral) => referral.pullEvents().map(({ name }) => name);
const error = (code: string, kind?: string) => expect.objectContaining(kind ? { code, kind } : { code });

describe('submitting a referral', () => {
  it('closed jobs, own jobs and own phones are refused', () => {
    const closed = { ...job, isActive: false };
    expect(() => Referral.submit(submission, closed, t0)).toThrow(error('hiring.job_closed', 'rule_broken'));
    expect(() => submitted({ referrerId: job.employerId })).toThrow(error('hiring.own_job', 'forbidden'));
    for (const workerPhone of ['+15125550001', '+15125550002']) {
      expect(() => submitted({ workerPhone })).toThrow(error('hiring.self_referral', 'rule_broken'));
    }
  });

  it('an applicant who came through their own link has no referrer', () => {
    const apply = { source: 'quick_apply', workerId: asId<'user'>('referrer') } as const;
    expect(submitted(apply)).toMatchObject({ referrerId: null, verificationStatus: 'verified' });
  });

  it('a new referral stores the promised bonus and terms', () => {
    expect(submitted()).toMatchObject({
      bonusCents: 500_00,
      payoutSchedule: submission.payoutSchedule,
      version: 1,
    });
  });
});

describe('the way to the hire', () => {
  it('each step of the quick screen writes a line of history', () => {
    const referral = submitted();
    referral.changeStatus('interview_scheduled', null, employer());
    const lines = statusChangesIn(referral.pullEvents());
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [null, 'submitted'],
      ['submitted', 'contacted'],
      ['contacted', 'interviewing'],
    ]);
  });

  it('a repeated hire has no effect', () => {
    const referral = submitted();
    referral.changeStatus('interview', null, employer());
    referral.pullEvents();
    expect([referral.hire(employer(50)), referral.hire(employer(51))]).toEqual([true, false]);
    expect(referral.timeToHire).toBe(2);
    expect(eventsOf(referral)).toEqual(['hiring.referral_status_changed', 'hiring.referral_hired']);
    for (const hour of [52, 53]) referral.complete(employer(hour));
    expect(eventsOf(referral)).toEqual(['hiring.referral_status_changed', 'hiring.referral_completed']);
  });

  it('changeStatus refuses a hire, which has its own method', () => {
    const referral = submitted();
    referral.changeStatus('interview', null, employer());
    expect(() => referral.changeStatus('hired', null, employer())).toThrow(
      error('hiring.illegal_transition'),
    );
  });

  it('a paper signature is refused while a digital letter awaits its answer', () => {
    const referral = submitted();
    referral.changeStatus('interview', null, employer());
    referral.markOfferSent(employer());
    const awaiting = { digitalOfferAwaiting: true };
    expect(() => referral.recordPaperSignature('on paper', awaiting, employer())).toThrow(
      error('hiring.offer_awaiting_answer', 'conflict'),
    );
    referral.pullEvents();
    referral.recordPaperSignature('on paper', noLetter, employer());
    expect(referral.pullEvents()).toHaveLength(1);
  });

  it('a declined letter returns the referral to interviewing, which cannot be undone', () => {
    const referral = submitted();
    referral.changeStatus('interview', null, employer());
    referral.markOfferSent(employer());
    referral.returnToInterviewing('offer_declined', { at: hours(2), by: null });
    expect(referral.status).toBe('interviewing');
    expect(referral.rollbackVerdict(hours(3), unpaid).reason).toBe('No previous status to return to');
  });
});

describe('undoing', () => {
  it('undoing restores status and notes once', () => {
    const referral = submitted();
    referral.changeStatus('contacted', 'called, will call back', employer(1));
    referral.reject('wrong trade', 'experience', employer(2));
    expect(referral.rollBack(employer(3), unpaid)).toMatchObject({
      undone: 'rejected',
      restored: 'contacted',
    });
    expect(referral).toMatchObject({
      notes: 'called, will call back',
      rejectionReason: null,
      statusChangedAt: hours(1),
    });
    expect(() => referral.rollBack(employer(3), unpaid)).toThrow('No previous status to return to');
  });

  it('undoing reverses a hire, but never a digital signature', () => {
    const referral = submitted();
    referral.changeStatus('interview', null, employer());
    referral.markOfferSent(employer());
    referral.markOfferSigned({ at: hours(2), by: null });
    expect(() => referral.rollBack(employer(3), unpaid)).toThrow('A signed offer cannot be undone');
    referral.hire(employer(3));
    referral.recordBonusPayment('paid', hours(3), null);
    referral.rollBack(employer(4), unpaid);
    expect(referral).toMatchObject({
      status: 'offer_signed',
      hiredAt: null,
      bonusPaidAt: null,
      timeToHire: null,
    });
  });

  it('a change is never undone twice without another change between', () => {
    const step = fc.constantFrom(
      'reviewing',
      'interview',
      'offer',
      'paper',
      'hire',
      'complete',
      'reject',
      'undo',
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const referral = submitted();
        let last = '';
        for (const name of steps) {
          if (!tries(referral, name)) continue;
          expect([last, name]).not.toEqual(['undo', 'undo']);
          last = name;
        }
      }),
    );
  });
});

/** Whether the step was possible. */
function tries(referral: Referral, step: string): boolean {
  const steps: Record<string, () => unknown> = {
    reviewing: () => referral.changeStatus('reviewing', null, employer()),
    interview: () => referral.changeStatus('interview', null, employer()),
    offer: () => referral.markOfferSent(employer()),
    paper: () => referral.recordPaperSignature('paper', noLetter, employer()),
    hire: () => referral.hire(employer()),
    complete: () => referral.complete(employer()),
    reject: () => referral.reject('no', null, employer()),
    undo: () => referral.rollBack(employer(), unpaid),
  };
  try {
    referral.pullEvents();
    steps[step]?.();
    return referral.pullEvents().length > 0;
  } catch (refusal) {
    if (refusal instanceof DomainError) return false;
    throw refusal;
  }
}

describe('confirmation by the worker', () => {
  it('a code verifies within ten minutes and not at ten', () => {
    const late = submitted();
    late.issueCode('hash', t0);
    expect(late.tryCode(true, new Date(t0.getTime() + 600_000))).toBe('expired');
    const inTime = submitted();
    inTime.issueCode('hash', t0);
    expect(inTime.tryCode(true, new Date(t0.getTime() + 599_999))).toBe('verified');
    expect(() => inTime.tryCode(true, t0)).toThrow(error('hiring.already_confirmed', 'conflict'));
  });

  it('a code allows five tries: the sixth is refused even when right', () => {
    const referral = submitted();
    referral.issueCode('hash', t0);
    for (let n = 0; n < 5; n += 1) expect(referral.tryCode(false, t0)).toBe('wrong_code');
    expect(referral.tryCode(true, t0)).toBe('too_many_tries');
  });

  it('a referral sends three codes an hour', () => {
    const referral = submitted();
    for (let n = 0; n < 3; n += 1) referral.issueCode('hash', t0);
    expect(() => referral.issueCode('hash', hours(0.5))).toThrow(error('hiring.too_many_codes'));
    expect(() => referral.issueCode('hash', hours(1))).not.toThrow();
  });

  it('a referral sends twelve codes a day', () => {
    const referral = submitted();
    for (let sent = 0; sent < 12; sent += 1) referral.issueCode('hash', hours(sent));
    expect(() => referral.issueCode('hash', hours(12))).toThrow(
      expect.objectContaining({ code: 'hiring.too_many_codes', details: { retryAfterSeconds: 12 * 3600 } }),
    );
    expect(() => referral.issueCode('hash', hours(24))).not.toThrow();
    expect(() => referral.issueCode('hash', hours(24.5))).toThrow(error('hiring.too_many_codes'));
    expect(referral.verificationSentAt).toHaveLength(12);
  });

  it('confirmation ends with the worker’s answer', () => {
    const referral = submitted();
    referral.declineByWorker(hours(1));
    expect(() => referral.confirmByWorker(hours(2))).toThrow(error('hiring.declined_by_worker'));
    referral.pullEvents();
    referral.expireConfirmation(hours(3));
    expect(referral.pullEvents()).toEqual([]);
    expect(referral.verificationStatus).toBe('declined');
  });

  it('a no ends the referral from every status but the last two, and cannot be undone', () => {
    for (const before of REFERRAL_STATUSES) {
      const referral = Object.assign(submitted(), { status: before, previousStatus: 'submitted' });
      referral.pullEvents();
      if (before === 'rejected') continue;
      expect(referral.declineByWorker(hours(1))).toBe(before !== 'completed');
      const names = referral.pullEvents().map(({ name }) => name);
      if (before === 'completed') {
        expect([names, referral.status]).toEqual([['hiring.referral_declined_by_worker'], 'completed']);
        continue;
      }
      expect(names).toEqual([
        'hiring.referral_declined_by_worker',
        'hiring.referral_status_changed',
        'hiring.referral_rejected',
      ]);
      expect(referral).toMatchObject({ status: 'rejected', rejectionReason: 'worker_declined' });
      expect(referral.rollbackVerdict(hours(1), unpaid)).toMatchObject({
        allowed: false,
        reason: 'No previous status to return to',
      });
      expect(() => referral.rollBack(employer(1), unpaid)).toThrow(error('hiring.rollback_refused'));
    }
  });

  it('confirmation is impossible once the referral is rejected, until that is undone', () => {
    const rejected = submitted();
    rejected.issueCode('hash', t0);
    rejected.reject('no', null, employer(0.1));
    const over = error('hiring.referral_over', 'rule_broken');
    expect(() => rejected.issueCode('hash', hours(0.1))).toThrow(over);
    expect(() => rejected.tryCode(true, hours(0.1))).toThrow(over);
    expect(() => rejected.confirmByWorker(hours(0.1))).toThrow(over);
    expect(() => rejected.declineByWorker(hours(0.1))).toThrow(over);
    expect(rejected).toMatchObject({ isOverUnanswered: true, verificationStatus: 'pending' });
    rejected.rollBack(employer(0.1), unpaid);
    expect(rejected.tryCode(true, hours(0.1))).toBe('verified');
    rejected.reject('no', null, employer(0.1));
    expect(rejected.isOverUnanswered).toBe(false);
  });

  it('confirmation is still possible when the work is completed, because its bonus waits for that', () => {
    const completed = submitted();
    completed.changeStatus('interview', null, employer(0.1));
    completed.hire(employer(0.1));
    completed.complete(employer(0.1));
    completed.issueCode('hash', hours(0.1));
    expect(completed.tryCode(true, hours(0.1))).toBe('verified');
    expect(completed.isOverUnanswered).toBe(false);
  });
});

describe('claiming a referral for an account', () => {
  const worker = asId<'user'>('worker');
  const code = (run: () => unknown): string | null => {
    try {
      run();
      return null;
    } catch (refusal) {
      return refusal instanceof DomainError ? refusal.code : String(refusal);
    }
  };

  it('one worker can claim a confirmed referral, and the other side cannot', () => {
    const referral = submitted();
    expect(code(() => referral.claimBy(worker, t0))).toBe('hiring.not_confirmed');
    referral.confirmByWorker(t0);
    expect(code(() => referral.claimBy(asId<'user'>('referrer'), t0))).toBe('hiring.not_the_worker');
    expect(code(() => referral.claimBy(asId<'user'>('employer'), t0))).toBe('hiring.not_the_worker');
    referral.claimBy(worker, hours(1));
    referral.claimBy(worker, hours(2));
    expect(referral).toMatchObject({ workerId: worker, updatedAt: hours(1) });
    expect(code(() => referral.claimBy(asId<'user'>('another'), t0))).toBe('hiring.claimed_already');
  });
});

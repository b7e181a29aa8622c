import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { BackgroundCheck } from './background-check.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const FINDINGS = [{ screening: 'Identity', result: 'clear', note: null }] as const;

const ORDER = {
  provider: 'agency',
  externalId: 'candidate_1',
  candidateUrl: 'https://agency.example/1',
  appointment: null,
};

function requested(): BackgroundCheck {
  const terms = { referralId: newId<'referral'>(), jobId: newId<'job'>(), employerId: newId<'user'>() };
  return BackgroundCheck.request({ ...terms, packageType: 'basic' }, AT);
}

const STEPS = {
  pay: (check: BackgroundCheck) => check.markPaid('standard', AT),
  authorize: (check: BackgroundCheck) => check.authorize(AT),
  decline: (check: BackgroundCheck) => check.decline(AT),
  askAgain: (check: BackgroundCheck) => check.askAgain(AT),
  order: (check: BackgroundCheck) => check.markOrdered(ORDER, AT, AT),
  look: (check: BackgroundCheck) => check.lookAgain(AT),
  filledIn: (check: BackgroundCheck) => check.lookAgain(AT, null),
  clear: (check: BackgroundCheck) => check.complete('clear', FINDINGS, AT),
  concerns: (check: BackgroundCheck) => check.complete('concerns', FINDINGS, AT),
  cancel: (check: BackgroundCheck) => check.cancel(AT),
  change: (check: BackgroundCheck) => check.changePackage('comprehensive', AT),
} as const;
type Step = keyof typeof STEPS;

function take(check: BackgroundCheck, step: Step): void {
  try {
    STEPS[step](check);
  } catch (error) {
    expect(error).toHaveProperty('code');
  }
}

describe('a background check', () => {
  it.each([
    [['pay', 'authorize'], 'authorized', true],
    [['authorize', 'pay'], 'authorized', true],
    [['authorize'], 'authorized', false],
    [['pay'], 'awaiting_consent', false],
    [['pay', 'decline'], 'declined', false],
    [['pay', 'decline', 'askAgain', 'authorize'], 'authorized', true],
    [['pay', 'authorize', 'order', 'clear'], 'clear', false],
    [['pay', 'authorize', 'concerns'], 'concerns', false],
    [['authorize', 'clear'], 'authorized', false],
    [['pay', 'authorize', 'cancel', 'clear'], 'canceled', false],
    [['pay', 'authorize', 'clear', 'cancel'], 'clear', false],
    [['authorize', 'decline'], 'authorized', false],
    [['decline', 'authorize'], 'declined', false],
  ] as const)('a background check after %j is %s', (steps, status, isRunning) => {
    const check = requested();
    for (const step of steps) take(check, step);
    expect([check.status, check.isRunning]).toEqual([status, isRunning]);
  });

  it('any sequence of steps orders a check only when paid and authorized, and never leaves a final state', () => {
    const names = Object.keys(STEPS) as Step[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 25 }), (steps) => {
        const check = requested();
        let ended: string | null = null;
        for (const step of steps) {
          take(check, step);
          if (ended !== null) expect(check.status).toBe(ended);
          if (check.isEnded) ended = check.status;
          if (check.nextLookAt ?? check.candidateUrl) expect(check.isRunning).toBe(true);
          if (check.externalId !== null) expect(check.paidAt).not.toBeNull();
          if (check.completedAt) expect([check.paidAt, check.authorizedAt]).not.toContain(null);
          expect(check.liveReferralId === null).toBe(check.status === 'canceled');
        }
      }),
    );
  });

  it('the package cannot change once it is paid or authorized', () => {
    const paid = requested();
    paid.markPaid('standard', AT);
    expect(paid.packageType).toBe('standard');
    expect(() => paid.changePackage('basic', AT)).toThrow(
      expect.objectContaining({ code: 'checks.package_fixed' }),
    );
    const agreed = requested();
    agreed.authorize(AT);
    expect(() => agreed.changePackage('standard', AT)).toThrow('The package can no longer be changed');
  });
});

import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { REFERRAL_STATUSES } from '../../contract/vocabulary/referral-status.ts';
import {
  assertMayShowInterest,
  assertMayVouch,
  authorOf,
  mayShowInterest,
  mayWrite,
  readerOf,
  type ProfileState,
} from './profile-access.ts';

const [employer, referrer, worker, stranger] = ['e', 'r', 'w', 's'].map(asId<'user'>) as [
  ReturnType<typeof asId<'user'>>,
  ReturnType<typeof asId<'user'>>,
  ReturnType<typeof asId<'user'>>,
  ReturnType<typeof asId<'user'>>,
];
const sides = { employerId: employer, referrerId: referrer, workerId: worker };
const state = (changes: Partial<ProfileState> = {}): ProfileState => ({
  status: 'submitted',
  isWithdrawn: false,
  writtenBy: null,
  ...changes,
});
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a candidate profile', () => {
  it('a profile has three readers, and an unknown person is none of them', () => {
    expect([employer, worker, referrer, stranger].map((by) => readerOf(by, sides))).toEqual([
      'employer',
      'worker',
      'referrer',
      null,
    ]);
    expect(readerOf(stranger, { ...sides, referrerId: null, workerId: null })).toBeNull();
  });

  it('the referrer writes the profile until the worker has, and the employer never does', () => {
    expect(authorOf(referrer, sides, state())).toBe('referrer');
    expect(authorOf(worker, sides, state({ writtenBy: 'referrer' }))).toBe('worker');
    expect(() => authorOf(referrer, sides, state({ writtenBy: 'worker' }))).toThrow(
      code('hiring.profile_of_worker'),
    );
    expect(() => authorOf(employer, sides, state())).toThrow(code('hiring.profile_not_yours'));
    expect(() => authorOf(stranger, sides, state())).toThrow(code('hiring.not_yours'));
  });

  it('no one writes the profile once the referral is over or the worker has withdrawn', () => {
    for (const by of [referrer, worker]) {
      expect(() => authorOf(by, sides, state({ status: 'rejected' }))).toThrow(code('hiring.referral_over'));
      expect(() => authorOf(by, sides, state({ isWithdrawn: true }))).toThrow(
        code('hiring.profile_withdrawn'),
      );
    }
  });

  it('the access rules match the answer of the call', () => {
    const states = REFERRAL_STATUSES.flatMap((status) =>
      [true, false].flatMap((isWithdrawn) =>
        (['referrer', 'worker', null] as const).map((writtenBy) => ({ status, isWithdrawn, writtenBy })),
      ),
    );
    for (const one of states) {
      for (const [by, reader] of [
        [employer, 'employer'],
        [referrer, 'referrer'],
        [worker, 'worker'],
      ] as const)
        expect(mayWrite(reader, one)).toBe(passes(() => authorOf(by, sides, one)));
      expect(mayShowInterest(one)).toBe(passes(() => assertMayShowInterest(one)));
    }
  });

  it('only the referrer vouches for skills', () => {
    expect(passes(() => assertMayVouch(referrer, sides, state({ writtenBy: 'worker' })))).toBe(true);
    for (const by of [employer, worker])
      expect(() => assertMayVouch(by, sides, state())).toThrow(code('hiring.not_referrer'));
    expect(() => assertMayVouch(referrer, sides, state({ status: 'completed' }))).toThrow(
      code('hiring.referral_over'),
    );
  });

  it('interest is possible before the decision', () => {
    expect(REFERRAL_STATUSES.filter((status) => mayShowInterest(state({ status })))).toEqual([
      'submitted',
      'contacted',
      'interviewing',
      'offer_sent',
      'offer_signed',
    ]);
    expect(() => assertMayShowInterest(state({ status: 'hired' }))).toThrow(code('hiring.interest_too_late'));
  });
});

function passes(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}

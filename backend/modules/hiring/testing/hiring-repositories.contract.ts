import { describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { ReferralRepository } from '../application/ports.ts';
import type { ReferralSubmission, ReferredJob } from '../domain/referral/referral-submission.ts';
import { Referral } from '../domain/referral/referral.ts';

export interface HiringSubject {
  readonly referrals: ReferralRepository;
  /** The events that the repository has published. */
  readonly events: RecordedEvents;
  /** One business change; its saved objects are loaded again afterward. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Someone who exists. */
  readonly person: () => Promise<UserId>;
  /** A job that someone else has open. */
  readonly job: () => Promise<ReferredJob>;
}

const NOON = new Date('2026-03-02T12:00:00.000Z');
const later = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);

let phones = 0;

function submissionBy(referrerId: UserId | null): ReferralSubmission {
  phones += 1;
  return {
    referrerId,
    workerId: null,
    referrerName: 'Ana Ruiz',
    referrerPhone: '+15125550101',
    referrerAccountPhone: null,
    workerName: 'Bo Li',
    workerLatinName: null,
    workerPhone: `+1512556${String(phones).padStart(4, '0')}`,
    workerEmail: 'bo@example.com',
    workerSkills: ['Framing', 'Comma, quote " and \\'],
    experience: 'Ten years',
    relationship: 'friend',
    notes: null,
    source: 'link',
    sourceCode: 'KNOWN123',
    consentGiven: true,
    sourceReferrerId: referrerId,
    workerLanguage: 'es',
    crew: { id: newId<'crew'>(), size: 3 },
    payoutSchedule: [
      { percent: 25, days: 30 },
      { percent: 75, days: 60 },
    ],
  };
}

/** The contract of every set of hiring's repositories. */
export function hiringRepositoriesContract(open: () => HiringSubject): void {
  describe('referrals', () => {
    referralsContract(open);
  });
}

function referralsContract(open: () => HiringSubject): void {
  const submitted = async (referrer?: UserId): Promise<Referral> => {
    const subject = open();
    const job = await subject.job();
    const by = referrer ?? (await subject.person());
    const referral = Referral.submit(submissionBy(by), job, NOON);
    referral.openConfirmationLink({
      nonce: `nonce-${referral.id}`,
      tokenHash: `hash-${referral.id}`,
      expiresAt: later(30),
    });
    await subject.transaction(() => subject.referrals.add(referral));
    return referral;
  };
  const change = (id: Referral['id'], step: (referral: Referral) => unknown) => {
    const { referrals, transaction } = open();
    return transaction(async () => {
      const referral = await referrals.find(id);
      if (!referral) throw new Error('The referral is gone');
      step(referral);
      await referrals.save(referral);
      // Once more stores and publishes nothing.
      await referrals.save(referral);
      return { ...referral };
    });
  };
  const hire = (id: Referral['id'], by: string) =>
    change(id, (referral) => {
      const context = { at: later(2), by };
      referral.changeStatus('interview', null, context);
      referral.hire(context, 'Good');
    });

  it('the repository stores every field of a new referral', async () => {
    const referral = await submitted();
    const { referrals, transaction } = open();
    expect({ ...(await transaction(() => referrals.find(referral.id))) }).toEqual({ ...referral });
  });

  it('the repository stores every field of a hired and completed referral', async () => {
    const { id, employerId } = await submitted();
    await change(id, (referral) => referral.issueCode('code-hash', NOON));
    await change(id, (referral) => referral.confirmByWorker(later(1)));
    await hire(id, employerId);
    await change(id, (referral) => referral.recordBonusPayment('paid', later(2), 'pi_1'));
    await change(id, (referral) => referral.complete({ at: later(9), by: employerId }));
    const kept = await change(id, (referral) =>
      referral.rollBack({ at: later(9), by: employerId }, { paidOut: false }),
    );
    const { referrals, transaction } = open();
    const found = await transaction(() => referrals.find(id));
    expect({ ...found }).toEqual(kept);
    expect(found).toMatchObject({ status: 'hired', timeToHire: 2, bonusPaidAt: later(2), notes: 'Good' });
  });

  it('the repository publishes each event once', async () => {
    const { id, employerId } = await submitted();
    await hire(id, employerId);
    const moved = 'hiring.referral_status_changed';
    const names = ['hiring.referral_submitted', moved, moved, moved, moved, 'hiring.referral_hired'];
    const { events } = open();
    expect(events.about(id)).toEqual(names);
    await change(id, (referral) => referral.recordBonusPayment('paid', later(2), 'pi_1'));
    expect(events.about(id)).toEqual(names);
  });

  it('the repository finds a referral by the hash of its link', async () => {
    const { id } = await submitted();
    const { referrals, transaction } = open();
    expect(await transaction(() => referrals.findByConfirmation(`hash-${id}`))).toMatchObject({ id });
    expect(await transaction(() => referrals.findByConfirmation('hash'))).toBeNull();
  });

  it('the repository takes one live referral per worker and job', async () => {
    const first = await submitted();
    const { referrals, transaction } = open();
    const job = { id: first.jobId, employerId: first.employerId, isActive: true, bonusCents: 1 };
    const again = () =>
      Referral.submit({ ...submissionBy(first.referrerId), workerPhone: first.workerPhone }, job, NOON);
    const refused = expect.objectContaining({ code: 'hiring.already_referred', kind: 'conflict' });
    await expect(transaction(() => referrals.add(again()))).rejects.toEqual(refused);
    await change(first.id, (referral) => referral.reject('no', null, { at: NOON, by: first.employerId }));
    const second = again();
    await transaction(() => referrals.add(second));
    const undo = change(first.id, (referral) =>
      referral.rollBack({ at: NOON, by: first.employerId }, { paidOut: false }),
    );
    await expect(undo).rejects.toEqual(refused);
  });

  it('the repository finds the phones with a live referral for a job', async () => {
    const [first, gone] = [await submitted(), await submitted()];
    await change(gone.id, (referral) => referral.reject('no', null, { at: NOON, by: gone.employerId }));
    const { referrals, transaction } = open();
    const live = (jobId: Referral['jobId'], asked: readonly string[]) =>
      transaction(() => referrals.livePhones(jobId, asked));
    const both = [first.workerPhone, gone.workerPhone, '+15125569999'];
    expect(await live(first.jobId, both)).toEqual([first.workerPhone]);
    expect(await live(gone.jobId, both)).toEqual([]);
  });

  it('the repository takes one live application per account and job, with any phone', async () => {
    const subject = open();
    const job = await subject.job();
    const workerId = await subject.person();
    const apply = () => {
      const submission = { ...submissionBy(null), workerId, source: 'quick_apply' } as const;
      return Referral.submit(submission, job, NOON);
    };
    const { referrals, transaction } = subject;
    const first = apply();
    await transaction(() => referrals.add(first));
    const refused = expect.objectContaining({ code: 'hiring.already_referred', kind: 'conflict' });
    await expect(transaction(() => referrals.add(apply()))).rejects.toEqual(refused);
    await change(first.id, (referral) => referral.reject('no', null, { at: NOON, by: first.employerId }));
    await transaction(() => referrals.add(apply()));
  });

  it('the repository counts the valid hires of a referrer', async () => {
    const { referrals, person, transaction } = open();
    const referrer = await person();
    const hires = () => transaction(() => referrals.currentHires(referrer));
    const [first, second] = [await submitted(referrer), await submitted(referrer)];
    expect(await hires()).toBe(0);
    await hire(first.id, first.employerId);
    await hire(second.id, second.employerId);
    expect(await hires()).toBe(2);
    await change(second.id, (referral) =>
      referral.reject('no', null, { at: later(3), by: second.employerId }),
    );
    expect(await hires()).toBe(1);
  });

  it('the repository finds referrals with an expired unanswered link, the oldest first', async () => {
    const [first, answered] = [await submitted(), await submitted()];
    await change(answered.id, (referral) => referral.confirmByWorker(NOON));
    const { referrals, transaction } = open();
    const due = (at: Date) => transaction(() => referrals.unansweredSince(at, 100));
    expect(await due(new Date(later(30).getTime() - 1))).not.toContain(first.id);
    expect(await due(later(30))).toContain(first.id);
    expect(await due(later(30))).not.toContain(answered.id);
  });
}

import { beforeEach, describe, expect, it } from 'vitest';
import type { ReferralId } from '#kernel/ids.ts';
import { HiringFixture } from '../../testing/hiring-fixture.ts';
import { EMPLOYER, STRANGER } from '../../testing/people.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('an employer moving a referral', () => {
  let desk: HiringFixture;
  let id: ReferralId;
  beforeEach(async () => {
    desk = new HiringFixture();
    id = await desk.refer();
  });

  it('writes one line of history for each step', async () => {
    await desk.move(id, 'interview_scheduled');
    expect(desk.referrals.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'submitted'],
      ['submitted', 'contacted'],
      ['contacted', 'interviewing'],
    ]);
  });

  it('cannot move what belongs to someone else', async () => {
    const asked = { status: 'contacted', notes: null, reason: null };
    await expect(desk.changeStatus.run(id, STRANGER, asked)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(desk.hireWorker.run(id, STRANGER, [])).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(desk.completeReferral.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(desk.rollBack.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(desk.payBonus.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
  });

  it('sends the draft with offer_sent, and records a paper signature when no digital one is awaited', async () => {
    await desk.move(id, 'interview_scheduled', 'offer_sent');
    expect(desk.offers.calls).toEqual(['sendDraft']);
    desk.offers.awaiting = true;
    await expect(desk.move(id, 'offer_signed')).rejects.toEqual(refusal('hiring.offer_awaiting_answer'));
    desk.offers.awaiting = false;
    expect(await desk.move(id, 'offer_signed')).toMatchObject({ signatureKind: 'paper' });
  });

  it('hires by the plain call as by its own: charged, committed, then shown', async () => {
    await desk.move(id, 'interview_scheduled', 'hired');
    expect(desk.billing.calls).toEqual(['chargeHire', 'commitHire', 'present']);
  });

  it('hires once; repeating it commits nothing and shows the payment again', async () => {
    await desk.move(id, 'interview_scheduled');
    await desk.hireWorker.run(id, EMPLOYER, ['drug_test']);
    const payment = await desk.hireWorker.run(id, EMPLOYER, ['drug_test']);
    expect(payment).toMatchObject({ id: 'payment-1', status: 'requires_payment' });
    expect(desk.billing.calls).toEqual([
      'chargeHire drug_test',
      'commitHire',
      'present',
      'chargeHire',
      'present',
    ]);
    expect(desk.events.names.filter((name) => name === 'hiring.referral_hired')).toHaveLength(1);
  });

  it('completes once', async () => {
    await desk.move(id, 'interview_scheduled', 'hired');
    await desk.completeReferral.run(id, EMPLOYER);
    await desk.completeReferral.run(id, EMPLOYER);
    expect(desk.events.names.filter((name) => name === 'hiring.referral_completed')).toHaveLength(1);
  });

  it('rejecting before the hire ends the letter and gives the money back', async () => {
    await desk.move(id, 'interview_scheduled', 'rejected');
    expect([desk.offers.calls, desk.billing.calls]).toEqual([['withdrawLive'], ['releaseUnhired']]);
  });

  it('is not rejected while a decision because of the background check is announced', async () => {
    desk.decisionPending = true;
    await expect(desk.move(id, 'rejected')).rejects.toEqual(refusal('hiring.decision_pending'));
    desk.decisionPending = false;
    expect((await desk.move(id, 'rejected')).status).toBe('rejected');
  });

  it('rejecting after the hire voids what is not due yet', async () => {
    desk.billing.due = null;
    await desk.move(id, 'interview_scheduled', 'hired', 'rejected');
    expect(desk.offers.calls).toEqual([]);
    expect(desk.billing.calls).toEqual(['chargeHire', 'commitHire', 'voidMilestones']);
  });

  it('pays a bonus after the hire only', async () => {
    await expect(desk.payBonus.run(id, EMPLOYER)).rejects.toEqual(refusal('billing.not_hired'));
    await desk.move(id, 'interview_scheduled', 'hired');
    expect(await desk.payBonus.run(id, EMPLOYER)).toMatchObject({ status: 'requires_payment' });
  });
});

describe('undoing the last change', () => {
  let desk: HiringFixture;
  let id: ReferralId;
  beforeEach(async () => {
    desk = new HiringFixture();
    id = await desk.refer();
    await desk.move(id, 'interview_scheduled');
  });

  it('of a sent offer withdraws the letter and gives the money back', async () => {
    await desk.move(id, 'offer_sent');
    expect(await desk.rollBack.run(id, EMPLOYER)).toBe('interviewing');
    expect(desk.offers.calls).toEqual(['sendDraft', 'withdrawLive']);
    expect(desk.billing.calls).toEqual(['releaseUnhired']);
  });

  it('of a hire takes the commitment back', async () => {
    await desk.move(id, 'hired');
    expect(await desk.rollBack.run(id, EMPLOYER)).toBe('interviewing');
    expect(desk.billing.calls.at(-1)).toBe('undoHire');
  });

  it('of a rejection after the hire makes the promise again', async () => {
    await desk.move(id, 'hired', 'rejected');
    expect(await desk.rollBack.run(id, EMPLOYER)).toBe('hired');
    expect(desk.billing.calls.slice(-3)).toEqual(['chargeHire', 'commitHire', 'present']);
  });

  it.each(['milestone', 'reward'])('is refused once a %s has been paid', async (paid) => {
    await desk.move(id, 'hired');
    if (paid === 'milestone') desk.billing.paidOut = true;
    else desk.rewards.claimed = true;
    await expect(desk.rollBack.run(id, EMPLOYER)).rejects.toMatchObject({
      code: 'hiring.rollback_refused',
      message: 'A bonus has already been paid out',
    });
  });

  it('of a rejection is refused when the worker has been referred again', async () => {
    const { jobId } = await desk.move(id, 'rejected');
    await desk.refer({ jobId });
    await expect(desk.rollBack.run(id, EMPLOYER)).rejects.toEqual(refusal('hiring.already_referred'));
  });
});

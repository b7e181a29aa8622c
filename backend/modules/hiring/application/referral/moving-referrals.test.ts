import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { HiringFixture } from '../../testing/hiring-fixture.ts';
import { EMPLOYER, STRANGER } from '../../testing/people.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('an employer moving a referral', () => {
  let fixture: HiringFixture;
  let id: ReferralId;
  beforeEach(async () => {
    fixture = new HiringFixture();
    id = await fixture.refer();
  });

  it('each step writes one line of history', async () => {
    await fixture.move(id, 'interview_scheduled');
    expect(fixture.referrals.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'submitted'],
      ['submitted', 'contacted'],
      ['contacted', 'interviewing'],
    ]);
  });

  it('an employer cannot move another employer’s referral', async () => {
    const asked = { status: 'contacted', notes: null, reason: null };
    await expect(fixture.changeStatus.run(id, STRANGER, asked)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(fixture.hireWorker.run(id, STRANGER, [])).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(fixture.completeReferral.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(fixture.rollBack.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
    await expect(fixture.payBonus.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_owner'));
  });

  it('offer_sent sends the draft, and a paper signature is recorded when no digital one is awaited', async () => {
    await fixture.move(id, 'interview_scheduled', 'offer_sent');
    expect(fixture.offers.calls).toEqual(['sendDraft']);
    fixture.offers.awaiting = true;
    await expect(fixture.move(id, 'offer_signed')).rejects.toEqual(refusal('hiring.offer_awaiting_answer'));
    fixture.offers.awaiting = false;
    expect(await fixture.move(id, 'offer_signed')).toMatchObject({ signatureKind: 'paper' });
  });

  it('the plain call hires like the hire call: it charges, commits and then shows the payment', async () => {
    await fixture.move(id, 'interview_scheduled', 'hired');
    expect(fixture.billing.calls).toEqual(['chargeHire', 'commitHire', 'present']);
  });

  it('a hire from a signed offer uses the terms of its letter, and a hire from the interview does not', async () => {
    const pay = { rate: Money.ofDollars(25), type: 'hourly' } as const;
    fixture.offers.signed = { pay, addOns: ['i9_verification'] };
    await fixture.move(id, 'interview_scheduled', 'offer_sent', 'offer_signed', 'hired');
    expect(fixture.billing.calls).toEqual(['chargeHire signed i9_verification', 'commitHire', 'present']);
    const direct = await fixture.refer({ workerPhone: '+15125550199' });
    await fixture.move(direct, 'interview_scheduled', 'hired');
    expect(fixture.billing.calls.slice(3)).toEqual(['chargeHire', 'commitHire', 'present']);
  });

  it('a draft ends before a hire without a letter is charged, and never after a signature or on a repeated hire', async () => {
    await fixture.move(id, 'interview_scheduled');
    await fixture.hireWorker.run(id, EMPLOYER, ['drug_test']);
    await fixture.hireWorker.run(id, EMPLOYER, ['drug_test']);
    expect(fixture.offers.calls).toEqual(['endDraft drug_test']);
    const signed = await fixture.refer({ workerPhone: '+15125550199' });
    await fixture.move(signed, 'interview_scheduled', 'offer_sent', 'offer_signed', 'hired');
    expect(fixture.offers.calls.slice(1)).toEqual(['sendDraft']);
  });

  it('a repeated hire commits nothing and shows the payment again', async () => {
    await fixture.move(id, 'interview_scheduled');
    await fixture.hireWorker.run(id, EMPLOYER, ['drug_test']);
    const payment = await fixture.hireWorker.run(id, EMPLOYER, ['drug_test']);
    expect(payment).toMatchObject({ id: 'payment-1', status: 'requires_payment' });
    expect(fixture.billing.calls).toEqual([
      'chargeHire drug_test',
      'commitHire',
      'present',
      'chargeHire',
      'present',
    ]);
    expect(fixture.events.names.filter((name) => name === 'hiring.referral_hired')).toHaveLength(1);
  });

  it('completion is possible from the first day of the letter on', async () => {
    await fixture.move(id, 'interview_scheduled', 'hired');
    const day = (ahead: number) => addDays(fixture.clock.now(), ahead).toISOString().slice(0, 10);
    fixture.offers.startDate = day(1);
    await expect(fixture.completeReferral.run(id, EMPLOYER)).rejects.toEqual(refusal('hiring.not_started'));
    await expect(fixture.move(id, 'completed')).rejects.toEqual(refusal('hiring.not_started'));
    fixture.offers.startDate = day(0);
    expect(await fixture.move(id, 'completed')).toMatchObject({ status: 'completed' });
  });

  it('a referral completes once', async () => {
    await fixture.move(id, 'interview_scheduled', 'hired');
    await fixture.completeReferral.run(id, EMPLOYER);
    await fixture.completeReferral.run(id, EMPLOYER);
    expect(fixture.events.names.filter((name) => name === 'hiring.referral_completed')).toHaveLength(1);
  });

  it('rejecting before the hire ends the letter and gives the money back', async () => {
    await fixture.move(id, 'interview_scheduled', 'rejected');
    expect([fixture.offers.calls, fixture.billing.calls]).toEqual([['withdrawLive'], ['releaseUnhired']]);
  });

  describe('while a report stands in the way', () => {
    const reject = (reportPlaysPart: boolean | null, otherReason: string | null = null) =>
      fixture.changeStatus.run(id, EMPLOYER, {
        status: 'rejected',
        notes: 'a note',
        reason: null,
        reportPlaysPart,
        otherReason,
      });
    const undo = (reportPlaysPart: boolean | null, otherReason: string | null = null) =>
      fixture.rollBack.run(id, EMPLOYER, { reportPlaysPart, otherReason });
    const WAYS = [
      ['rejected', 'reject', reject],
      ['hired undone', 'undo', undo],
    ] as const;
    const ROWS = (['concerns', 'announced', 'retracted'] as const).flatMap((status) =>
      WAYS.map((way) => [status, ...way] as const),
    );

    it.each(ROWS)(
      'with %s, %s requires an answer about its part, waits after a yes, and stores a no',
      async (status, _name, way, go) => {
        await fixture.move(id, 'interview_scheduled', 'hired');
        fixture.reportStatus = status;
        for (const [part, asks] of [
          [null, true],
          [true, false],
        ] as const) {
          const refused = { code: 'checks.adverse_action_pending', kind: 'conflict', details: { asks } };
          await expect(go(part)).rejects.toMatchObject(refused);
        }
        expect([(await fixture.writer.find(id)).status, fixture.statements]).toEqual(['hired', []]);
        const otherReason = status === 'concerns' ? null : 'The site closed';
        if (otherReason !== null) {
          await expect(go(false)).rejects.toEqual(refusal('checks.other_reason_required'));
        }
        await go(false, otherReason);
        expect((await fixture.writer.find(id)).status).not.toBe('hired');
        expect(fixture.statements).toEqual([
          { referralId: id, way, statedBy: 'Ana Ruiz', otherReason, at: fixture.clock.now() },
        ]);
      },
    );

    it('nothing is asked without one', async () => {
      await reject(null);
      expect(fixture.statements).toEqual([]);
    });
  });

  it('a hire cannot be rejected or undone while E-Verify has not decided', async () => {
    await fixture.move(id, 'interview_scheduled', 'hired');
    fixture.everifyUndecided = true;
    const refused = { code: 'hiring.everify_undecided', kind: 'conflict' };
    await expect(fixture.move(id, 'rejected')).rejects.toMatchObject(refused);
    await expect(fixture.rollBack.run(id, EMPLOYER)).rejects.toMatchObject(refused);
    expect(fixture.billing.calls).toEqual(['chargeHire', 'commitHire', 'present']);
  });

  it('rejecting after the hire voids what is not due yet', async () => {
    fixture.billing.due = null;
    await fixture.move(id, 'interview_scheduled', 'hired', 'rejected');
    expect(fixture.offers.calls).toEqual(['endDraft']);
    expect(fixture.billing.calls).toEqual(['chargeHire', 'commitHire', 'voidMilestones']);
  });

  it('a bonus is paid only after the hire', async () => {
    await expect(fixture.payBonus.run(id, EMPLOYER)).rejects.toEqual(refusal('billing.not_hired'));
    await fixture.move(id, 'interview_scheduled', 'hired');
    expect(await fixture.payBonus.run(id, EMPLOYER)).toMatchObject({ status: 'requires_payment' });
  });

  it('a bonus with another card is not charged to the saved one', async () => {
    await fixture.move(id, 'interview_scheduled', 'hired');
    fixture.billing.calls.length = 0;
    await fixture.payBonus.run(id, EMPLOYER, { otherCard: true });
    expect(fixture.billing.calls).toEqual(['chargeBonus', 'askForCard', 'present']);
  });
});

describe('undoing the last change', () => {
  let fixture: HiringFixture;
  let id: ReferralId;
  beforeEach(async () => {
    fixture = new HiringFixture();
    id = await fixture.refer();
    await fixture.move(id, 'interview_scheduled');
  });

  it('undoing a sent offer withdraws the letter and refunds the money', async () => {
    await fixture.move(id, 'offer_sent');
    expect(await fixture.rollBack.run(id, EMPLOYER)).toBe('interviewing');
    expect(fixture.offers.calls).toEqual(['sendDraft', 'withdrawLive']);
    expect(fixture.billing.calls).toEqual(['releaseUnhired']);
  });

  it('undoing a hire takes the commitment back', async () => {
    await fixture.move(id, 'hired');
    expect(await fixture.rollBack.run(id, EMPLOYER)).toBe('interviewing');
    expect(fixture.billing.calls.at(-1)).toBe('undoHire');
  });

  it('undoing a rejection after the hire makes the promise again', async () => {
    await fixture.move(id, 'hired', 'rejected');
    expect(await fixture.rollBack.run(id, EMPLOYER)).toBe('hired');
    expect(fixture.billing.calls.slice(-3)).toEqual(['chargeRestored', 'commitHire', 'present']);
  });

  it.each(['milestone', 'reward'])('undoing is refused once a %s has been paid', async (paid) => {
    await fixture.move(id, 'hired');
    if (paid === 'milestone') fixture.billing.paidOut = true;
    else fixture.rewards.claimed = true;
    await expect(fixture.rollBack.run(id, EMPLOYER)).rejects.toMatchObject({
      code: 'hiring.rollback_refused',
      message: 'A bonus has already been paid out',
    });
  });

  it('undoing a rejection is refused when the worker has been referred again', async () => {
    const { jobId } = await fixture.move(id, 'rejected');
    await fixture.refer({ jobId });
    await expect(fixture.rollBack.run(id, EMPLOYER)).rejects.toEqual(refusal('hiring.already_referred'));
  });
});

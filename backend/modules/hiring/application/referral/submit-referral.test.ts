import { beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { HiringFixture } from '../../testing/hiring-fixture.ts';
import { REFERRER, STRANGER } from '../../testing/people.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('referring a worker', () => {
  let desk: HiringFixture;
  beforeEach(() => {
    desk = new HiringFixture();
  });

  it('keeps the promise of the job and asks the worker by text to confirm', async () => {
    const id = await desk.refer();
    const referral = await desk.writer.find(id);
    expect(referral).toMatchObject({
      bonusCents: 500_00,
      payoutSchedule: [
        { percent: 25, days: 30 },
        { percent: 75, days: 60 },
      ],
      source: 'referral',
      sourceCode: null,
    });
    expect(desk.events.names).toEqual(['hiring.referral_submitted', 'hiring.referral_status_changed']);
    const [text] = desk.messages.texts;
    expect(text).toMatchObject({ to: '+15125550102', kind: 'confirm_referral', language: 'es', asked: true });
    expect(text?.data).toMatchObject({ referrerName: 'Ana Ruiz', jobTitle: 'Framer' });
    expect(referral.confirmationTokenHash).not.toBeNull();
  });

  it('remembers the share link that led here, and forgets a code that nobody has', async () => {
    const linked = await desk.writer.find(await desk.refer({ shareCode: 'KNOWN123' }));
    expect(linked).toMatchObject({ source: 'link', sourceCode: 'KNOWN123', referrerId: REFERRER });
    const other = await desk.writer.find(await desk.refer({ shareCode: 'NOBODY00' }));
    expect(other).toMatchObject({ source: 'referral', sourceCode: null });
  });

  it('remembers the visit of a link within its days, and not one’s own link', async () => {
    desk.visited = { referrerId: STRANGER, code: 'KNOWN123' };
    const visited = await desk.writer.find(await desk.refer());
    expect(visited).toMatchObject({
      source: 'link',
      sourceCode: 'KNOWN123',
      sourceReferrerId: STRANGER,
      referrerId: REFERRER,
    });
    desk.visited = { referrerId: REFERRER, code: 'OWN00000' };
    const own = await desk.writer.find(await desk.refer());
    expect(own).toMatchObject({ source: 'referral', sourceCode: null, sourceReferrerId: null });
  });

  it('texts the worker in the language that the referrer names for them, the code as well', async () => {
    const id = await desk.refer({ workerLanguage: 'en' });
    await desk.sendConfirmationCode.run(id, REFERRER);
    expect(desk.messages.texts.map(({ kind, language }) => [kind, language])).toEqual([
      ['confirm_referral', 'en'],
      ['verification_code', 'en'],
    ]);
  });

  it('refuses what cannot be referred', async () => {
    await expect(desk.refer({ workerPhone: '12' })).rejects.toEqual(refusal('hiring.phone_invalid'));
    await expect(desk.refer({ jobId: asId('unknown') })).rejects.toEqual(refusal('hiring.job_not_found'));
    // The phone in the form, and the one on the account.
    for (const workerPhone of ['+15125550101', '+15125550100']) {
      await expect(desk.refer({ workerPhone })).rejects.toEqual(refusal('hiring.self_referral'));
    }
    const jobId = desk.jobs.open();
    desk.jobs.close(jobId);
    await expect(desk.refer({ jobId })).rejects.toEqual(refusal('hiring.job_closed'));
    expect(desk.messages.texts).toEqual([]);
  });

  it('takes one live referral per worker and job, and another one after a rejection', async () => {
    const jobId = desk.jobs.open();
    const first = await desk.refer({ jobId });
    await expect(desk.refer({ jobId })).rejects.toEqual(refusal('hiring.already_referred'));
    await desk.move(first, 'rejected');
    await expect(desk.refer({ jobId })).resolves.not.toBe(first);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { HiringFixture } from '../../testing/hiring-fixture.ts';
import { REFERRER, STRANGER } from '../../testing/people.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('referring a worker', () => {
  let fixture: HiringFixture;
  beforeEach(() => {
    fixture = new HiringFixture();
  });

  it('a new referral stores the promise of the job and texts the worker to confirm', async () => {
    const id = await fixture.refer();
    const referral = await fixture.writer.find(id);
    expect(referral).toMatchObject({
      bonusCents: 500_00,
      payoutSchedule: [
        { percent: 25, days: 30 },
        { percent: 75, days: 60 },
      ],
      source: 'referral',
      sourceCode: null,
    });
    expect(fixture.events.names).toEqual(['hiring.referral_submitted', 'hiring.referral_status_changed']);
    const [text] = fixture.messages.texts;
    expect(text).toMatchObject({
      to: '+15125550102',
      kind: 'confirm_referral',
      language: 'es',
      asked: false,
    });
    expect(text?.data).toMatchObject({ referrerName: 'Ana Ruiz', jobTitle: 'Framer' });
    expect(referral.confirmationTokenHash).not.toBeNull();
  });

  it('a new referral stores the share link that led here, and drops an unknown code', async () => {
    const linked = await fixture.writer.find(await fixture.refer({ shareCode: 'KNOWN123' }));
    expect(linked).toMatchObject({ source: 'link', sourceCode: 'KNOWN123', referrerId: REFERRER });
    const other = await fixture.writer.find(await fixture.refer({ shareCode: 'NOBODY00' }));
    expect(other).toMatchObject({ source: 'referral', sourceCode: null });
  });

  it('a new referral stores a recent visit of a link, but not the user’s own link', async () => {
    fixture.visited = { referrerId: STRANGER, code: 'KNOWN123' };
    const visited = await fixture.writer.find(await fixture.refer());
    expect(visited).toMatchObject({
      source: 'link',
      sourceCode: 'KNOWN123',
      sourceReferrerId: STRANGER,
      referrerId: REFERRER,
    });
    fixture.visited = { referrerId: REFERRER, code: 'OWN00000' };
    const own = await fixture.writer.find(await fixture.refer());
    expect(own).toMatchObject({ source: 'referral', sourceCode: null, sourceReferrerId: null });
  });

  it('the texts to the worker, including the code, use the language that the referrer names', async () => {
    const id = await fixture.refer({ workerLanguage: 'en' });
    await fixture.sendConfirmationCode.run(id, REFERRER);
    expect(fixture.messages.texts.map(({ kind, language }) => [kind, language])).toEqual([
      ['confirm_referral', 'en'],
      ['verification_code', 'en'],
    ]);
  });

  it('an invalid referral is refused', async () => {
    await expect(fixture.refer({ workerPhone: '12' })).rejects.toEqual(refusal('hiring.phone_invalid'));
    await expect(fixture.refer({ jobId: asId('unknown') })).rejects.toEqual(refusal('hiring.job_not_found'));
    // The phone in the form, and the one on the account.
    for (const workerPhone of ['+15125550101', '+15125550100']) {
      await expect(fixture.refer({ workerPhone })).rejects.toEqual(refusal('hiring.self_referral'));
    }
    const jobId = fixture.jobs.open();
    fixture.jobs.close(jobId);
    await expect(fixture.refer({ jobId })).rejects.toEqual(refusal('hiring.job_closed'));
    expect(fixture.messages.texts).toEqual([]);
  });

  it('a worker has one live referral per job, and another one after a rejection', async () => {
    const jobId = fixture.jobs.open();
    const first = await fixture.refer({ jobId });
    await expect(fixture.refer({ jobId })).rejects.toEqual(refusal('hiring.already_referred'));
    await fixture.move(first, 'rejected');
    await expect(fixture.refer({ jobId })).resolves.not.toBe(first);
  });
});

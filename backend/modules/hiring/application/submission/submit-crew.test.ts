import { beforeEach, describe, expect, it } from 'vitest';
import { HiringFixture } from '../../testing/hiring-fixture.ts';

const FREE = ['+15125550210', '+15125550211', '+15125550212'].map((workerPhone) => ({ workerPhone }));

describe('referring a crew', () => {
  let fixture: HiringFixture;
  beforeEach(() => {
    fixture = new HiringFixture();
  });

  it('a crew makes a referral for each worker, in the given order, and texts each of them', async () => {
    const crew = await fixture.referCrew(FREE.toReversed());
    expect(crew.map(({ workerPhone }) => workerPhone)).toEqual(
      FREE.map((row) => row.workerPhone).toReversed(),
    );
    const referrals = await Promise.all(crew.map(({ id }) => fixture.writer.find(id)));
    expect(new Set(referrals.map(({ crewId }) => crewId)).size).toBe(1);
    for (const referral of referrals) expect(referral).toMatchObject({ isTeamReferral: true, teamSize: 3 });
    expect(fixture.messages.texts.map(({ to }) => to).toSorted()).toEqual(FREE.map((row) => row.workerPhone));
    expect(fixture.events.names.filter((name) => name === 'hiring.referral_submitted')).toHaveLength(3);
  });

  it('the errors of every row are listed, with typing mistakes first', async () => {
    const jobId = fixture.jobs.open();
    await fixture.refer({ jobId, workerPhone: '+15125550299' });
    const [one = {}, two = {}] = FREE;
    const crew = fixture.referCrew(
      [
        one,
        { workerPhone: '+15125550299' },
        one,
        { workerPhone: '12' },
        two,
        { workerPhone: '+15125550100' },
      ],
      { jobId },
    );
    await expect(crew).rejects.toMatchObject({
      code: 'hiring.worker_twice',
      kind: 'invalid',
      details: {
        issues: [
          { path: 'team.1.workerPhone', message: 'This worker has already been referred for this job' },
          { path: 'team.2.workerPhone', message: 'This worker is in the crew twice' },
          { path: 'team.3.workerPhone', message: 'Please enter a valid phone number' },
          { path: 'team.5.workerPhone', message: 'You cannot refer yourself' },
        ],
      },
    });
    expect(fixture.messages.texts).toHaveLength(1);
  });

  it('a crew is refused as a whole if the job is closed', async () => {
    const jobId = fixture.jobs.open();
    fixture.jobs.close(jobId);
    const refusal = expect.objectContaining({ code: 'hiring.job_closed' });
    await expect(fixture.referCrew(FREE, { jobId })).rejects.toEqual(refusal);
  });
});

import { expect, it } from 'vitest';
import { ReadForumStats } from './read-forum-stats.ts';

it('the stats are counted once a minute for all readers, and again right after a failure', async () => {
  let [now, counted, isBroken] = [0, 0, false];
  const reader = {
    read: async () => {
      if (isBroken) throw new Error('The database is gone');
      counted += 1;
      return { activeMembers: counted, successfulReferrals: 0, bonusesPaid: '0.00' };
    },
  };
  const stats = new ReadForumStats(reader, { now: () => new Date(now) });
  await Promise.all([stats.run(), stats.run()]);
  now = 59_999;
  expect((await stats.run()).activeMembers).toBe(1);
  now = 60_000;
  isBroken = true;
  await expect(stats.run()).rejects.toThrow('The database is gone');
  isBroken = false;
  expect((await stats.run()).activeMembers).toBe(2);
});

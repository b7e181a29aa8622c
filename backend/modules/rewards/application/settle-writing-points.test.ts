import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { InMemoryPointsRepository } from '../testing/in-memory-rewards.ts';
import { PointsLedger } from './points-ledger.ts';
import { SettleWritingPoints } from './settle-writing-points.ts';

const AUTHOR = asId<'user'>('author');
const NOW = new Date('2026-03-04T12:00:00.000Z');

it('points follow the text’s current state, regardless of the number and order of events', async () => {
  const step = fc.record({ stands: fc.boolean(), heard: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const points = new InMemoryPointsRepository();
      let stands = false;
      let now = NOW;
      const settle = new SettleWritingPoints({
        community: { isPublished: async () => stands },
        points: new PointsLedger(points),
        clock: { now: () => now },
      });
      const hear = async (event: number) => {
        now = new Date(now.getTime() + 1);
        await settle.run({ eventId: `event-${event}`, kind: 'post', id: 'post', authorId: AUTHOR });
      };
      for (const [at, change] of steps.entries()) {
        stands = change.stands;
        // Events of before come again, and the one of this change comes last.
        for (const event of change.heard) await hear(Math.min(event, at));
        await hear(at);
        expect(points.accounts.get(AUTHOR)?.balance).toBe(stands ? 10 : 0);
      }
    }),
  );
});

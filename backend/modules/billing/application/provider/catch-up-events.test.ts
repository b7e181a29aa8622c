import { expect, it } from 'vitest';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { CatchUpEvents } from './catch-up-events.ts';

const event = (id: string): ProviderEvent => ({ id, type: 'refund.updated', objectId: null });

it('a page of listed events is compared with the handled ones in one step, and only new events are handled', async () => {
  const first = { events: [event('old-1'), event('new-1'), event('old-2')], next: 'old-2' };
  const last = { events: [event('old-3')], next: null };
  const compared: (readonly string[])[] = [];
  const handled: string[] = [];
  const catchUp = new CatchUpEvents({
    unitOfWork: noTransaction,
    provider: { name: 'sandbox', listEvents: async (_, after) => (after === null ? first : last) },
    receive: {
      fresh: async (events) => {
        compared.push(events.map(({ id }) => id));
        return events.filter(({ id }) => id.startsWith('new'));
      },
      handle: async ({ id }) => {
        handled.push(id);
        return true;
      },
    },
    listings: { find: async () => null, keep: async () => undefined },
    unhandled: {
      add: async () => undefined,
      due: async () => [],
      waiting: async () => [],
      triedAgain: async () => undefined,
      remove: async () => undefined,
    },
    clock: { now: () => TEST_NOW },
  });
  expect(await catchUp.run()).toBe(1);
  expect(compared).toEqual([['old-1', 'new-1', 'old-2'], ['old-3']]);
  expect(handled).toEqual(['new-1']);
});

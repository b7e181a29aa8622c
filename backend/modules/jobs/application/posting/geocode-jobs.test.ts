import { expect, it } from 'vitest';
import { newId, type JobId } from '#kernel/ids.ts';
import { GeocodeJobs } from './geocode-jobs.ts';

it('every job is looked up, even if the first one fails', async () => {
  const [bad, good] = [newId<'job'>(), newId<'job'>()];
  const placed: JobId[] = [];
  const ungeocoded = {
    next: async () => [bad, good].map((id) => ({ id, location: 'Austin, TX' })),
    geocode: async (id: JobId) => {
      if (id === bad) throw new Error('a bad row');
      placed.push(id);
    },
  };
  const towns = { find: async () => null, beginning: async () => [], state: () => null };
  expect(await new GeocodeJobs(ungeocoded, towns).run()).toBe(1);
  expect(placed).toEqual([good]);
});

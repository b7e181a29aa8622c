import { describe, expect, it } from 'vitest';
import { addHours } from '#kernel/clock.ts';
import { asId, newId } from '#kernel/ids.ts';
import type { Notification } from '#modules/notifications/index.ts';
import { FakeTowns } from '../../testing/fake-towns.ts';
import { NO_QUERY } from '../../testing/saved-searches.contract.ts';
import { JobSearchParser } from './job-search-parser.ts';
import { SendJobAlerts, type DueSearch, type DueSearches, type NewJobs } from './send-job-alerts.ts';

const NOON = new Date('2026-03-02T12:00:00.000Z');
const ROOFERS: DueSearch = {
  id: newId<'saved-search'>(),
  userId: asId<'user'>('u'),
  name: 'Roofers',
  query: { ...NO_QUERY, q: 'roofer', location: 'Austin, TX', minPay: 20 },
  isOutdated: false,
  since: addHours(NOON, -3),
};

function lookFor(found: NewJobs, taken: DueSearch | null = ROOFERS) {
  const told: Notification[] = [];
  const looks: object[] = [];
  const searches: DueSearches = {
    due: async () => [ROOFERS.id],
    take: async () => taken,
    claim: async (_due, search, until) => {
      looks.push({ minPayCents: search.minPayCents, latitude: search.place?.latitude, until });
      return found;
    },
    looked: async (_due, times) => void looks.push(times),
  };
  const work = new SendJobAlerts({
    unitOfWork: { transaction: (run) => run() },
    searches,
    parser: new JobSearchParser(new FakeTowns()),
    notifier: {
      notify: async (notification) => void told.push(notification),
      text: async () => {},
      takeBack: async () => {},
    },
    clock: { now: () => NOON },
  });
  return { told, looks, run: () => work.run() };
}

describe('a look for new jobs', () => {
  it('the alert reports all new jobs in one message and repeats in a day', async () => {
    const first = [
      { title: 'Roofer', company: 'Ridge' },
      { title: 'Lead roofer', company: 'Slate & Co' },
    ];
    const { told, looks, run } = lookFor({ count: 5, first });
    expect(await run()).toBe(1);
    expect(told).toEqual([
      {
        userId: ROOFERS.userId,
        kind: 'new_jobs',
        data: {
          savedSearchId: ROOFERS.id,
          searchName: 'Roofers',
          count: '5',
          jobTitles: 'Roofer (Ridge), Lead roofer (Slate & Co)',
        },
      },
    ]);
    expect(looks).toEqual([
      { minPayCents: 2000, latitude: 30.267, until: NOON },
      { until: NOON, dueAt: addHours(NOON, 24) },
    ]);
  });

  it('the alert is silent without new jobs, and repeats soon', async () => {
    const { told, looks, run } = lookFor({ count: 0, first: [] });
    await run();
    expect(told).toEqual([]);
    expect(looks.at(-1)).toEqual({ until: NOON, dueAt: addHours(NOON, 3) });
  });

  it('a search with an outdated filter is skipped, and is due again later', async () => {
    const { told, looks, run } = lookFor({ count: 5, first: [] }, { ...ROOFERS, isOutdated: true });
    await run();
    expect(told).toEqual([]);
    expect(looks).toEqual([{ until: NOON, dueAt: addHours(NOON, 3) }]);
  });

  it('the alert skips a search that another worker has', async () => {
    const { told, looks, run } = lookFor({ count: 1, first: [] }, null);
    await run();
    expect([told, looks]).toEqual([[], []]);
  });
});

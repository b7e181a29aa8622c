import { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_ADDRESSES, ROUTES } from '#platform/tokens.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** Every fifth is closed. */
const JOBS = 2_500;
const OPEN = 2_000;
const FEED_PAGE = 500;
const SITEMAP_PAGE = 1_000;
const SITEMAP = '/sitemaps/jobs/00000000-0000-0000-0000-000000000000';

/** Random IDs, so that the order of the IDs is not the order of the rows. */
const INSERT = {
  name: 'test-insert-jobs',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, category,
      referral_bonus_cents, is_active, created_at, updated_at)
    select gen_random_uuid(), $1, 'Framer ' || n, 'Hill Co', 'Frame walls.', 'Austin, TX', '$25/hour', 'full-time', 'framing',
      50000, n % 5 <> 0, now(), now()
    from generate_series(1, ${JOBS}) n`,
};
const OPEN_IDS = { name: 'test-open-jobs', text: 'select id from jobs where is_active order by id' };
const CLOSE_ONE = {
  name: 'test-close-one',
  text: 'update jobs set is_active = false, updated_at = now() where id = (select max(id::text)::uuid from jobs where is_active)',
};

let app: TestApplication;
let open: readonly string[];
beforeAll(async () => {
  app = await startTestApplication();
  const { employer } = await ReferralFixture.open(app);
  await app.application.sql.rows(INSERT, [employer.id]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  open = (await app.application.sql.rows<{ id: string }>(OPEN_IDS)).map(({ id }) => id);
});

/** The sizes of the pages that the statement reads from now on; a page that is still being read has none. */
function pagesOf(name: string): { readonly sizes: readonly number[] } {
  const { mock } = vi.spyOn(Sql.prototype, 'rows');
  const from = mock.calls.length;
  const sizeOf = (index: number): number[] => {
    const rows: unknown = mock.settledResults[index]?.value;
    return mock.calls[index]?.[0].name === name && Array.isArray(rows) ? [rows.length] : [];
  };
  return {
    get sizes() {
      return mock.calls.flatMap((_, index) => (index < from ? [] : sizeOf(index)));
    },
  };
}

const listed = async (path: string, id: RegExp): Promise<string[]> => {
  const { body } = await app.client().get<string>(path);
  return [...body.matchAll(id)].map(([, found = '']) => found);
};
const inFeed = () => listed('/feeds/jobs.xml', /<referencenumber><!\[CDATA\[([^\]]+)\]\]>/g);
const inSitemap = () => listed(SITEMAP, /<loc>http:\/\/crewvine\.test\/job\/([^<]+)<\/loc>/g);

// The second one closes a job.
describe('the feed and the sitemap', { shuffle: false }, () => {
  it.each([
    ['a whole number of pages', OPEN],
    ['one job less', OPEN - 1],
  ])('each open job is listed once in the order of the IDs, with %s', async (_, count) => {
    if (open.length > count) await app.application.sql.rows(CLOSE_ONE);
    const expected = open.slice(0, count);
    expect(expected).toHaveLength(count);
    const [feed, sitemap] = [pagesOf('job-feed-page'), pagesOf('sitemap-page-jobs')];
    expect(await inFeed()).toEqual(expected);
    expect(await inSitemap()).toEqual(expected);
    expect([feed.sizes.length, Math.max(...feed.sizes)]).toEqual([
      Math.floor(count / FEED_PAGE) + 1,
      FEED_PAGE,
    ]);
    expect([sitemap.sizes.length, Math.max(...sitemap.sizes)]).toEqual([
      Math.floor(count / SITEMAP_PAGE) + 1,
      SITEMAP_PAGE,
    ]);
  });
});

it.each([
  ['/feeds/jobs.xml', 'job-feed-page', {}],
  ['/sitemaps/:kind/:start', 'sitemap-page-jobs', { kind: 'jobs', start: SITEMAP.split('/').at(-1) }],
])('%s reads a page only when its reader has taken the one before', async (path, statement, params) => {
  const addresses = app.application.all(PUBLIC_ADDRESSES).flat();
  const routes = [...app.application.all(ROUTES).flat(), ...sitemapRoutes(addresses, app.origin)];
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`${path} has no route`);
  const ctx = { set: () => undefined, fresh: false };
  const { body } = await route.handler({ ctx, params } as Loose);
  const pages = pagesOf(statement);
  const ahead: number[] = [];
  let taken = 0;
  for await (const piece of body as Readable) {
    if (String(piece).length > 0) taken += 1;
    ahead.push(pages.sizes.length - taken);
  }
  expect(taken).toBeGreaterThan(2);
  expect(Math.max(...ahead)).toBeLessThanOrEqual(1);
});

it.each(['/feeds/jobs.xml', SITEMAP])('%s ends for a reader who takes nothing for a minute', async (path) => {
  const limit = vi.spyOn(ServerResponse.prototype, 'setTimeout');
  const answer = await fetch(`${app.origin}${path}`);
  const [[ms, abort] = []] = limit.mock.calls;
  limit.mockRestore();
  expect(ms).toBe(60_000);
  abort?.();
  await expect(answer.text()).rejects.toThrow('terminated');
});

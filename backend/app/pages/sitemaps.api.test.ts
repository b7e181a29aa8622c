import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { addressesFrom, type PublicAddresses } from '#platform/pages/sitemap.ts';
import { PUBLIC_ADDRESSES } from '#platform/tokens.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { hostEvent } from '../testing/community/hosted-event.ts';

const BOARD = { name: 'Framers', description: 'Slate and frames.', industry: 'construction' };
const POST = { title: 'Which nail gun?', content: 'Mine jams every day.', type: 'question' };
const FIRST = '00000000-0000-0000-0000-000000000000';

describe('the sitemaps', () => {
  let app: TestApplication;
  let jobs: string[];
  let closed: string;
  let community: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApplication();
    const fixture = await ReferralFixture.open(app);
    const { client, id } = fixture.referrer;
    jobs = [];
    for (let count = 0; count < 5; count += 1) jobs.push(await fixture.post());
    closed = await fixture.post();
    ok(await fixture.employer.client.patch(`/api/jobs/${closed}`, { isActive: false }));
    await joinedDaysAgo(app, { id }, 60);
    const board = ok(await client.post('/api/industry-boards', { ...BOARD, isPrivate: false })).id;
    const hidden = ok(await client.post('/api/industry-boards', { ...BOARD, isPrivate: true })).id;
    const post = ok(await client.post(`/api/industry-boards/${board}/posts`, POST)).id;
    const hiddenPost = ok(await client.post(`/api/industry-boards/${hidden}/posts`, POST)).id;
    const removed = ok(await client.post(`/api/industry-boards/${board}/posts`, POST)).id;
    ok(await client.delete(`/api/posts/${removed}`));
    const event = await hostEvent(app, fixture.referrer, []);
    community = { board, hidden, post, hiddenPost, removed, event };
  });
  afterAll(() => app.stop());

  const text = async (path: string): Promise<string> => {
    const answer = await app.client().get<string>(path);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/(xml|plain)/);
    return answer.body;
  };
  const locations = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace('http://crewvine.test', ''),
    );

  it('robots.txt names the sitemaps, which list exactly the pages that a visitor may read', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: http://crewvine.test/sitemap.xml');
    const maps = locations(await text('/sitemap.xml'));
    const found = (await Promise.all(maps.map(async (map) => locations(await text(map))))).flat();
    expect(found).toEqual(expect.arrayContaining(['/', '/jobs', ...jobs.map((id) => `/job/${id}`)]));
    expect(found).toEqual(
      expect.arrayContaining([
        `/community/${community['board']}`,
        `/community/${community['board']}/posts/${community['post']}`,
        `/events/${community['event']}`,
      ]),
    );
    for (const id of [closed, community['hidden'], community['hiddenPost'], community['removed']])
      expect(found.join(' ')).not.toContain(id);
    expect(new Set(found).size).toBe(found.length);
  });

  it('the sitemaps list each job once, in any size', async () => {
    const open = app.application.all(PUBLIC_ADDRESSES).flat();
    const addresses = open.find(({ kind }) => kind === 'jobs') as PublicAddresses;
    for (const size of [1, 2, 3, 5, 50]) {
      const starts = await addresses.starts(size);
      expect(starts[0]).toBe(FIRST);
      const found: string[] = [];
      for (const start of starts) {
        for await (const page of addressesFrom(addresses, start, size))
          found.push(...page.map(({ path }) => path));
      }
      expect(found).toEqual(jobs.map((id) => `/job/${id}`));
    }
  });

  it('a sitemap of an unknown kind gives 404', async () => {
    expect((await app.client().get(`/sitemaps/people/${FIRST}`)).status).toBe(404);
    expect((await app.client().get('/sitemaps/jobs/none')).status).toBe(200);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { pageFolder, readPage, type ReadPage } from './testing/page-reader.ts';

const HOSTILE = `"><script>alert(1)</script>'</title></noscript><!-- & "quotes"`;
const HIDE = {
  name: 'test-hide-ratings',
  text: 'update ratings set is_hidden = true where ratee_id = $1 returning id',
};

let app: TestApplication;
let folder: Awaited<ReturnType<typeof pageFolder>>;
beforeAll(async () => {
  folder = await pageFolder();
  app = await startTestApplication({ byDay: true, webRoot: folder.root });
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

/** An employer and a referrer who have rated each other. */
async function rated(company: string, review: string): Promise<{ employer: SignedUp; referrer: SignedUp }> {
  const fixture = await ReferralFixture.open(app);
  const { employer, referrer } = fixture;
  const referralId = await fixture.refer({ jobId: await fixture.post({ company }) });
  await fixture.move(referralId, 'contacted', 'interviewing');
  ok(await employer.client.put(`/api/referrals/${referralId}/hire`, { addOns: {} }));
  ok(await employer.client.put(`/api/referrals/${referralId}/complete`, {}));
  ok(await employer.client.post('/api/ratings', { referralId, rating: 5 }));
  ok(await referrer.client.post('/api/ratings', { referralId, rating: 4, review }));
  return { employer, referrer };
}

const pathOf = ({ id }: SignedUp): string => `/ratings/${id}`;
const read = (path: string, headers: Record<string, string> = {}): Promise<ReadPage> =>
  readPage(`${app.origin}${path}`, headers);
const plainOf = ({ html }: ReadPage): string => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

it('the page has the head and the words of the ratings in both languages, under one canonical address', async () => {
  const { employer } = await rated('Hill Country Builders', 'Pays on time.');
  const path = pathOf(employer);
  const english = await read(`${path.toUpperCase().replace('/RATINGS', '/Ratings')}/?ref=x`);
  expect(english.status).toBe(200);
  expect(english.headers.get('X-Robots-Tag')).toBeNull();
  expect(english.title).toBe('Ratings of Hill Country Builders · Crewvine');
  expect(english.meta).toMatchObject({
    description: 'Rated 4.0 of 5, 1 rating. What people say after completed work.',
    'og:title': 'Ratings of Hill Country Builders',
    'og:url': `http://crewvine.test${path}`,
    'og:image': 'http://crewvine.test/og/crewvine.png',
    'twitter:card': 'summary_large_image',
  });
  expect(english.links).toMatchObject({
    canonical: `http://crewvine.test${path}`,
    'alternate en': `http://crewvine.test${path}`,
    'alternate es': `http://crewvine.test${path}?lang=es`,
    'alternate x-default': `http://crewvine.test${path}`,
  });
  expect(plainOf(english)).toContain('<p>★★★★☆<br />Pays on time.<br />Pat · Referrer</p>');
  const spanish = await read(`${path}?lang=es`);
  expect(spanish.title).toBe('Calificaciones de Hill Country Builders · Crewvine');
  expect(spanish.meta['description']).toMatch(/^Calificación: 4\.0 de 5, 1 opinión\. Lo que dice la gente/);
  expect(spanish.links['canonical']).toBe(`http://crewvine.test${path}?lang=es`);
  expect(plainOf(spanish)).toContain('Pat · Quien recomienda');
});

it('hostile names and words cannot break the page', async () => {
  const { employer } = await rated(HOSTILE, HOSTILE);
  const page = await read(pathOf(employer));
  expect(page.html).not.toContain('<script>alert');
  expect([page.html.match(/<title>/g), page.html.match(/<\/noscript>/g)]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ]);
  expect(page.title).toContain('<script>alert(1)</script>');
  expect(page.meta['og:title']).toContain('</title>');
});

it('the page shows no rating that moderators hide, and search engines leave out a page without ratings', async () => {
  const { employer } = await rated('Quiet Crew', 'They never paid me.');
  await app.application.sql.rows(HIDE, [employer.id]);
  expect((await read(pathOf(employer))).html).not.toContain('They never paid me.');
  const { referrer } = await ReferralFixture.open(app);
  const page = await read(pathOf(referrer));
  expect([page.status, page.headers.get('X-Robots-Tag'), page.links['canonical']]).toEqual([
    200,
    'noindex',
    undefined,
  ]);
  expect(page.meta['description']).toMatch(/^No ratings yet\./);
});

it('the page of a deleted account is 404 without a name, and its ratings of others lose their words', async () => {
  const { employer, referrer } = await rated('Late Pay Inc', 'Late pay.');
  ok(await referrer.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
  const gone = await read(pathOf(referrer));
  expect([gone.status, gone.headers.get('X-Robots-Tag'), gone.title]).toEqual([404, 'noindex', 'Crewvine']);
  expect(gone.html).not.toContain('Pat');
  const left = plainOf(await read(pathOf(employer)));
  expect(left).toContain('<p>★★★★☆<br />Former member · Referrer</p>');
  expect(left).not.toContain('Late pay.');
});

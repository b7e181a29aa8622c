import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_SCREENS } from '#platform/http/contract/screens.ts';
import { SECRET_PAGES } from '#platform/http/contract/secret-pages.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { hostEvent } from '../testing/community/hosted-event.ts';
import { pageFolder, readPage, type ReadPage } from './testing/page-reader.ts';

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';
const HOSTILE = `"><script>alert(1)</script>'</title></script><!-- & "quotes"`;
const BOARD = { name: 'Framers', description: 'Slate and frames.', industry: 'construction' };
const POST = { title: 'Which nail gun?', content: 'Mine jams **every** day.', type: 'question' };
const BODY = 'A first post, long enough to be one.';

let app: TestApplication;
let folder: Awaited<ReturnType<typeof pageFolder>>;
let fixture: ReferralFixture;
const ids: Record<string, string> = {};

beforeAll(async () => {
  folder = await pageFolder();
  app = await startTestApplication({ byDay: true, webRoot: folder.root });
  fixture = await ReferralFixture.open(app);
  const { employer, referrer } = fixture;
  ids['open'] = await fixture.post();
  ids['hostile'] = await fixture.post({
    title: HOSTILE,
    company: HOSTILE,
    description: `${HOSTILE} ${BODY}`,
  });
  ids['closed'] = await fixture.post({ title: 'Roof framer' });
  ok(await employer.client.patch(`/api/jobs/${ids['closed']}`, { isActive: false }));
  ids['code'] = referrer.referralCode;
  ids['referrer'] = referrer.id;
  await joinedDaysAgo(app, referrer, 60);
  ids['board'] = ok(await referrer.client.post('/api/industry-boards', { ...BOARD, isPrivate: false })).id;
  ids['private'] = ok(await referrer.client.post('/api/industry-boards', { ...BOARD, isPrivate: true })).id;
  ids['event'] = await hostEvent(app, referrer, []);
  const written = (path: string) => referrer.client.post(path, POST);
  ids['post'] = ok(await written(`/api/industry-boards/${ids['board']}/posts`)).id;
  ids['privatePost'] = ok(await written(`/api/industry-boards/${ids['private']}/posts`)).id;
  ids['discussion'] = ok(
    await referrer.client.post('/api/forum/discussions', { ...POST, category: 'general' }),
  ).id;
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

const at = (path: string): string => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
const read = (path: string, headers: Record<string, string> = {}): Promise<ReadPage> =>
  readPage(`${app.origin}${at(path)}`, headers);

it('a page is compressed for readers who come from another site, except for the page of a secret link', async () => {
  const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Site': 'cross-site' };
  const encodingOf = async (path: string, client: HttpClient): Promise<string | null> =>
    (await client.get(at(path), headers)).headers.get('Content-Encoding');
  expect(await encodingOf('/job/{open}', app.client())).toBe('br');
  expect(await encodingOf('/job/{open}', fixture.employer.client)).toBe('br');
  expect(await encodingOf('/sign-offer/any', app.client())).toBeNull();
});

describe('the status of an address', () => {
  it.each([
    [200, '/'],
    [200, '/jobs?location=Austin'],
    [200, '/JOBS/'],
    [200, '/job/{open}'],
    [200, '/terms'],
    [200, '/community/{board}'],
    [200, '/community/{private}'],
    [200, '/community/{board}/posts/{post}'],
    [200, '/community/search?q=roof'],
    [200, '/forum/{discussion}'],
    [200, '/events/{event}'],
    [200, '/join?ref={code}'],
    [200, '/ratings/{referrer}'],
    [200, '/?job={closed}'],
    [200, '/dashboard'],
    [200, '/confirm-referral/no-such-token'],
    [404, '/no/such/page'],
    [404, '/wp-login.php'],
    [404, '/job'],
    [404, `/job/${UNKNOWN}`],
    [404, '/job/none'],
    [404, `/community/${UNKNOWN}`],
    [404, '/community/{private}/posts/{privatePost}'],
    [404, '/community/{private}/posts/{post}'],
    [404, '/forum/{post}'],
    [404, `/events/${UNKNOWN}`],
    [404, `/ratings/${UNKNOWN}`],
    [404, '/ratings/none'],
    [410, '/job/{closed}'],
    [302, '/join'],
    [302, '/join?ref=NOBODY00'],
  ])('the status is %s for %s', async (status, path) => {
    expect((await read(path)).status).toBe(status);
  });

  it('an address that only forwards redirects with its query', async () => {
    expect((await read('/join?ref=NOBODY00&job=1')).headers.get('Location')).toBe(
      '/signup?ref=NOBODY00&job=1',
    );
  });

  it('a signed-in user gets the application if the address has a screen', async () => {
    const own = (client: HttpClient, path: string) => read(path, { Cookie: client.cookieHeader() });
    const { client } = fixture.employer;
    expect((await own(client, '/job/{closed}')).status).toBe(200);
    expect((await own(client, '/no/such/page')).status).toBe(404);
  });
});

describe('pages outside of search engines', () => {
  it('search engines exclude every page that is secret, private, closed, or unknown', async () => {
    const secret = SECRET_PAGES.map((page) => page.replaceAll(/:\w+/g, 'secret'));
    const member = MEMBER_SCREENS.map((page) => page.replaceAll(/:\w+/g, UNKNOWN).replace('*', 'x'));
    const others = ['/no/such/page', '/job/{closed}', '/community/{private}', '/join?ref={code}'];
    for (const path of [...secret, ...member, ...others]) {
      const { headers, meta, links } = await read(path);
      expect([path, headers.get('X-Robots-Tag')?.split(',')[0], links['canonical']]).toEqual([
        path,
        'noindex',
        undefined,
      ]);
      expect([path, meta['robots']]).toEqual([path, 'noindex']);
    }
  });

  it('search engines include everything that a visitor may read', async () => {
    for (const path of ['/', '/job/{open}', '/forum/{discussion}', '/events/{event}', '/community/{board}'])
      expect([path, (await read(path)).headers.get('X-Robots-Tag')]).toEqual([path, null]);
  });
});

describe('the head of a page', () => {
  it('the head of a job has the text for chats: the bonus first, then the work', async () => {
    const { title, meta, links } = await read('/job/{open}?ref={code}');
    expect(title).toBe('Framer · Hill Country Builders · Austin, TX · Crewvine');
    expect(meta).toMatchObject({
      'og:title': '$500 bonus · Framer · Hill Country Builders · Austin, TX',
      'og:type': 'website',
      'og:url': at('http://crewvine.test/job/{open}'),
      'og:image': at('http://crewvine.test/og/job/{open}.png'),
      'twitter:card': 'summary_large_image',
    });
    expect(meta['description']).toMatch(/^\$25\/hour\. Know someone good\?.*\$500/);
    expect(links).toMatchObject({
      canonical: at('http://crewvine.test/job/{open}'),
      'alternate en': at('http://crewvine.test/job/{open}'),
      'alternate es': at('http://crewvine.test/job/{open}?lang=es'),
      'alternate x-default': at('http://crewvine.test/job/{open}'),
    });
  });

  it('the language comes from the address, else the cookie, else the browser', async () => {
    const languageOf = async (path: string, headers: Record<string, string>) => {
      const { html, headers: answered, meta } = await read(path, headers);
      const shown = /<html lang="(\w+)"/.exec(html)?.[1];
      expect([answered.get('Content-Language'), meta['og:locale']]).toEqual([shown, `${shown}_US`]);
      return shown;
    };
    const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
    expect(await languageOf('/job/{open}', {})).toBe('en');
    expect(await languageOf('/job/{open}', spanish)).toBe('es');
    expect(await languageOf('/job/{open}', { ...spanish, Cookie: 'crewvine.language=en' })).toBe('en');
    expect(await languageOf('/job/{open}?lang=es', { Cookie: 'crewvine.language=en' })).toBe('es');
    expect(await languageOf('/jobs', { 'Accept-Language': 'fr' })).toBe('en');
    const { meta, links } = await read('/job/{open}', spanish);
    expect(meta['og:title']).toMatch(/^Bono de \$500 · Framer/);
    expect(meta['og:image']).toMatch(/\.png\?lang=es$/);
    expect(links['canonical']).toBe(at('http://crewvine.test/job/{open}?lang=es'));
  });

  it('the home page with a shared job has the job’s head', async () => {
    const { meta, links } = await read('/?job={open}&ref={code}');
    expect(meta['og:title']).toContain('Framer');
    expect(links['canonical']).toBe(at('http://crewvine.test/job/{open}'));
    expect((await read('/?job={closed}')).meta['og:title']).toMatch(/^Crewvine/);
  });

  it('the head of an invitation names the inviter', async () => {
    expect((await read('/join?ref={code}')).title).toBe('Pat invited you to Crewvine');
  });

  it('user text cannot break the head or the data for search engines', async () => {
    const { html, title, meta, data } = await read('/job/{hostile}');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(title).toContain('"><script>alert(1)</script>');
    expect(meta['og:title']).toContain('</title>');
    expect(data['JobPosting']?.['title']).toBe(HOSTILE);
  });

  it('every script with data has the nonce of its response', async () => {
    const { html, headers } = await read('/job/{open}');
    const nonce = /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
    const scripts = html.match(/<script type="application[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain('__CSP_NONCE__');
  });

  it('the head reveals nothing of a private board', async () => {
    const { html } = await read('/community/{private}/posts/{privatePost}');
    expect(html).not.toContain('nail gun');
  });
});

describe('a page without scripts', () => {
  const plainOf = async (path: string, headers = {}): Promise<string> =>
    /<noscript>(.*?)<\/noscript>/s.exec((await read(path, headers)).html)?.[1] ?? '';

  it('the plain page shows the job in the language of the page', async () => {
    const english = await plainOf('/job/{open}');
    for (const words of [
      '<h1>Framer</h1>',
      '<dt>Referral bonus</dt><dd>$500</dd>',
      '<dd>Hill Country Builders</dd>',
      '<dd>Full-time</dd>',
      '<p>Frame walls and roofs in Austin.</p>',
      '<a href="/jobs">',
    ])
      expect(english).toContain(words);
    const spanish = await plainOf('/job/{open}?lang=es');
    for (const words of ['<dt>Bono por recomendar</dt>', '<dd>$25/hora</dd>', '<dd>Tiempo completo</dd>'])
      expect(spanish).toContain(words);
  });

  it('the plain page of an unknown address says so and leads to the jobs', async () => {
    const english = await plainOf('/no/such/page');
    expect(english).toContain('<h1>404 Page Not Found</h1>');
    expect(english).toContain('<a href="/jobs">Jobs</a>');
    const spanish = await plainOf('/no/such/page', { 'Accept-Language': 'es' });
    expect(spanish).toContain('<h1>404 Página no encontrada</h1>');
  });

  it('the plain page shows a post, an event, and that a job has closed', async () => {
    expect(await plainOf('/forum/{discussion}')).toContain('<p>Mine jams every day.</p>');
    expect(await plainOf('/events/{event}')).toContain('Two hours on falls and ladders.');
    expect(await plainOf('/job/{closed}')).toContain('<h1>Roof framer (closed)</h1>');
  });

  it('other pages tell readers to turn on JavaScript, and user text cannot break them', async () => {
    expect(await plainOf('/dashboard', { 'Accept-Language': 'es' })).toContain('Active JavaScript');
    const { html } = await read('/job/{hostile}');
    expect(html.match(/<noscript>/g)).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
  });
});

describe('the data for search engines', () => {
  it('a job has the data that Google requires', async () => {
    const { data } = await read('/job/{open}');
    expect(data['JobPosting']).toMatchObject({
      '@context': 'https://schema.org',
      title: 'Framer',
      description: '<p>Frame walls and roofs in Austin.</p><p>full-time</p><p>$25/hour</p>',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Hill Country Builders' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' },
      },
      baseSalary: { currency: 'USD', value: { value: 25, unitText: 'HOUR' } },
      directApply: true,
    });
    expect(data['BreadcrumbList']?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Jobs', item: 'http://crewvine.test/jobs' },
      { position: 3, name: 'Framer' },
    ]);
  });

  it('a discussion has the data that Google requires', async () => {
    for (const path of ['/forum/{discussion}', '/community/{board}/posts/{post}']) {
      expect((await read(path)).data['DiscussionForumPosting']).toMatchObject({
        headline: 'Which nail gun?',
        text: 'Mine jams every day.',
        url: at(`http://crewvine.test${path}`),
        author: { '@type': 'Person', name: expect.stringMatching(/^Pat Number/) },
        datePublished: expect.any(String),
      });
    }
  });

  it('an event has the data that Google requires', async () => {
    expect((await read('/events/{event}')).data['Event']).toMatchObject({
      name: 'OSHA 10 refresher',
      startDate: '2099-03-14T18:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: [{ '@type': 'Place', address: { addressCountry: 'US' } }],
    });
  });
});

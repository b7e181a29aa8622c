import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE_AGENT } from '#testing/browser/browser.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { pageFolder } from './testing/page-reader.ts';

/** Draws the answers of two calls: the reader, and the one named in the address. */
const RENDERER = `export async function renderPage({ ask, url }) {
  const also = new URL(url, 'http://page').searchParams.get('also') ?? '/api/auth/user';
  const answers = [await ask('/api/auth/user'), await ask(also)];
  const tree = answers.map(({ status, text }) => status + ' ' + text).join(' ') + ' words'.repeat(300);
  return { tree, styles: '', data: '{}', language: 'en' };
}`;
const MOST_RENDERED = 20;
const DASHBOARD = '/referrer-dashboard';

let app: TestApplication;
let folder: Awaited<ReturnType<typeof pageFolder>>;
let fixture: ReferralFixture;
beforeAll(async () => {
  folder = await pageFolder();
  const build = path.join(folder.root, '.server');
  await mkdir(build);
  await writeFile(path.join(build, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(build, 'entry-server.js'), RENDERER);
  const limits = { renderedPage: { points: MOST_RENDERED, seconds: 60 } };
  app = await startTestApplication({ byDay: true, webRoot: folder.root, limits });
  fixture = await ReferralFixture.open(app);
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

async function open(client: HttpClient, at = DASHBOARD, headers: Record<string, string> = {}) {
  const answer = await client.get<string>(at, { 'User-Agent': PHONE_AGENT, ...headers });
  return { ...answer, isDrawn: answer.body.includes('id="page-data"') };
}

it('a dashboard drawn for a phone contains its reader’s data, and no one stores it', async () => {
  const { employer, referrer } = fixture;
  for (const { client, id } of [employer, referrer]) {
    const { status, body, headers, isDrawn } = await open(client);
    expect([status, isDrawn]).toEqual([200, true]);
    expect(body).toContain(`200 {"id":"${id}"`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  }
});

it('a dashboard is not drawn with data that its reader may not read', async () => {
  const { employer, referrer } = fixture;
  const also = '?also=/api/employer-stats';
  expect((await open(employer.client, `/employer-dashboard${also}`)).isDrawn).toBe(true);
  expect((await open(referrer.client, `${DASHBOARD}${also}`)).isDrawn).toBe(false);
});

it('a dashboard is compressed, but not for another site, which could guess words by the length', async () => {
  const { client } = fixture.referrer;
  const encodingOf = async (site: string) => {
    const { isDrawn, headers } = await open(client, DASHBOARD, {
      'Accept-Encoding': 'br',
      'Sec-Fetch-Site': site,
    });
    return [isDrawn, headers.get('Content-Encoding')];
  };
  expect(await encodingOf('none')).toEqual([true, 'br']);
  expect(await encodingOf('cross-site')).toEqual([true, null]);
});

it('the browser draws the dashboard on a computer, for a prefetch, and for visitors', async () => {
  const { client } = fixture.employer;
  const computer = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  };
  const undrawn = [
    await open(client, '/employer-dashboard', computer),
    await open(client, '/employer-dashboard', { 'Sec-Purpose': 'prefetch' }),
    await open(client, '/employer/plans'),
  ];
  for (const { status, isDrawn, headers } of undrawn)
    expect([status, isDrawn, headers.get('Cache-Control')]).toEqual([200, false, 'private, no-cache']);
  const { status, isDrawn, headers } = await open(app.client(), '/employer-dashboard');
  expect([status, isDrawn, headers.get('Cache-Control')]).toEqual([200, false, 'no-cache']);
});

it('a session without a user gets the pages of a visitor, and a user’s session does not', async () => {
  const visitor = app.client();
  await visitor.post('/api/access-gate', { password: 'hardhat' });
  expect(visitor.cookieHeader()).toContain('crewvine.sid=');
  const saysSignedOut = ({ body }: { readonly body: string }) => body.includes('data-signed-out');
  for (const client of [visitor, fixture.employer.client]) {
    const isVisitor = client === visitor;
    expect((await open(client, '/jobs')).isDrawn).toBe(isVisitor);
    expect((await open(client, '/confirm-referral/unknown')).isDrawn).toBe(isVisitor);
    for (const at of ['/my-applications', '/referrer-dashboard?x', '/no/such/page'])
      expect([at, saysSignedOut(await open(client, at))]).toEqual([at, isVisitor]);
  }
  expect((await open(visitor, '/jobs')).headers.get('Cache-Control')).toBe('private, no-cache');
});

it('the browser draws the dashboard after the session, and no one stores the page or its cookie', async () => {
  const ended = { Cookie: 'crewvine.sid=ended' };
  const { status, isDrawn, headers } = await open(app.client(), '/employer-dashboard', ended);
  expect([status, isDrawn, headers.get('Cache-Control')]).toEqual([200, false, 'private, no-store']);
});

it('the browser draws the dashboard if the session cannot be read', async () => {
  const { client } = fixture.employer;
  await app.application.sql.rows({
    name: 'test-hide-sessions',
    text: 'alter table sessions rename to hidden_sessions',
  });
  const { status, isDrawn } = await open(client, '/employer-dashboard');
  await app.application.sql.rows({
    name: 'test-show-sessions',
    text: 'alter table hidden_sessions rename to sessions',
  });
  expect([status, isDrawn]).toEqual([200, false]);
  expect((await open(client, '/employer-dashboard')).isDrawn).toBe(true);
});

it('the browser draws the dashboard of a person who reloads it too often', async () => {
  const worker = await signUpWorker(app);
  for (let count = 0; count < MOST_RENDERED; count += 1)
    expect((await open(worker.client, '/worker-dashboard')).isDrawn).toBe(true);
  expect((await open(worker.client, '/worker-dashboard')).isDrawn).toBe(false);
});

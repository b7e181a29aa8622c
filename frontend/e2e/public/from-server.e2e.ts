import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_SCREENS, screenPattern } from '#contract/http/screens.ts';
import { holding } from '../support/stand-ins/answers.ts';
import { expectAccessible, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { confirmEmail } from '../support/steps/confirm-email.ts';
import { expectSeen } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { openDrawn, troubleWith } from './drawn-pages.ts';
import { adopted, call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';
import { useSlow4g } from '../support/slow-4g.ts';

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';
const HOSTILE = `</script><script>document.title='broken'</script><img src=x onerror="alert(1)"> "Framer"`;
/** The browser's call after it has taken a page over: opening an invitation counts as a visit. */
const AFTERWARD = /^GET \/api\/join\//;

const IS_HOSTILE =
  /^<\/script><script>document\.title='broken'<\/script><img src=x onerror="alert\(1\)"> "Framer"$/;
/** The first pages include one of each frame: enough for the second language. */
const OF_EACH_FRAME = 7;
const ANY = /\w/;

/** Creates one page of each kind. Returns the paths with the headings to expect. */
async function writtenPages(member: Person, jobId: string, closedId: string) {
  await confirmEmail(member);
  const written = { title: HOSTILE, content: 'Mine jams **every** day.', type: 'question' };
  const board = {
    name: 'Framers',
    description: 'Slate and frames.',
    industry: 'construction',
    isPrivate: false,
  };
  const boardId = (await call(member, 'POST', '/api/industry-boards', board)).id;
  const post = await call(member, 'POST', `/api/industry-boards/${boardId}/posts`, written);
  const talk = await call(member, 'POST', '/api/forum/discussions', { ...written, category: 'general' });
  const event = await call(member, 'POST', '/api/events', {
    title: HOSTILE,
    description: 'Planks, ties and guard rails.',
    eventType: 'safety',
    startAt: '2099-03-14T18:00:00Z',
    endAt: '2099-03-14T20:00:00Z',
    location: 'Austin, TX',
  });
  const { id: userId, referralCode } = await call(member, 'GET', '/api/auth/user');
  return [
    [`/job/${jobId}`, IS_HOSTILE],
    ['/', ANY],
    ['/jobs', ANY],
    ['/leaderboard', ANY],
    [`/community/${boardId}`, ANY],
    [`/forum/${talk.id}`, IS_HOSTILE],
    [`/events/${event.id}`, IS_HOSTILE],
    ['/home', ANY],
    ['/jobs?q=framer&industry=construction&sort=bonus', ANY],
    [`/?job=${jobId}`, ANY],
    ['/old-landing', ANY],
    [`/join?ref=${referralCode}`, ANY],
    ['/community', ANY],
    ['/community/search?q=jams', ANY],
    [`/community/${boardId}/posts/${post.id}`, IS_HOSTILE],
    ['/forum', ANY],
    ['/events', ANY],
    [`/ratings/${userId}`, ANY],
    ['/transparency', ANY],
    ['/terms', ANY],
    ['/privacy-policy', ANY],
    ['/login?returnTo=%2Fjobs', ANY],
    ['/signup', ANY],
    ['/employer-signup', ANY],
    ['/worker-signup', ANY],
    ['/forgot-password', ANY],
    ['/verify-document', ANY],
    ['/waitlist', ANY],
    [`/job/${UNKNOWN}`, ANY],
    [`/ratings/${UNKNOWN}`, ANY],
    [`/job/${closedId}`, /This job is closed|Este empleo ya cerró/],
  ] as const;
}

describe('a public page that the server draws', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let pages: readonly (readonly [path: string, heading: RegExp])[] = [];

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const fixture = new Fixture(contractor, member);
    const closedId = await fixture.job('Roof framer');
    await call(contractor, 'PATCH', `/api/jobs/${closedId}`, { isActive: false });
    pages = await writtenPages(member, await fixture.job(HOSTILE), closedId);
  });
  afterAll(() => product.stop());

  it('the pages of these tests include every public screen', () => {
    const paths = pages.map(([path]) => new URL(path, product.origin).pathname);
    const isTested = (screen: string) => paths.some((path) => screenPattern(screen).test(path));
    expect(PUBLIC_SCREENS.filter((screen) => !isTested(screen))).toEqual([]);
  });

  it('a person without JavaScript reads the page in their language, and each script has the nonce', async () => {
    const readers = [
      { locale: 'en-US', words: 'Skip to content' },
      { locale: 'es-MX', words: 'Saltar al contenido' },
    ];
    for (const { locale, words } of readers) {
      const context = await browser.newContext({
        baseURL: product.origin,
        locale,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      for (const [path, heading] of pages) {
        const answer = await openDrawn(page, path);
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path })
          .toMatch(heading);
        await expect.poll(() => page.locator('#root').textContent()).toContain(words);
        const nonce = /'nonce-([^']+)'/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1];
        const html = (await answer?.text()) ?? '';
        const scripts = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(3);
        // The content policy forbids style attributes.
        expect(html).not.toMatch(/<[^>]+ style="/);
        for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      }
      await context.close();
    }
  });

  it('the browser takes over the page without an error, a change, or a request', async () => {
    for (const locale of ['en-US', 'es-MX']) {
      const visitor = await meet(browser, product, { viewport: PHONE, locale });
      const paths = (locale === 'en-US' ? pages : pages.slice(0, OF_EACH_FRAME)).map(([path]) => path);
      expect(await troubleWith(visitor, paths, AFTERWARD), locale).toEqual([]);
      await visitor.context.close();
    }
  });

  it('each page is accessible before and after its script runs', async () => {
    const { page, context } = await meet(browser, product, { viewport: PHONE });
    const scripts = '**/assets/*.js';
    for (const [path] of pages) {
      const letGo = await holding(page, scripts);
      await openDrawn(page, path, [], 'commit');
      await page.waitForFunction(() => document.readyState !== 'loading');
      await expectAccessible(page, `${path}, not taken over`);
      letGo();
      await adopted(page);
      await settled(page);
      await expectAccessible(page, path);
      await page.unroute(scripts);
    }
    await context.close();
  });

  it('the page is readable on Slow 4G before its script loads, and early input is not lost', async () => {
    const { page, context } = await meet(browser, product, { viewport: DESKTOP });
    await useSlow4g(page);
    const letGo = await holding(page, '**/assets/*.js');
    await openDrawn(page, '/community', [], 'commit');
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    await page.getByRole('searchbox').fill('slate');
    await page.getByLabel('Industry').selectOption('Construction');
    letGo();
    await expect.poll(() => new URL(page.url()).search).toBe('?industry=construction');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('slate');
    await expectSeen(page.getByRole('link', { name: /^View Board.*Framers$/ }));
    await context.close();
  });

  it('a page whose code did not arrive loads once more when the server answers', async () => {
    const { page, context } = await meet(browser, product, { viewport: PHONE });
    const lost = new Set<string>();
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isLost = lost.size === 0 && !/index|vendor/.test(pathname);
      if (!isLost) return route.continue();
      lost.add(pathname);
      await route.abort();
    });
    await openDrawn(page, '/jobs');
    await expect.poll(() => lost.size).toBe(1);
    await adopted(page);
    await page.getByRole('searchbox').fill('slate');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('slate');
    await context.close();
  });

  it('the page switches to the chosen language even if its cookie is gone', async () => {
    const { page, context } = await meet(browser, product, { viewport: PHONE });
    await context.addInitScript(() => localStorage.setItem('crewvine.language', 'es'));
    await openDrawn(page, '/terms');
    const language = () => page.locator('html').getAttribute('lang');
    await expect.poll(language).toBe('es');
    const cookies = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    await expect.poll(cookies).toContain('crewvine.language=es');
    await context.close();
  });

  it('a user with a session receives the application instead', async () => {
    const { page } = contractor;
    for (const [path] of pages) {
      const html = await (await contractor.context.request.get(path)).text();
      expect(html, path).toContain('class="boot"');
      expect(html, path).not.toContain('id="page-data"');
    }
    const [[path, heading] = ['', ANY]] = pages;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(unexpected(contractor)).toEqual([]);
  });
});

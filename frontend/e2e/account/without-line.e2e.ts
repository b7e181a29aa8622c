import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { adopted, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WORKER = path.resolve(import.meta.dirname, '../../dist/push-worker.js');

/** Serves the product with another service worker, whose request a test cannot intercept in the browser. */
async function inFrontOf({ origin }: Product, worker: () => string): Promise<Server> {
  const server = createServer((asked, answer) => {
    if (asked.url === '/push-worker.js') {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker());
      return;
    }
    const onward = request(new URL(asked.url ?? '/', origin), {
      method: asked.method,
      headers: asked.headers,
    });
    onward.on('response', (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a phone that is offline', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
  });
  afterAll(() => product.stop());

  /** A person on their own phone with the service worker installed. */
  async function withWorker(at = product, colorScheme: 'light' | 'dark' = 'light'): Promise<Person> {
    const person = await meet(browser, at, { viewport: PHONE, colorScheme, serviceWorkers: 'allow' });
    await person.page.goto('/login');
    await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.page.goto('/login');
    return person;
  }

  async function wordsWithoutLine({ page, context }: Person): Promise<string> {
    await context.setOffline(true);
    await page.goto('/my-referrals');
    await expectSeen(page.getByRole('heading', { name: 'You’re offline' }));
    const words = (await page.locator('main').textContent()) ?? '';
    await context.setOffline(false);
    return words;
  }

  it('an offline phone shows its stored data, and nothing of the person after logging out', async () => {
    const member = await withWorker();
    const { page, context } = member;
    await becomeMember(member);
    await new Fixture(contractor, member).submitted('Rosa Diaz');
    await page.goto('/jobs');
    await expectSeen(page.getByRole('article', { name: 'Job of Rosa Diaz' }));
    await page.goto('/my-referrals');
    await expectSeen(page.getByText('Rosa Diaz').first());
    await page.evaluate(() =>
      localStorage.setItem('crewvine.draft.writing.forum', '{"title":"Which nail gun?"}'),
    );
    const kept = await wordsWithoutLine(member);
    for (const words of [
      'Rosa Diaz',
      'Job of Rosa Diaz',
      '$25/hour',
      'Which nail gun?',
      'Post / Publicación',
    ])
      expect(kept).toContain(words);
    await expectAccessible(page, 'without a line');
    await expectNoOverflow(page, 'without a line');
    await page.goto('/api/logout');
    await expect.poll(() => page.evaluate(() => document.cookie.includes('logged-out'))).toBe(false);
    const left = await wordsWithoutLine(member);
    expect(left).toContain('Last jobs you saw');
    for (const words of ['Your referrals', 'Which nail gun?', 'Drafts']) expect(left).not.toContain(words);
    await context.close();
  });

  it('an offline phone shows no data of the user who was signed in before', async () => {
    const member = await withWorker(product, 'dark');
    const { page, context } = member;
    await becomeMember(member);
    await new Fixture(contractor, member).submitted('Lupe Sol');
    await page.goto('/my-referrals');
    await expectSeen(page.getByText('Lupe Sol').first());
    expect(await wordsWithoutLine(member)).toContain('Lupe Sol');
    await becomeMember(member, 'Ben');
    await page.goto('/notifications');
    await expectSeen(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('crewvine.kept.referrals'))).toBeNull();
    expect(await wordsWithoutLine(member)).not.toContain('Lupe Sol');
    await context.close();
  });

  it.each(['allow', 'block'] as const)(
    'an offline link leaves the screen in place and opens later, and a search shows earlier results (worker: %s)',
    async (serviceWorkers) => {
      const person =
        serviceWorkers === 'allow' ? await withWorker() : await meet(browser, product, { viewport: PHONE });
      const { page, context } = person;
      const failed: string[] = [];
      await new Fixture(contractor, contractor).job('Slate roofer');
      page.on('requestfailed', (failure) => failed.push(failure.url()));
      await page.goto('/jobs');
      await adopted(page);
      const job = page.getByRole('article', { name: 'Slate roofer' });
      await expectSeen(job);
      await context.setOffline(true);
      await page.getByRole('searchbox').first().fill('Slate');
      await expectSeen(page.getByRole('heading', { name: "You're offline" }));
      await expectSeen(job);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expectText(
        page.getByRole('alert').last(),
        "You're offline. We'll open it as soon as you're back online.",
      );
      expect(failed).toContainEqual(expect.stringMatching(/assets\/TermsPage-/));
      await expectSeen(job);
      await expectSeen(page.getByRole('banner'));
      await expectAccessible(page, 'an offline link');
      await expectNoOverflow(page, 'an offline link');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
      await context.setOffline(false);
      await expectSeen(page.getByRole('heading', { level: 1, name: 'Terms of Service' }));
      await expectSeen(page.locator('html[data-same-page]'));
      await context.close();
    },
  );

  it.each(['en-US', 'es-US'])(
    'a part that is opened offline opens later, and text typed without a draft stays (%s)',
    async (locale) => {
      const { page, context } = await meet(browser, product, { viewport: PHONE, locale });
      await page.goto('/login');
      await adopted(page);
      const email = page.getByRole('textbox').first();
      await email.fill('rosa@example.com');
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('button').last().click();
      await expectSeen(page.getByRole('alert').last());
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await context.setOffline(false);
      await expectSeen(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await expect.poll(() => email.inputValue()).toBe('rosa@example.com');
      await context.close();
    },
  );

  it('a new version of the service worker takes over on the next page', async () => {
    let worker = readFileSync(WORKER, 'utf8');
    const server = await inFrontOf(product, () => worker);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const visitor = await withWorker({ ...product, origin });
    const { page, context } = visitor;
    const kept = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('crewvine-')));
    expect(await kept()).toEqual([expect.stringMatching(/^crewvine-[0-9a-f]{12}$/)]);
    worker = worker.replace(/VERSION = '\w+'/, "VERSION = 'next'");
    await page.goto('/terms');
    await expect.poll(kept).toEqual(['crewvine-next']);
    await context.close();
    server.close();
  });
});

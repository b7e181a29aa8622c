import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { openDrawn, troubleWith } from './drawn-pages.ts';
import { expectSeen } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

/** Only a page that a person opens is noted as seen, and whether a link is still valid is checked again. */
const AFTERWARD = /^GET \/api\/(offer-letters\/sign|unsubscribe|moderation-appeals)\//;
const LINKS = [
  'sign-offer',
  'confirm-referral',
  'interview',
  'first-day',
  'i9',
  'unsubscribe',
  'reference-check',
  'background-check-consent',
  'waitlist/confirm',
];

/** Each page handles a mistyped or expired link on its own. The waitlist page reads the link when its button is pressed. */
const DEAD = [...LINKS.filter((link) => link !== 'waitlist/confirm'), 'background-check-notice', 'appeal'];

/** Sends one link of each kind. */
async function sentLinks(contractor: Person, member: Person): Promise<{ links: string[]; letterOf: string }> {
  const fixture = new Fixture(contractor, member, 'es');
  const { referralId, signPath } = await fixture.sentLetter('Sent Letter');
  const reference = { name: 'Mia Sol', position: 'Foreman', email: 'mia@example.com' };
  await call(contractor, 'POST', `/api/referrals/${referralId}/reference-checks`, reference);
  await fixture.requestedConsent('Con Sent');
  await fixture.completed('Com Pleted');
  await fixture.invited('In Vited');
  await fixture.submitted('Sub Mitted');
  await fixture.settle();
  const messages: Loose[] = await call(contractor, 'GET', '/api/dev/outbox?limit=100');
  // Longer than a row's id, because links for members end with one.
  const newest = (link: string): string => {
    const found = messages.flatMap(({ body }) => new RegExp(`/${link}/[\\w-]{37,}`).exec(body)?.[0] ?? []);
    return found[0] ?? `/${link}/a-link-of-mine`;
  };
  const ofAccounts = ['/verify-email?token=of-an-account', '/reset-password?token=of-an-account'];
  return { links: [signPath, ...LINKS.slice(1).map(newest), ...ofAccounts], letterOf: referralId };
}

describe('the page of a link that the server draws', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let links: readonly string[] = [];
  let letterOf = '';

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    ({ links, letterOf } = await sentLinks(contractor, member));
  });
  afterAll(() => product.stop());

  const readerWithoutScript = async () => {
    const { page } = await meet(browser, product, { viewport: PHONE, javaScriptEnabled: false });
    return page;
  };
  const pathOf = (link: string): string => links.find((path) => path.startsWith(`/${link}/`)) ?? '/';
  const statusOfLetter = async (): Promise<string> =>
    (await call(contractor, 'GET', `/api/offer-letters/referral/${letterOf}`)).status;

  it('a person without JavaScript reads the page, robots do not, and reading leaves no trace', async () => {
    const page = await readerWithoutScript();
    for (const path of links) {
      const answer = await openDrawn(page, path);
      expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
      expect(answer?.headers()['referrer-policy'], path).toBe('no-referrer');
      await expect.poll(() => page.locator('h1').textContent(), { message: path }).toMatch(/\w/);
      const robot = await page.request.get(path, { headers: { 'User-Agent': 'WhatsApp/2.23' } });
      expect(await robot.text(), path).not.toContain('id="page-data"');
    }
    await openDrawn(page, pathOf('sign-offer'));
    const letter = (await page.locator('main').textContent()) ?? '';
    for (const words of ['Job of Sent Letter', '$25', 'Austin, TX', 'Cómo firmar'])
      expect(letter).toContain(words);
    expect(await statusOfLetter()).toBe('sent');
    await page.context().close();
  });

  it('the page of an unknown link says what to do, also without JavaScript, and returns 404 or 410', async () => {
    const page = await readerWithoutScript();
    for (const link of DEAD) {
      const path = `/${link}/a-link-of-nobody`;
      const answer = await openDrawn(page, path);
      expect([404, 410], path).toContain(answer?.status());
      const heading = (await page.locator('h1').textContent()) ?? '';
      const rest = ((await page.locator('main').textContent()) ?? '').replace(heading, '');
      expect([heading, rest], path).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w \w/)]);
    }
    await page.context().close();
    const visitor = await meet(browser, product, { viewport: PHONE });
    const paths = DEAD.map((link) => `/${link}/a-link-of-nobody`);
    expect(await troubleWith(visitor, paths, AFTERWARD)).toEqual([]);
    await visitor.context.close();
  });

  it('the page is accessible before its script runs', async () => {
    const { page, context } = await meet(browser, product, { viewport: PHONE });
    await page.route('**/*.js', (route) => route.abort());
    for (const path of [pathOf('sign-offer'), `${pathOf('confirm-referral')}?decline=1`]) {
      await openDrawn(page, path);
      await expectAccessible(page, path);
    }
    await context.close();
  });

  it('a form without JavaScript answers a referral, and declining requires a confirmation', async () => {
    const page = await readerWithoutScript();
    await openDrawn(page, pathOf('confirm-referral'));
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expectSeen(page.getByRole('heading', { name: '¿Rechazar esta recomendación?' }));
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Sí, quiero que me recomienden' }).click();
    await expectSeen(page.getByText('Usted confirmó esta recomendación.'));
    expect(new URL(page.url()).pathname).toBe(pathOf('confirm-referral'));
    await page.context().close();
  });

  it('the page equals what the browser would draw, in the language of the text with the link', async () => {
    for (const locale of ['en-US', 'es-MX']) {
      const visitor = await meet(browser, product, { viewport: PHONE, locale });
      expect(await troubleWith(visitor, links, AFTERWARD), locale).toEqual([]);
      await visitor.context.close();
    }
    // Opening the letter in a browser with JavaScript counts as a view.
    expect(await statusOfLetter()).toBe('viewed');
  });
});

import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const NARROW = { width: 320, height: 700 };

/** The emailed link. */
async function linkTo(person: Person, email: string): Promise<string> {
  const path = `/api/dev/outbox?to=${encodeURIComponent(email)}`;
  const read = async (): Promise<string> => {
    const [message]: Loose[] = await call(person, 'GET', path);
    return /\/waitlist\/confirm\/[\w-]+/.exec(message?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}

async function join({ page }: Person, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Claim My Spot' }).click();
}

describe('the waitlist', () => {
  let browser: Browser;
  let product: Product;
  let visitor: Person;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct({ PRELAUNCH: 'on' })]);
    visitor = await meet(browser, product, { viewport: PHONE });
    const [contractor, member] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
    ]);
    await becomeEmployer(contractor);
    job = await new Fixture(contractor, member).job();
  });
  afterAll(() => product.stop());

  it('the waitlist is the start page before the launch, and all other pages stay reachable', async () => {
    const { page } = visitor;
    await page.goto('/');
    await expectSeen(page.getByRole('heading', { level: 1, name: 'The network for people who build.' }));
    await expectSeen(page.getByText('Cash bonuses vary and are not guaranteed.'));
    await expect.poll(() => page.title()).toContain('waitlist');
    await page.goto('/job/' + job);
    await expectSeen(page.getByRole('heading', { name: 'Framing carpenter' }));
    await page.goto('/login');
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Sign In' }));
    await page.goto('/#how-it-works');
    await expectSeen(page.getByRole('heading', { level: 2, name: 'How It Works' }));
  });

  it('members see the normal start page', async () => {
    const member = await meet(browser, product, { viewport: DESKTOP });
    await becomeMember(member);
    await member.page.goto('/');
    await expectSeen(member.page.getByRole('link', { name: 'Go to Dashboard' }));
    await member.context.close();
  });

  it('a shared job appears first, and the page records who shared it', async () => {
    const { page } = visitor;
    await page.goto(`/?job=${job}&ref=abcd2345`);
    await expectSeen(page.getByRole('heading', { name: 'Someone thought of you for this job' }));
    await expectSeen(page.getByRole('heading', { name: 'Framing carpenter' }));
    const sent = page.waitForRequest('**/api/waitlist');
    await join(visitor, 'shared@example.com');
    expect((await sent).postDataJSON()).toEqual({
      email: 'shared@example.com',
      source: 'referral_link:ABCD2345',
    });
  });

  it('an empty field is ignored, and an invalid address shows an error', async () => {
    const { page } = visitor;
    await page.goto('/waitlist');
    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith('/api/waitlist') ? 1 : 0));
    await join(visitor, '   ');
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
    await join(visitor, 'not an address');
    await expectToast(page, 'Something went wrong');
    await expectToast(page, 'Please enter a valid email address');
    await expectSeen(page.locator('[aria-invalid="true"]'));
    expect(calls).toBe(1);
    await expectAccessible(page, 'a refused address', true);
  });

  it('the page shows an error if the server is down or fails', async () => {
    const other = await meet(browser, product, { viewport: PHONE });
    await other.page.goto('/waitlist');
    await other.page.route('**/api/waitlist', (route) => route.abort());
    await join(other, 'late@example.com');
    await expectToast(other.page, 'Please try again later.');
    await other.page.unroute('**/api/waitlist');
    await other.page.route('**/api/waitlist', (route) => route.fulfill({ status: 500, body: '' }));
    await join(other, 'late@example.com');
    await expectToast(other.page, 'Failed to join waitlist');
    await other.context.close();
  });

  it('a visitor joins, confirms by email, and sees their position', async () => {
    const { page } = visitor;
    await page.goto('/waitlist');
    await join(visitor, 'wes@example.com');
    const panel = page.getByRole('heading', { name: 'Check your email' });
    await expectSeen(panel);
    await expectSeen(page.locator('main').getByRole('link', { name: 'Privacy Policy' }));
    await expectSeen(page.locator('main').getByRole('link', { name: 'Terms of Service' }));
    await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page, 'joined', true);

    const link = await linkTo(visitor, 'wes@example.com');
    const opened = await page.goto(link);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await settled(page);
    await expectAccessible(page, 'confirm');
    await page.getByRole('button', { name: 'Confirm my spot' }).click();
    await expectToast(page, "You're in!Your spot is confirmed");
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Your spot is confirmed' }));
    await page.getByLabel('Text me when Crewvine opens near me').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectText(page.getByRole('alert'), 'Please enter a valid phone number');
    await expectAccessible(page, 'details', true);
    await page.getByLabel('Phone').fill('(512) 555-0177');
    await page.getByLabel('State').selectOption({ label: 'Texas' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSeen(page.getByRole('heading', { level: 1, name: "You're on the list" }));
    await expectAccessible(page, 'done', true);

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my spot' }).click();
    await expectSeen(page.getByRole('heading', { level: 1, name: "You're on the list" }));
  });

  it('an expired link says so and leads back', async () => {
    const { page } = visitor;
    await page.goto('/waitlist/confirm/unknown');
    await page.getByRole('button', { name: 'Confirm my spot' }).click();
    await expectSeen(page.getByRole('heading', { name: 'This link has expired' }));
    await expectAccessible(page, 'dead link', true);
    await page.getByRole('link', { name: 'Back to the waitlist' }).click();
    await expectSeen(page.getByRole('button', { name: 'Claim My Spot' }));
  });

  it.each(['/', '/waitlist', '/old-landing', '/waitlist/confirm/unknown'])(
    'the page is accessible in both themes, fits 320 px, and speaks Spanish: %s',
    async (screen) => {
      const { page } = visitor;
      await page.goto(screen);
      await settled(page);
      await expectAccessible(page, screen);
      await page.setViewportSize(NARROW);
      await expectNoOverflow(page, `${screen} at 320 px`);
      await page.setViewportSize(PHONE);
      const spanish = await meet(browser, product, { viewport: DESKTOP, locale: 'es-MX' });
      await spanish.page.goto(screen);
      await settled(spanish.page);
      const words = await spanish.page.locator('body').innerText();
      expect(/\b(Claim|Waitlist|Confirm my|How It Works|Hiring)\b/.exec(words)?.[0]).toBeUndefined();
      expect(shownKeys(words)).toEqual([]);
      await spanish.context.close();
    },
  );

  it('the pages logged no unexpected errors', () => {
    expect(unexpected(visitor)).toEqual([]);
  });
});

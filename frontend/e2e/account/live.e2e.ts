import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectSeen } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

describe('live updates', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let member: Person;
  let fixture: Fixture;
  /** Streams of the employer's browser, from all its tabs. */
  let streams = 0;
  let tab: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    fixture = new Fixture(employer, member);
    employer.context.on('request', (request) => {
      if (request.url().includes('/api/notifications/stream')) streams += 1;
    });
    tab = await employer.context.newPage();
  });
  afterAll(() => product.stop());

  /** A reload would remove the mark. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
  const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);
  const unread = (page: Page): Promise<string | null> =>
    page.locator('header a[href="/notifications"]').getAttribute('aria-label');

  it('an update reaches the bell of each tab over a single stream', async () => {
    await employer.page.goto('/notifications');
    await expect.poll(() => streams).toBe(1);
    await tab.goto('/jobs');
    await mark(employer.page);
    await mark(tab);
    await fixture.submitted('Rosa Diaz');
    for (const page of [employer.page, tab]) {
      await expect.poll(() => unread(page)).toBe('Notifications, 1 unread');
    }
    await expectSeen(employer.page.getByText('Rosa Diaz'));
    expect(streams).toBe(1);
    await employer.page.getByRole('button', { name: 'Mark all as read' }).click();
    for (const page of [employer.page, tab]) await expect.poll(() => unread(page)).toBe('Notifications');
    expect([await stayed(employer.page), await stayed(tab)]).toEqual([true, true]);
  });

  it('an update arrives over the stream of another tab after the first tab is closed', async () => {
    await employer.page.close();
    await expect.poll(() => streams).toBe(2);
    await fixture.submitted('Luis Vega');
    await expect.poll(() => unread(tab)).toBe('Notifications, 1 unread');
    expect(await stayed(tab)).toBe(true);
  });

  it('an update changes a referral that is on the screen', async () => {
    const id = await fixture.submitted('Nora Ruiz');
    const { page } = member;
    await page.goto('/my-referrals');
    const card = page.locator('li, article, tr').filter({ hasText: 'Nora Ruiz' }).first();
    await expectSeen(card);
    await mark(page);
    const before = await card.textContent();
    await call(employer, 'PUT', `/api/referrals/${id}/status`, { status: 'contacted' });
    await expect.poll(() => card.textContent()).not.toBe(before);
    await expect.poll(() => card.textContent()).toContain('Contacted');
    expect(await stayed(page)).toBe(true);
  });

  it('an update reports that the session has ended elsewhere', async () => {
    const { page } = member;
    await member.context.request.get('/api/logout');
    await expect.poll(() => page.locator('header a[href="/notifications"]').count()).toBe(0);
    expect(unexpected(member)).toEqual([]);
  });
});

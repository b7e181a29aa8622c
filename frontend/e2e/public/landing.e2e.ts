import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectSeen } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const JOBS = [
  { title: 'House framer', category: 'framing', payRate: '$22/hour', referralBonus: '250' },
  { title: 'Roof lead', category: 'roofing', payRate: '$34/hour', referralBonus: '800' },
  { title: 'Slab finisher', category: 'concrete', payRate: '$31/hour', referralBonus: '499.99' },
  { title: 'Residential wireman', category: 'electrical', payRate: '$29/hour', referralBonus: '500' },
  { title: 'Commercial wireman', category: 'electrical', payRate: '$30/hour', referralBonus: '0' },
  { title: 'Cashier', category: 'retail', payRate: '$40/hour', referralBonus: '900' },
];

describe('the landing pages', () => {
  let browser: Browser;
  let product: Product;
  let visitor: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    visitor = await meet(browser, product, { viewport: PHONE });
    const contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
    for (const job of JOBS) {
      await call(contractor, 'POST', '/api/jobs', {
        company: 'Hill Country Builders',
        description: `We need a ${job.title} in Austin.`,
        location: 'Austin, TX',
        schedule: 'Monday to Friday',
        ...job,
      });
    }
  });
  afterAll(() => product.stop());

  const press = (page: Page, name: string) => page.locator('#jobs').getByRole('button', { name }).click();
  const expectJobs = async (page: Page, titles: readonly string[]): Promise<void> => {
    const shown = async () => (await page.locator('#jobs article h3').allTextContents()).toSorted();
    await expect.poll(shown).toEqual([...titles].toSorted());
  };

  it('trade, kind of work, bonus, and pay narrow the jobs', async () => {
    const { page } = visitor;
    await page.goto('/#jobs');
    const building = [
      'House framer',
      'Roof lead',
      'Slab finisher',
      'Residential wireman',
      'Commercial wireman',
    ];
    await expectJobs(page, building);
    await press(page, 'High bonus');
    await expectJobs(page, ['Roof lead', 'Residential wireman']);
    await press(page, '$25 an hour or more');
    await expectJobs(page, ['Roof lead', 'Residential wireman']);
    await press(page, 'High bonus');
    await expectJobs(
      page,
      building.filter((title) => title !== 'House framer'),
    );
    await press(page, 'Electrical');
    // Good pay starts higher among electricians.
    await expectJobs(page, ['Commercial wireman']);
    await press(page, '$30 an hour or more');
    await press(page, 'Residential');
    await expectJobs(page, ['Residential wireman']);
  });

  it('the page says that there are no jobs, and leads to all of them', async () => {
    const { page } = visitor;
    await press(page, 'Plumbing');
    await expectSeen(page.locator('#jobs').getByText('No active jobs available'));
    await page.locator('#jobs').getByRole('link', { name: 'View All Jobs' }).click();
    await page.waitForURL('**/jobs');
  });

  it('the bar of any page leads to the sections', async () => {
    const other = await meet(browser, product, { viewport: DESKTOP });
    for (const [link, section] of [
      ['Find Jobs', '#jobs'],
      ['How It Works', '#how-it-works'],
    ] as const) {
      await other.page.goto('/home');
      await other.page.getByRole('navigation').first().getByRole('link', { name: link }).click();
      await other.page.waitForURL(`**/${section}`);
      const top = () =>
        other.page.locator(section).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(300);
      await expect.poll(top).toBeGreaterThan(-50);
    }
    expect(unexpected(other)).toEqual([]);
    await other.context.close();
  });

  it('a role choice sends visitors to the login, and then to the requested page', async () => {
    const { page } = visitor;
    for (const [button, path] of [
      ["I'm Hiring", '/employer-dashboard'],
      ["I'm Looking for Work", '/worker-dashboard'],
      ['I Want to Refer', '/enhanced-referrer-dashboard'],
    ] as const) {
      await page.goto('/old-landing');
      await expectSeen(page.getByRole('heading', { name: 'Who We Serve' }));
      await expect.poll(() => page.getByRole('link', { name: 'Go to Dashboard' }).count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: button }).click();
      await page.waitForURL(`**/login?returnTo=${encodeURIComponent(path)}`);
    }
  });

  it('members see three ways and their dashboard', async () => {
    const member = await meet(browser, product, { viewport: DESKTOP });
    await becomeMember(member);
    const { page } = member;
    for (const screen of ['/', '/old-landing']) {
      await page.goto(screen);
      const links = page.getByRole('main').getByRole('link');
      await expectSeen(links.filter({ hasText: 'Go to Dashboard' }));
      const ways = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(ways).toEqual([
        '/dashboard',
        '/employer-dashboard',
        '/worker-dashboard',
        '/enhanced-referrer-dashboard',
      ]);
      await expectSeen(page.getByRole('heading', { name: 'Who We Serve' }));
      for (const group of ['Employers', 'Job seekers', 'Referrers', 'Community']) {
        await expectSeen(page.getByRole('heading', { level: 3, name: group }));
      }
    }
    await member.context.close();
  });
});

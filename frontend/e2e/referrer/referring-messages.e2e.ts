import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompletedReferral } from '#contract/rewards/completed-referral.ts';
import { answering, type Answer } from '../support/stand-ins/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WORKER = 'Rosa Díaz';

const reward = (number: number, affordable = false): CompletedReferral => ({
  id: `0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c0${number}`,
  workerName: `Hank ${number}`,
  jobTitle: 'Roofer',
  company: 'Hill Country Builders',
  completedAt: '2026-11-20T00:00:00.000Z',
  basePayout: '50.00',
  tier: 'bronze',
  payoutProcessed: false,
  payout: null,
  claim: { state: 'ready', reason: null, mayClaim: true },
  nudgeFrom: null,
  boost: { amount: '8.00', points: 175, affordable },
});
const rewards = (count: number): Answer => ({
  status: 200,
  body: Array.from({ length: count }, (_, index) => reward(index)),
});

describe('every message about referring', () => {
  let browser: Browser;
  let product: Product;
  let member: Person;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const employer = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    const fixture = new Fixture(employer, member);
    await fixture.job('Drywall finisher');
    await fixture.submitted(WORKER);
    ({ page } = member);
  });
  afterAll(() => product.stop());

  it('the dashboard limits jobs, payouts, and referrals to what fits a phone or a desktop, and names the next step', async () => {
    const [open] = await call(member, 'GET', '/api/jobs');
    const [referral] = await call(member, 'GET', '/api/my-referrals');
    const times = (count: number, one: object): Answer => ({
      status: 200,
      body: Array.from({ length: count }, (_, index) => ({
        ...one,
        id: `${index}`,
        workerName: `Bo ${index}`,
      })),
    });
    const jobs = page.locator('#section-opportunities').getByRole('article');
    const banner = page.getByRole('region', { name: /^(5 payouts ready|Jobs available|Check back soon)$/ });
    await answering(page, '**/api/my-referrals*', times(7, referral));
    await answering(page, '**/api/jobs?*', times(6, open));
    await answering(page, '**/api/completed-referrals*', rewards(5));
    await page.goto('/referrer-dashboard');
    await expect.poll(() => jobs.count()).toBe(3);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => jobs.count()).toBe(4);
    await expectText(banner, '5 payouts ready');
    await expect.poll(() => page.locator('#section-payouts').getByRole('article').count()).toBe(3);
    await expect.poll(() => page.locator('#section-referrals').getByRole('listitem').count()).toBe(5);
    const ways = page.getByRole('group', { name: 'Quick actions' });
    expect(
      await ways.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/my-referrals', '/leaderboard', expect.stringMatching(/^\/ratings\/[\da-f-]{36}$/)]);
    await expectSeen(ways.getByRole('button', { name: 'Refer a worker' }));
    await answering(page, '**/api/completed-referrals*', rewards(0));
    await page.reload();
    await expectText(banner, 'Jobs available');
    await expectText(banner, 'earn up to $500: $125 at 30 days, $375 at 60 days after the hire.');
    await answering(page, '**/api/jobs?*', { status: 200, body: [] });
    await page.reload();
    await expectText(banner, 'Check back soon');
    await expectText(
      page.locator('#section-opportunities'),
      'Potential earnings: $500 per successful referral',
    );
    for (const path of ['my-referrals*', 'jobs?*', 'completed-referrals*'])
      await page.unroute(`**/api/${path}`);
    await page.setViewportSize(PHONE);
  });
});

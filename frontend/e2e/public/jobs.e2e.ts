import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, expectPrintable, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const JOB = {
  company: 'Hill Country Builders',
  description: 'Good work on new homes.',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'Full-time',
  category: 'construction',
  referralBonus: '100',
};
const JOBS = [
  { title: 'Roofer', category: 'roofing', payRate: '$24/hour' },
  { title: 'Lead roofer', category: 'roofing', payRate: '$40/hour', location: 'Round Rock, TX' },
  { title: 'Roofer up north', category: 'roofing', location: 'Dallas, TX', referralBonus: '900' },
  { title: 'Electrician', category: 'electrical', schedule: 'Part-time' },
];

describe('the job search', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let visitor: Person;
  let fixture: Fixture;

  const post = (changes: Loose): Promise<Loose> =>
    call(contractor, 'POST', '/api/jobs', { ...JOB, ...changes });

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    visitor = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    fixture = new Fixture(contractor, member);
    for (let laborer = 1; laborer <= 20; laborer += 1) await post({ title: `Laborer ${laborer}` });
    for (const job of JOBS) await post(job);
  });
  afterAll(() => product.stop());

  const titles = (page: Page): Promise<string[]> =>
    page.getByRole('article').getByRole('heading').allTextContents();
  const expectTitles = async (page: Page, wanted: readonly string[]): Promise<void> => {
    await expect.poll(() => titles(page)).toEqual(wanted);
  };
  const addressOf = (page: Page): string =>
    decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '));

  it('words, place, pay, and order narrow the search, and the address contains all of it', async () => {
    const { page } = member;
    await page.goto('/jobs');
    await page.getByLabel('What are you looking for?').fill('roofer');
    await expect.poll(() => addressOf(page)).toBe('?q=roofer');
    await expect.poll(async () => (await titles(page)).length).toBe(3);
    await page.getByLabel('Near').fill('Austin, TX');
    await page.keyboard.press('Enter');
    await page.getByLabel('Sort by').selectOption('distance');
    await expectTitles(page, ['Roofer', 'Lead roofer']);
    await expectText(page.getByRole('article').nth(1), /Round Rock, TX · \d+ miles away/);
    await page.getByLabel('Pay', { exact: true }).selectOption('30');
    await expectTitles(page, ['Lead roofer']);
    expect(addressOf(page)).toBe('?q=roofer&location=Austin, TX&minPay=30&sort=distance');

    const other = await meet(browser, product, { viewport: DESKTOP });
    await other.page.goto(page.url());
    await expectTitles(other.page, ['Lead roofer']);
    await other.context.close();
  });

  it('the search follows back and forward, and one tap removes a filter', async () => {
    const { page } = member;
    await page.goBack();
    await expectTitles(page, ['Roofer', 'Lead roofer']);
    await page.goForward();
    await expectTitles(page, ['Lead roofer']);
    await page.getByRole('button', { name: 'Remove filter: $30+ an hour' }).click();
    await page.getByRole('button', { name: 'Remove filter: Austin, TX · 25 mi' }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(3);
    await page.getByLabel('Referral bonus').selectOption('500');
    await expectTitles(page, ['Roofer up north']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(20);
    await expect.poll(() => page.getByLabel('What are you looking for?').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Load more jobs' }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(24);
  });

  it('a misspelled word is replaced, and the page says so', async () => {
    const { page } = member;
    await page.goto('/jobs?q=electrishan');
    await expectSeen(page.getByText('Showing results for “electrician” instead of “electrishan”.'));
    await expectTitles(page, ['Electrician']);
  });

  it('the search works on a phone: filters in a sheet, no overflow, everything accessible', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    await settled(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Trade').selectOption('electrical');
    await sheet.getByLabel('Schedule').selectOption('part-time');
    await expectAccessible(page, 'sheet of filters', true);
    await sheet.getByRole('button', { name: 'Show jobs' }).click();
    await expectTitles(page, ['Electrician']);
    await expectSeen(page.getByRole('button', { name: 'Filters (2)' }));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of ['/jobs?q=roofer&location=Austin%2C+TX&minPay=20&minBonus=100', '/home']) {
      await page.goto(screen);
      await settled(page);
      await expectNoOverflow(page, screen);
      await expectAccessible(page, screen);
    }
  });

  it('a phone shows jobs on a map, which leads to the jobs of a place', async () => {
    const { page } = visitor;
    await page.setViewportSize(PHONE);
    await page.goto('/jobs?industry=roofing');
    await page.getByRole('radio', { name: 'Map' }).check();
    await page.getByRole('button', { name: 'Austin, TX and nearby: 3 jobs. Look closer' }).tap();
    await expectSeen(page.getByText('3 jobs around Austin, TX'));
    await expectAccessible(page, 'map of jobs');
    await expectNoOverflow(page, 'map of jobs');
    await page.getByRole('button', { name: 'Dallas, TX: 1 job. Show it' }).tap();
    await expectTitles(page, ['Roofer up north']);
  });

  it('the list starts in the upper half of a phone, and the next card is visible', async () => {
    const { page } = visitor;
    await page.setViewportSize(PHONE);
    await page.goto('/jobs');
    await settled(page);
    const [first, second] = await page.getByRole('article').all();
    const box = await first?.boundingBox();
    expect(box?.y).toBeLessThan(400);
    expect(box?.height).toBeLessThan(260);
    await expect.poll(async () => (await second?.boundingBox())?.height).toBeLessThan(260);
  });

  it('a printed list of jobs and a printed job have only what can be read', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    await expectPrintable(page, page.getByRole('article').first());
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/job/*');
    await expectPrintable(page, page.getByRole('heading', { name: 'About the work' }));
  });

  it('the home list and the landing page have a simpler search', async () => {
    const { page } = visitor;
    await page.goto('/home');
    await page.getByRole('button', { name: 'Roofing' }).click();
    await expect.poll(() => addressOf(page)).toBe('?q=roofing');
    await page.getByRole('button', { name: 'Electrical' }).click();
    await expectTitles(page, ['Electrician']);
    expect(addressOf(page)).toBe('?industry=electrical');
    // The script would restore the place chosen on the map, which narrows the search.
    await page.evaluate(() => localStorage.removeItem('crewvine.place'));
    await page.goto('/#jobs');
    await page.getByLabel('What are you looking for?').fill('lead roofer');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs?q=lead+roofer*');
    await expectText(page.getByRole('article').first(), 'Lead roofer');
  });

  it('a member saves a search, is notified of a new job by email, and returns to the search', async () => {
    const { page } = member;
    await page.goto('/jobs?q=welder&minPay=20');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expectToast(page, 'Search saved');
    await expectSeen(page.getByRole('button', { name: 'Saved', exact: true }));
    await post({ title: 'Pipe welder' });
    await post({ title: 'Helper of a welder', payRate: '$12/hour' });
    await fixture.settle(4);
    const { email } = await call(member, 'GET', '/api/auth/user');
    const [message]: Loose[] = await call(member, 'GET', `/api/dev/outbox?to=${encodeURIComponent(email)}`);
    expect(message.subject).toBe('New jobs for you');
    expect(message.body).toContain(
      '1 new for "“welder” · $20+ an hour": Pipe welder (Hill Country Builders).',
    );
    const [, path = ''] = /(\/jobs\?saved=[\w-]+)/.exec(message.body) ?? [];
    await page.goto(path);
    await expect.poll(() => addressOf(page)).toContain('q=welder');
    await expectTitles(page, ['Pipe welder']);

    await page.getByRole('button', { name: 'Saved searches' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await dialog.getByLabel('Tell me about new jobs').click();
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false);
    await expectAccessible(page, 'saved searches', true);
    await dialog.getByRole('button', { name: /^Remove saved search/ }).click();
    await expectSeen(dialog.getByText('No saved searches yet'));
    expect(unexpected(member)).toEqual([]);
  });

  it('sharing by text and email is recorded in the browser and on the server', async () => {
    const { page } = member;
    const { referralCode } = await call(member, 'GET', '/api/auth/user');
    const { id: job } = await post({ title: 'Sharing roofer' });
    await page.goto(`/job/${job}`);
    // Apps for texts and emails do not open here.
    for (const [label, channel] of [
      ['Text Message', 'sms'],
      ['Email', 'email'],
    ] as const) {
      const told = page.waitForRequest((request) => request.url().endsWith(`/api/jobs/${job}/share`));
      await page.getByRole('main').getByRole('button', { name: 'Share Job' }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      expect((await told).postDataJSON()).toEqual({ channel });
    }
    const kept: Loose[] = JSON.parse(await page.evaluate(`localStorage.getItem('crewvine.shares')`));
    expect(kept).toHaveLength(2);
    expect(kept[0]).toMatchObject({ jobId: job, referrerCode: referralCode, method: 'social_media' });
  });

  it('a signed-out visitor signs in first and returns to the same search', async () => {
    const { page } = visitor;
    await page.goto('/jobs?q=welder');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.waitForURL('**/login?returnTo=%2Fjobs%3Fq%3Dwelder');
    expect(unexpected(visitor)).toEqual([]);
  });
});

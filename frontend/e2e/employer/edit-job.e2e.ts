import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeWorker } from '../support/sign-up.ts';

const JOB = {
  title: 'Simple roofer',
  company: 'Ridge & Co',
  description: 'Slate on old houses.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'Full-time',
  category: 'roofing',
  referralBonus: '100',
};

/** The fields of the form with packages that the employer's account does not fill in. */
const PAID = {
  'Job title': 'Slate roofer',
  Description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
  Location: 'Austin, TX',
  'Pay rate': '$28/hour',
  Schedule: 'Full-time',
  'Hiring bonus': '500',
};
const TWO_MONTHS = 62 * 24;

describe('a job and its owner', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
    await call(contractor, 'POST', '/api/jobs', JOB);
  });
  afterAll(() => product.stop());

  const jobCalled = async (title: string): Promise<Loose> => {
    const jobs: Loose[] = await call(contractor, 'GET', '/api/my-jobs');
    return jobs.find((job) => job.title === title);
  };
  const button = (page: Page, name: string): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true });

  it('the owner edits, closes, and reopens a job after a confirmation', async () => {
    const { page } = contractor;
    const { id } = await jobCalled('Simple roofer');
    await page.goto(`/job/${id}/edit`);
    await page.getByLabel('Job title').fill('ab');
    await button(page, 'Save changes').click();
    await expect
      .poll(() => page.locator('main p[id$="-error"]').allTextContents())
      .toEqual(['Title must be at least 3 characters']);
    await expectAccessible(page, 'edit job');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page, 'edit job');
    await page.setViewportSize(DESKTOP);
    await page.getByLabel('Job title').fill('Edited roofer');
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Edited roofer');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await button(page, 'Save changes').click();
    expect((await sent).postDataJSON()).toEqual({ title: 'Edited roofer' });
    await page.waitForURL(`**/job/${id}`);
    await expectSeen(page.getByRole('heading', { name: 'Edited roofer' }));

    await page.getByRole('link', { name: 'Edit Job' }).click();
    for (const [name, isActive] of [
      ['Close job', false],
      ['Reopen job', true],
    ] as const) {
      await button(page, name).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect((await jobCalled('Edited roofer')).isActive).toBe(!isActive);
      await button(page, name).click();
      await dialog.getByRole('button', { name }).click();
      await expectToast(page, isActive ? 'Job reopened' : 'Job closed');
      expect((await jobCalled('Edited roofer')).isActive).toBe(isActive);
    }
  });

  it('the owner pays for an unpaid post on the page where it is edited', async () => {
    const { page } = contractor;
    const packages: Loose[] = await call(contractor, 'GET', '/api/job-packages');
    const jobData = { ...JOB, title: 'Left unpaid' };
    const order = { packageId: packages[0]?.id, jobData };
    const { jobId } = await call(contractor, 'POST', '/api/create-job-payment-intent', order);
    await page.goto(`/job/${jobId}/edit`);
    await expectSeen(page.getByText('This job is waiting for payment'));
    await button(page, 'Pay and publish').click();
    await payByCard(page, CARDS.good);
    await expectToast(page, 'Payment Successful');
    await expectSeen(page.getByText('Active', { exact: true }));
  });

  it('the owner pays for a boost of a running post on the page where it is edited', async () => {
    const { page } = contractor;
    const { id } = await jobCalled('Edited roofer');
    await page.goto(`/job/${id}/edit`);
    const boost = page.getByRole('region', { name: 'Be first in the lists' });
    await boost.getByLabel('7 days').check();
    await boost.getByRole('button').click();
    await payByCard(page, CARDS.good);
    await expectToast(page, 'Your job is boosted');
    await expectText(boost, /^Be first in the lists.*Featured until \w{3} \d/);
    expect(await jobCalled('Edited roofer')).toMatchObject({ isFeatured: true });
    const [payment]: Loose[] = await call(contractor, 'GET', '/api/billing/payments');
    expect(payment).toMatchObject({ amount: '29.00', status: 'succeeded', refunded: '0.00' });
  });

  it('other users cannot edit the job', async () => {
    const worker = await meet(browser, product, { viewport: PHONE });
    const rival = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeWorker(worker), becomeEmployer(rival, 'Rita')]);
    const { id } = await jobCalled('Edited roofer');
    await worker.page.goto(`/job/${id}/edit`);
    await expectSeen(worker.page.getByText('Only employers can edit jobs'));
    await rival.page.goto(`/job/${id}/edit`);
    await expectSeen(rival.page.getByText('This job belongs to someone else'));
    for (const person of [worker, rival, contractor]) expect(unexpected(person)).toEqual([]);
  });

  describe('a paid post', () => {
    let paid: string;
    const state = async (): Promise<boolean> => (await call(contractor, 'GET', `/api/jobs/${paid}`)).isActive;

    it('a paid post shows its owner how long it is online', async () => {
      const { page } = contractor;
      await page.goto('/post-job-enhanced');
      for (const [name, value] of Object.entries(PAID)) {
        await page.getByLabel(name, { exact: true }).fill(value);
      }
      for (const tick of await page.getByRole('checkbox').all()) await tick.check();
      await page.getByLabel('Paid post').check();
      await page.getByLabel('Featured · $99').check();
      await button(page, 'Continue to payment').click();
      await payByCard(page, CARDS.good);
      await expectToast(page, 'Payment Successful');
      const [newest]: Loose[] = await call(contractor, 'GET', '/api/my-jobs');
      paid = newest.id;
      await page.goto(`/job/${paid}/edit`);
      await expectSeen(page.getByText(/^Online until \w{3} \d/));
      await button(page, 'Close job').click();
      await expectText(page.getByRole('dialog'), /you can reopen it until \w{3} \d/);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.goto(`/job/${paid}`);
      await expectText(page.getByRole('main'), 'Online until');
      // The owner does not need a button to call themselves.
      await expect.poll(() => page.getByRole('link', { name: 'Call' }).count()).toBe(0);
    });

    it('a paid post says that its days are over and what the owner can do', async () => {
      const { page } = contractor;
      await call(contractor, 'POST', '/api/dev/clock', { advanceHours: TWO_MONTHS });
      expect(await state()).toBe(false);
      await page.goto('/notifications');
      const note = page.getByRole('link', { name: 'Your paid post is over' });
      await note.and(page.locator(`[href="/job/${paid}/edit"]`)).click();
      await page.waitForURL(`**/job/${paid}/edit`);
      await expectSeen(page.getByText('Your paid days are over'));
      await expectAccessible(page, 'days are over');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page, 'days are over');
      await page.setViewportSize(DESKTOP);
    });

    it('a paid post is online again with another package', async () => {
      const { page } = contractor;
      await page.getByLabel('Basic · $49').check();
      await button(page, 'Continue to payment').click();
      await payByCard(page, CARDS.good);
      await expectToast(page, 'Payment Successful');
      await expectSeen(page.getByText(/^Online until/));
      expect(await state()).toBe(true);
    });
  });
});

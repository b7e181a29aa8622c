import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { CARDS, payByCard } from '../support/dashboard.ts';
import { expectSeen, expectToast, PATIENT } from '../support/expectations.ts';
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

describe('a job and its owner', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
    await call(contractor, 'POST', '/api/jobs', JOB);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const jobCalled = async (title: string): Promise<Loose> => {
    const jobs: Loose[] = await call(contractor, 'GET', '/api/my-jobs');
    return jobs.find((job) => job.title === title);
  };
  const button = (page: Page, name: string): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true });

  it('is edited, closed and reopened by its owner, with a question before', async () => {
    const { page } = contractor;
    const { id } = await jobCalled('Simple roofer');
    await page.goto(`/job/${id}/edit`);
    await page.getByLabel('Job title').fill('ab');
    await button(page, 'Save changes').click();
    await expect
      .poll(() => page.locator('main p[id$="-error"]').allTextContents(), PATIENT)
      .toEqual(['Title must be at least 3 characters']);
    await expectAccessible(page, 'edit job');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page, 'edit job');
    await page.setViewportSize(DESKTOP);
    await page.getByLabel('Job title').fill('Edited roofer');
    await page.reload();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Edited roofer');
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

  it('a post that was left unpaid is paid from where it is edited', async () => {
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

  it('is nobody else’s to edit', async () => {
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
});

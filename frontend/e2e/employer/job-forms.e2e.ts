import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeWorker, PASSWORD } from '../support/sign-up.ts';

const FILLED = {
  'Job title': 'Slate roofer',
  Company: 'Ridge & Co',
  Description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
  Location: 'Austin, TX',
  'Pay rate': '$28/hour',
  Schedule: 'Full-time',
};

describe('the job forms', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
  });
  afterAll(() => product.stop());

  const myJobs = (): Promise<Loose[]> => call(contractor, 'GET', '/api/my-jobs');
  const jobCalled = async (title: string): Promise<Loose> =>
    (await myJobs()).find((job) => job.title === title);
  const button = (page: Page, name: string): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  /** Exact labels of text fields only, because acknowledgements also mention pay and places. */
  const fillTexts = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) {
      await page.getByRole('main').getByLabel(name, { exact: true }).fill(value);
    }
  };
  /** The bar at the bottom must not hide the field that has focus (WCAG 2.4.11), even if it was just below the screen. */
  const expectUncovered = async (page: Page, name: string): Promise<void> => {
    const field = page.getByRole('main').getByLabel(name, { exact: true });
    await page.evaluate(() => window.scrollTo(0, 0));
    await field.evaluate((input) => {
      input.blur();
      input.focus();
    });
    const isOnTop = (input: HTMLElement | SVGElement): boolean => {
      const { left, bottom } = input.getBoundingClientRect();
      return document.elementFromPoint(left + 2, bottom - 2) === input;
    };
    await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
  };
  const shownMessages = (page: Page): Promise<string[]> =>
    page.locator('main p[id$="-error"]').allTextContents();

  it('the form says accessibly what is missing, and fits every screen', async () => {
    const { page } = contractor;
    await page.goto('/post-job-enhanced');
    // Announced as disabled, but it still responds.
    await button(page, 'Post Job').click({ force: true });
    await expectSeen(page.getByText('You must acknowledge EEO compliance'));
    await expectAccessible(page, 'messages of a job form');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page, 'messages of a job form');
    await page.setViewportSize(DESKTOP);
  });

  it('typed text survives a reload, and the job posts free with its five acknowledgements', async () => {
    const { page } = contractor;
    await page.goto('/post-job-enhanced');
    await fillTexts(page, { ...FILLED, 'Hiring bonus': '750' });
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Slate roofer');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/jobs'),
    );
    await button(page, 'Post Job').click();
    const { acknowledgements, hiringBonus } = (await sent).postDataJSON();
    expect(acknowledgements.map(({ kind }: Loose) => kind)).toEqual([
      'eeo',
      'osha',
      'wage_transparency',
      'i9',
      'ada',
    ]);
    expect(hiringBonus).toBe('750.00');
    await expectSeen(page.getByRole('heading', { name: 'Job Posted Successfully!' }));
    await expect
      .poll(() => page.getByRole('link', { name: 'View Dashboard' }).getAttribute('href'))
      .toBe('/dashboard');
    await button(page, 'Post Another Job').click();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('');
  });

  it('an employer fills in the form from a template and posts by thumb, in Spanish', async () => {
    const phone = await meet(browser, product, { viewport: PHONE, locale: 'es-MX' });
    const { email } = await call(contractor, 'GET', '/api/auth/user');
    await call(phone, 'POST', '/api/auth/login', { email, password: PASSWORD });
    const { page } = phone;
    await page.goto('/post-job-enhanced');
    await page.getByLabel('Categoría', { exact: true }).selectOption('roofing');
    await page.getByRole('button', { name: 'Llenar con una plantilla: Techos' }).tap();
    await expectSeen(page.getByText('Plantilla lista. Revísela y ajústela.'));
    await fillTexts(page, { Lugar: 'austin', Salario: '28', 'Bono por contratación': '$1,500' });
    await expectUncovered(page, 'Bono por contratación');
    await expectSeen(page.getByText(/Una contratación le cuesta unos/));
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await expectNoOverflow(page, 'a filled template on a phone');
    await button(page, 'Publicar empleo').tap();
    await expectSeen(page.getByRole('heading', { name: '¡Empleo publicado!' }));
    const posted = await jobCalled('Techero');
    expect(posted).toMatchObject({
      location: 'Austin, TX',
      payRate: '$28/hour',
      category: 'roofing',
      referralBonus: '1500.00',
    });
    expect(posted['requirements']).toContain('usa el arnés');
    expect(unexpected(phone)).toEqual([]);
    await phone.context.close();
  });

  it('a paid post needs a package, survives a declined card, and is charged only once', async () => {
    const { page } = contractor;
    await page.goto('/post-job-enhanced');
    await fillTexts(page, {
      ...FILLED,
      'Job title': 'Paid roofer',
      'Hiring bonus': '750',
    });
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByLabel('Paid post').check();
    await expectSeen(page.getByText('Featured · $99'));
    await page.getByLabel('Featured · $99').check();
    await expectAccessible(page, 'packages');
    await button(page, 'Continue to payment').click();
    await payByCard(page, CARDS.declined);
    await expectSeen(page.getByRole('dialog').getByText('Payment Failed'));
    await expectSeen(page.getByRole('dialog').getByText('Your card was declined.'));
    await page.getByRole('dialog').getByLabel('Bank account').check();
    await expectSeen(page.getByRole('dialog').getByLabel('Routing number'));
    await expectAccessible(page, 'paying from a bank account', true);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await jobCalled('Paid roofer')).toMatchObject({ isActive: false, paymentStatus: 'pending' });

    await button(page, 'Continue to payment').click();
    await payByCard(page, CARDS.good);
    await expectToast(page, 'Payment SuccessfulYour job has been posted successfully!');
    await expectSeen(page.getByRole('heading', { name: 'Job Posted Successfully!' }));
    expect(await jobCalled('Paid roofer')).toMatchObject({ isActive: true, isFeatured: true });
    expect((await myJobs()).filter(({ title }) => title === 'Paid roofer')).toHaveLength(1);
    const payments: Loose[] = await call(contractor, 'GET', '/api/billing/payments');
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([['99.00', 'succeeded']]);
    const { balanced } = await call(contractor, 'GET', '/api/dev/ledger-check');
    expect(balanced).toBe(true);
  });

  it('the simple form posts and opens the dashboard', async () => {
    const { page } = contractor;
    await page.goto('/post-job');
    await fillTexts(page, {
      ...FILLED,
      'Job title': 'Simple roofer',
      'Referral bonus': '500',
    });
    await page.getByRole('checkbox').check();
    await button(page, 'Post Job').click();
    await expectSeen(page.getByRole('heading', { name: 'Job Posted Successfully!' }));
    await page.waitForURL('**/employer-dashboard');
  });

  it('the page variant posts without a bonus, and shows why the call refuses a job', async () => {
    const { page } = contractor;
    await page.goto('/enhanced-job-posting');
    await fillTexts(page, {
      'Job title': 'X',
      Company: 'Ridge & Co',
      Location: 'Austin, TX',
      'Pay amount': '60,000',
      Description: 'Runs the yard.',
    });
    await page.getByLabel('Salary').check();
    await page.getByLabel('Schedule').selectOption('contract');
    await button(page, 'Post Job').click();
    await expectToast(page, 'Failed to Post JobTitle must be at least 3 characters');
    await expect.poll(() => shownMessages(page)).toEqual(['Title must be at least 3 characters']);
    await page.getByLabel('Job title').fill('Yard manager');
    await button(page, 'Post Job').click();
    await page.waitForURL('**/employer-dashboard');
    await expectToast(page, 'Job Posted Successfully!');
    expect(await jobCalled('Yard manager')).toMatchObject({
      category: 'general-labor',
      requiredSkills: [],
      referralBonus: '0.00',
      payRate: '$60,000/year',
      schedule: 'contract',
    });
  });

  it('the forms are only for employers: visitors sign in, and workers look for jobs', async () => {
    const visitor = await meet(browser, product, { viewport: PHONE });
    const worker = await meet(browser, product, { viewport: PHONE });
    await becomeWorker(worker);
    for (const screen of ['/post-job', '/post-job-enhanced', '/enhanced-job-posting']) {
      await visitor.page.goto(screen);
      await expectSeen(visitor.page.getByText('Please log in to post a job.'));
    }
    await worker.page.goto('/enhanced-job-posting');
    await worker.page.waitForURL('**/jobs');
    await worker.page.goto('/post-job-enhanced');
    await expectSeen(worker.page.getByText('Only employers can post jobs'));
    for (const person of [visitor, worker, contractor]) expect(unexpected(person)).toEqual([]);
  });
});

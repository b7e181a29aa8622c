import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import {
  CARDS,
  certifyIn,
  chargeLines,
  choose,
  expectSpend,
  fillFields,
  payByCard,
  rowOf,
} from './support/steps/dashboard.ts';
import { expectFigures, expectSeen, expectText, expectToast } from './support/expectations.ts';
import { DESKTOP, meet, PHONE, unexpected, type Person } from './support/person.ts';
import { textsTo, waitDays } from './support/steps/outbox.ts';
import { startProduct, type Product } from './support/product.ts';
import { productDay } from './support/product-day.ts';
import { Fixture } from './support/fixture.ts';
import { FRAMING_JOB } from './support/framing-job.ts';
import { expectSignedCopy, openLetter } from './support/steps/open-letter.ts';
import { fillAccount, freshPhone } from './support/sign-up.ts';

const WORKER = 'Bo Li';
const JOB = FRAMING_JOB['Job title'];

/** From a posted job to a paid bonus, only through screens. Each test continues where the one before ended. */
describe('the whole story in three browsers', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let candidate: Person;
  const workerPhone = freshPhone();

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    candidate = await meet(browser, product, { viewport: PHONE, locale: 'es-US', colorScheme: 'dark' });
  });
  afterAll(() => product.stop());

  const figuresAt =
    (who: () => Person, path: string) =>
    async (wanted: Record<string, string>): Promise<void> => {
      await who().page.goto(path);
      await expectFigures(who().page, wanted);
    };
  const expectDashboard = figuresAt(() => contractor, '/employer-dashboard');
  const expectMemberFigures = figuresAt(() => member, '/referrer-dashboard');
  const expectMemberTotals = figuresAt(() => member, '/my-referrals');
  const moneyNote = (label: string): Locator =>
    member.page.locator('dl > div', { hasText: label }).locator('dd').nth(1);
  const jobRow = (): Locator =>
    contractor.page.getByRole('table', { name: 'My Jobs' }).getByRole('row').filter({ hasText: JOB });
  const statusOf = (): Locator => rowOf(contractor.page, WORKER).getByRole('cell').nth(3);

  it('the contractor signs up and posts a job with a bonus of $500', async () => {
    const { page } = contractor;
    await page.goto('/employer-signup');
    await fillAccount(page, 'Earl', 'Work email');
    await fillFields(page, { 'Company name': 'Hill Country Builders', 'Primary location': 'Austin, TX' });
    await page.getByLabel('Company size').selectOption('11-50');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/employer-dashboard');
    await expectSeen(page.getByText('No jobs posted yet'));
    await page.goto('/post-job');
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Hill Country Builders');
    await page.getByLabel('Category').selectOption('Framing');
    await fillFields(page, FRAMING_JOB);
    await page.getByLabel('Equal Employment Opportunity').check();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Job Posted Successfully!' }));
    await page.waitForURL('**/employer-dashboard');
    await expectText(jobRow(), '$500');
    await expectDashboard({
      'Active Jobs': '1',
      'Total Referrals': '0',
      'Successful Hires': '0',
      'Bonuses Paid': '$0',
    });
  });

  it('a visitor sees the job on the landing page', async () => {
    await candidate.page.goto('/#jobs');
    const card = candidate.page.getByRole('article').filter({ hasText: JOB });
    await card.scrollIntoViewIfNeeded();
    await expectText(card, /\$\s?500|500\s?\$/);
  });

  it('the member signs up, finds the job by its trade, and refers a worker', async () => {
    const { page } = member;
    await page.goto('/signup');
    await fillAccount(page, 'Ana', 'Email');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/home');
    const question = page.getByRole('dialog', { name: 'Welcome to Crewvine!' });
    await question.getByRole('button', { name: 'Start Referring Workers' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Electrical' }).click();
    await expectSeen(page.getByText('No active jobs available'));
    await page.getByRole('button', { name: 'Construction' }).click();
    await page.getByRole('link', { name: JOB }).click();
    await expectSeen(page.getByRole('heading', { name: JOB, level: 1 }));
    await expectSeen(page.getByText('$125 at 30 days, $375 at 60 days after the hire'));
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel("Worker's full name").fill(WORKER);
    await modal.getByLabel("Worker's phone number").fill(workerPhone);
    await modal.getByLabel('How do you know the worker?').selectOption('Coworker');
    await expect.poll(() => modal.getByLabel('Your name').inputValue()).toBe('Ana Ruiz');
    await modal.getByLabel(/^I confirm that the worker knows/).check();
    await modal.getByRole('button', { name: 'Submit Referral' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Job Referral Submitted!' }));
  });

  it('the worker reads the code out, and the referral is verified', async () => {
    const { page } = member;
    await page.getByRole('button', { name: 'Verify phone now' }).click();
    await page.getByRole('button', { name: 'Send verification code' }).click();
    await expectSeen(page.getByLabel('Verification code'));
    const texts = await (await textsTo(candidate, workerPhone)).allTextContents();
    const code = texts.flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = page.getByRole('button', { name: 'Verify', exact: true });
    await page.getByLabel('Verification code').fill(wrong);
    await verify.click();
    await expectText(page.getByRole('dialog'), 'The verification code is incorrect or expired.');
    await page.getByLabel('Verification code').fill(code);
    await verify.click();
    await expectText(page.getByRole('dialog', { name: 'Referral Verified!' }), 'verified and now active');
    await page.getByRole('link', { name: 'Track this referral' }).click();
    await page.waitForURL('**/my-referrals');
    const card = page.getByRole('article', { name: WORKER });
    await expectText(card, 'Next: Hill Country Builders contacts Bo Li.');
    await expectFigures(page, { 'Total Referrals': '1', Completed: '0', 'Total Earnings': '$0' });
    await expectMemberFigures({
      'Total Referrals': '1',
      Pending: '1',
      Successful: '0',
      'Total Earnings': '$0',
    });
  });

  it('the contractor moves the referral on, undoes the last step, and repeats it', async () => {
    const { page } = contractor;
    await expectDashboard({ 'Total Referrals': '1', 'Successful Hires': '0' });
    await choose(page, WORKER, 'Contact Worker');
    await expectText(statusOf(), 'Worker Contacted');
    await expectMemberFigures({ Pending: '1' });
    await choose(page, WORKER, 'Schedule Interview');
    await expectText(statusOf(), 'Interview Scheduled');
    await expectMemberFigures({ Pending: '0' });
    await choose(page, WORKER, /^Undo Last Action/);
    await expectText(page.getByRole('dialog'), 'return to "Worker Contacted"');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expectText(statusOf(), 'Worker Contacted');
    await expectMemberFigures({ Pending: '1' });
    await choose(page, WORKER, 'Schedule Interview');
    await expectText(statusOf(), 'Interview Scheduled');
  });

  it('the offer names every line of its price, and a declined card is not charged', async () => {
    const { page } = contractor;
    await choose(page, WORKER, 'Send Offer');
    const dialog = page.getByRole('dialog', { name: 'Create Offer Letter' });
    await dialog.getByLabel('Start date').fill(await productDay(contractor, 0));
    await expect.poll(() => dialog.getByLabel('Pay rate').inputValue()).toBe('25');
    await dialog.getByLabel('Health Insurance').check();
    await dialog.getByLabel('Paid Holidays').check();
    await dialog.getByLabel(/^Background check/).check();
    await expect
      .poll(() => chargeLines(dialog.locator('[aria-live=polite]')))
      .toEqual({
        'Referral bonus': '$500.00',
        'Background check': '$50.00',
        'Offer letter and digital signing': '$25.00',
        'Platform fee (10% of first-month pay)': '$400.00',
        Total: '$975.00',
      });
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page, CARDS.declined);
    await expectText(
      page.getByRole('dialog', { name: 'Payment' }).getByRole('alert'),
      'Your card was declined.',
    );
    expect(await new Fixture(contractor, member).charged()).toBe(0);
  });

  it('a good card pays, and the letter goes out', async () => {
    const { page } = contractor;
    await payByCard(page, CARDS.good);
    await expectToast(page, 'Offer Letter Sent');
    await expectText(statusOf(), 'Offer Sent');
    await expectDashboard({ 'Total Referrals': '1', 'Successful Hires': '0', 'Bonuses Paid': '$0' });
    await expectSpend(page, '$975', '$950');
  });

  it('the candidate reads the letter in Spanish and signs it without an account', async () => {
    const { page, context } = candidate;
    const messages = await textsTo(candidate, workerPhone);
    await messages.locator('a[href*="/sign-offer/"]').first().click();
    await expectSeen(page.getByRole('heading', { name: `Oferta de trabajo: ${JOB}` }));
    await expectText(page.getByRole('main'), /por hora[^]*Tiempo completo/);
    const link = page.getByRole('link', { name: 'Abrir la carta de oferta (PDF)' });
    const document = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await openLetter(page, 'Abrir la carta de oferta (PDF)');
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expectSeen(page.locator('[aria-invalid="true"]'));
    await page.getByLabel('Firme con su nombre completo').fill(WORKER);
    await page.getByLabel(/^Acepto la oferta de/).check();
    await page.getByLabel(/^Acepto usar documentos electrónicos/).check();
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
    await expectSeen(page.getByRole('heading', { name: 'Usted aceptó esta oferta' }));
    await expectSignedCopy(page);
  });

  it('the contractor hires: only the new add-on is charged, and the bonus is committed', async () => {
    const { page } = contractor;
    await expectDashboard({ 'Successful Hires': '0' });
    await expectText(statusOf(), 'Offer Signed');
    await choose(page, WORKER, 'Mark as Hired');
    const dialog = page.getByRole('dialog', { name: `Hire ${WORKER}` });
    await expectText(dialog, 'Everything is already paid.');
    await dialog.getByLabel(/^Drug test/).check();
    await certifyIn(dialog, 'Earl Hill');
    await expect.poll(() => chargeLines(dialog)).toEqual({ 'Drug test': '$50.00', Total: '$50.00' });
    await dialog.getByRole('button', { name: 'Hire & Process Payment' }).click();
    await payByCard(page, CARDS.good);
    await expectText(statusOf(), 'Hired');
    await expectDashboard({ 'Total Referrals': '1', 'Successful Hires': '1', 'Bonuses Paid': '$500' });
    await expectSpend(page, '$1,025');
    const jobCells = (): Promise<string[]> => jobRow().getByRole('cell').allTextContents();
    await expect.poll(jobCells).toEqual(expect.arrayContaining(['1', '$500']));
    await expectMemberFigures({ Pending: '0', Successful: '1', 'Total Earnings': '$500' });
    await expectText(moneyNote('Total Earnings'), '$0 paid, $500 coming');
  });

  it('the work is completed; a quarter of the bonus is paid after 30 days, the rest after 60', async () => {
    const { page } = contractor;
    await choose(page, WORKER, 'Mark Complete');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }).click();
    await expectText(statusOf(), 'Work Completed');
    await waitDays(contractor, 30);
    await expectMemberFigures({ 'Total Earnings': '$500', Successful: '1' });
    await expectText(moneyNote('Total Earnings'), '$125 paid, $375 coming');
    await expectMemberTotals({ 'Total Referrals': '1', Completed: '1' });
    await expectText(
      member.page.getByRole('list', { name: 'What this referral earns' }),
      /\$125.*Paid.*\$375.*Coming/,
    );
    await waitDays(contractor, 30);
    await expectMemberFigures({ 'Total Earnings': '$500' });
    await expectText(moneyNote('Total Earnings'), '$500 paid, $0 coming');
    await expectMemberTotals({ Completed: '1', 'Total Earnings': '$500' });
    await expectText(
      member.page.getByRole('list', { name: 'What this referral earns' }),
      /\$125.*Paid.*\$375.*Paid/,
    );
  });

  it('the member claims the tier reward', async () => {
    const { page } = member;
    const card = page.getByRole('article', { name: WORKER });
    await card.getByRole('button', { name: 'Claim $50 payout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Claim your payout' });
    await dialog.getByRole('button', { name: 'Claim $50' }).click();
    await expectToast(page, 'We added $50 to your balance.');
    await expectText(card, 'Claimed');
    await expectText(moneyNote('Total Earnings'), /\$500 paid, \$0 coming.*Plus \$50 in tier rewards/);
    await expect.poll(() => card.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
  });

  it('a boost makes the second reward higher and costs points', async () => {
    const fixture = new Fixture(contractor, member);
    await fixture.completed('Cal Ortiz');
    const { page } = member;
    await page.goto('/referrer-dashboard');
    await page.getByRole('tab', { name: 'Payouts' }).click();
    await page.getByRole('article', { name: 'Cal Ortiz' }).getByRole('button', { name: 'Claim $50' }).click();
    const dialog = page.getByRole('dialog', { name: 'Claim your payout' });
    await dialog.getByLabel('With a boost: $58').check();
    await expectText(dialog, '175 spent');
    await dialog.getByRole('button', { name: 'Claim $58' }).click();
    await expectToast(page, 'We added $58 to your balance.');
    await expectFigures(page, { Successful: '2', 'Total Earnings': '$1,000' });
    await expectFigures(page, { Available: '$608.00' });
  });

  it('the books balance, and the pages logged no unexpected errors', async () => {
    const { page } = contractor;
    await page.goto('/dev/outbox');
    await page.getByRole('button', { name: 'Check the ledger' }).click();
    await expectSeen(page.getByText('Balanced', { exact: true }));
    expect([contractor, member, candidate].flatMap(unexpected)).toEqual([]);
  });
});

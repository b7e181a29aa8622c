import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { answering, holding, silent, type Answer } from '../support/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { DESKTOP, meet, type Person } from '../support/person.ts';
import { sayingBeforeReload } from '../support/reload.ts';
import { GATE_PASSWORD, startProduct, type Product } from '../support/product.ts';
import { arrive, becomeMember, fillAccount } from '../support/sign-up.ts';

const saying = (status: number, message: string): Answer => ({
  status,
  body: { message, code: 'test.refused' },
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const GATE_TOASTS: readonly (readonly [string, string])[] = [
  ['wrong', 'Access DeniedIncorrect password. Please try again.'],
  [GATE_PASSWORD, 'Access GrantedWelcome!'],
];

describe('every message about the way in and accounts', () => {
  let browser: Browser;
  let product: Product;
  let visitor: Person;
  let member: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    visitor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    await becomeMember(member);
  });
  afterAll(() => product.stop());

  it('Account Created Successfully! tells each what they can do now', async () => {
    const hire = await meet(browser, product, { viewport: DESKTOP });
    await hire.page.goto('/employer-signup');
    await fillAccount(hire.page, 'Earl', 'Work email');
    await hire.page.getByLabel('Company name').fill('Hill Country Builders');
    await hire.page.getByLabel('Company size').selectOption('1-10');
    await hire.page.getByLabel('Primary location').fill('Austin, TX');
    await press(hire.page, 'Create Account');
    await expectToast(hire.page, 'Account Created Successfully!You can now start posting jobs');
    await hire.page.waitForURL('**/employer-dashboard');
    const work = await meet(browser, product, { viewport: DESKTOP });
    await work.page.goto('/worker-signup');
    await fillAccount(work.page, 'Wes', 'Email');
    await work.page.getByLabel('Location').fill('Austin, TX');
    await work.page.getByLabel('Experience level').selectOption('expert');
    await work.page.getByLabel('Availability').selectOption('immediate');
    await work.page.getByLabel('Transportation').selectOption('own-vehicle');
    await press(work.page, 'Create Account');
    await expectToast(work.page, 'Account Created Successfully!You can now apply to jobs');
    await work.page.waitForURL('**/worker-dashboard');
    await Promise.all([hire.context.close(), work.context.close()]);
  });

  it.each(GATE_TOASTS)('the gate answers %s with %s', async (password, wanted) => {
    const { page } = visitor;
    await page.goto('/app');
    await page.getByLabel('Access Password').fill(password);
    const answer = await holding(page, '**/api/access-gate');
    await press(page, 'Enter Application');
    await expectSeen(page.getByRole('button', { name: 'Verifying...' }));
    answer();
    await expectToast(page, wanted);
  });

  it('onboarding names what is missing, step by step', async () => {
    const newcomer = await meet(browser, product, { viewport: DESKTOP });
    await arrive(newcomer, 'Nia');
    const { page } = newcomer;
    await page.goto('/onboarding');
    for (const label of ['First name', 'Last name', 'Phone']) await page.getByLabel(label).fill('');
    await press(page, 'Next');
    const words = page.locator('main');
    for (const message of [
      'First name is required',
      'Last name is required',
      'Valid phone number required',
    ]) {
      await expectText(words, message);
    }
    await page.getByLabel('First name').fill('Nia');
    await page.getByLabel('Last name').fill('Ruiz');
    await page.getByLabel('Phone').fill('512-555-0147');
    await press(page, 'Next');
    await expectSeen(page.getByRole('heading', { name: 'How do you want to use Crewvine?' }));
    await press(page, 'Next');
    await expectText(words, 'Location is required');
    await page.getByRole('radio', { name: 'Referrer' }).check();
    await page.getByLabel('Location', { exact: true }).fill('Austin, TX');
    await press(page, 'Next');
    await answering(page, '**/api/auth/profile', silent);
    await press(page, 'Complete setup');
    await expectToast(page, 'Setup ErrorFailed to set up your profile. Please try again.');
    await answering(page, '**/api/auth/profile', saying(409, 'The server has its reasons.'));
    await press(page, 'Complete setup');
    await expectToast(page, 'Setup ErrorThe server has its reasons.');
    await page.unroute('**/api/auth/profile');
    await press(page, 'Complete setup');
    await expectToast(page, 'Welcome to Crewvine');
    await newcomer.context.close();
  });

  it('the role modal and the switcher say that it worked', async () => {
    const newcomer = await meet(browser, product, { viewport: DESKTOP });
    await arrive(newcomer, 'Nia');
    const { page } = newcomer;
    await page.goto('/home');
    await press(page, 'Start Referring Workers');
    await expectToast(page, 'Role Updated!Your account has been set up successfully.');
    await page.goto('/role-test');
    await sayingBeforeReload(page, 'Role UpdatedSuccessfully changed to worker role!', () =>
      press(page, 'Switch to Worker'),
    );
    await newcomer.context.close();
  });

  it('who may not see the admin’s dashboard is told so', async () => {
    const { page } = member;
    await page.goto('/admin-dashboard');
    await expectToast(page, 'Access DeniedYou need admin privileges to access this page.');
    await expectText(page.locator('main'), 'Administrator privileges required');
    await page.goto('/admin-panel');
    await expectText(page.locator('main'), 'Access Denied');
    await expectText(page.locator('main'), "You don't have permission to access the admin panel.");
  });
});

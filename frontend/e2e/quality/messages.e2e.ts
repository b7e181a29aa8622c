import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import { answering, signedOut, silent, type Answer } from '../support/answers.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { DESKTOP, meet, type Person } from '../support/person.ts';
import { GATE_PASSWORD, startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { arrive, becomeEmployer, becomeMember, fillAccount } from '../support/sign-up.ts';

const saying = (status: number, message: string): Answer => ({
  status,
  body: { message, code: 'test.refused' },
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The messages that a form shows in place when nothing, or nonsense, was entered (rules.md#texts-to-the-letter). */
const FIELD_MESSAGES = {
  '/signup': [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'You must be 18 or older and accept the Terms',
  ],
  '/employer-signup': [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Password must be at least 8 characters',
    'Company name is required',
    'Please select company size',
    'Location is required',
    'You must be 18 or older and accept the Terms',
  ],
  '/worker-signup': [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Password must be at least 8 characters',
    'Location is required',
    'Please select experience level',
    'Please select availability',
    'Please select transportation',
    'You must be 18 or older and accept the Terms',
  ],
} as const;

/** Title and text of each toast (rules.md#texts-to-the-letter), one after the other as they stand on the screen. */
const SIGN_UP_TOASTS: readonly (readonly [Answer, string])[] = [
  [saying(409, 'An account with this email already exists'), 'An account with this email already exists'],
  [silent, 'Failed to create account. Please try again.'],
];
const ROLE_TOASTS: readonly (readonly [Answer, string])[] = [
  [silent, 'ErrorFailed to update role. Please try again.'],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
];
const REFERRER_TOASTS: readonly (readonly [Answer, string])[] = [
  [saying(404, 'Referral code not found'), 'ErrorReferral code not found'],
  [{ status: 404 }, 'ErrorReferral code not found'],
  [{ status: 400 }, 'ErrorInvalid referral code or you already have a referrer'],
  [silent, 'ErrorFailed to add referrer'],
];
const WAITLIST_TOASTS: readonly (readonly [Answer, string])[] = [
  [saying(429, 'Too many tries. Please wait a moment.'), 'Something went wrongToo many tries.'],
  [silent, 'Something went wrongFailed to join waitlist'],
  [{ status: 201, body: { message: 'ok' } }, "You're in!"],
];
const GATE_TOASTS: readonly (readonly [string, string])[] = [
  ['wrong', 'Access DeniedIncorrect password. Please try again.'],
  [GATE_PASSWORD, 'Access GrantedWelcome!'],
];

describe('every message about the way in and accounts', () => {
  let browser: Browser;
  let product: Product;
  let visitor: Person;
  let member: Person;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    visitor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    const employer = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    job = await new Fixture(employer, member).job();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it.each(Object.entries(FIELD_MESSAGES))('stands in its field: %s', async (path, messages) => {
    await visitor.page.goto(path);
    await press(visitor.page, 'Create Account');
    const words = visitor.page.locator('main');
    for (const message of messages) await expectText(words, message);
  });

  it.each(SIGN_UP_TOASTS)('Signup Failed: %o says %s', async (answer, wanted) => {
    const { page } = visitor;
    await page.goto('/signup');
    await fillAccount(page, 'Ana', 'Email');
    await answering(page, '**/api/auth/signup', answer);
    await press(page, 'Create Account');
    await expectToast(page, `Signup Failed${wanted}`);
    await page.unroute('**/api/auth/signup');
  });

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
    await press(page, 'Enter Application');
    await expectSeen(page.getByRole('button', { name: 'Verifying...' }));
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

  it.each(ROLE_TOASTS)('the role modal: %o says %s', async (answer, wanted) => {
    const newcomer = await meet(browser, product, { viewport: DESKTOP });
    await arrive(newcomer, 'Nia');
    await newcomer.page.goto('/home');
    await answering(newcomer.page, '**/api/user/role', answer);
    await press(newcomer.page, 'Start Referring Workers');
    await expectToast(newcomer.page, wanted);
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
    await press(page, 'Switch to Worker');
    await expectToast(page, 'Role UpdatedSuccessfully changed to worker role!');
    await newcomer.context.close();
  });

  it.each(REFERRER_TOASTS)('adding a referrer: %o says %s', async (answer, wanted) => {
    const { page } = member;
    await page.goto('/profile');
    const form = page.getByRole('form', { name: 'Who referred you?' });
    await form.getByRole('button', { name: 'Add referrer' }).click();
    await expectText(form, 'Please enter a referral code');
    await answering(page, '**/api/auth/add-referrer', answer);
    await form.getByLabel('Referral code').fill('ZZZZ2222');
    await form.getByRole('button', { name: 'Add referrer' }).click();
    await expectToast(page, wanted);
    await page.unroute('**/api/auth/add-referrer');
  });

  it.each(WAITLIST_TOASTS)('the waitlist: %o says %s', async (answer, wanted) => {
    const { page } = visitor;
    await page.goto('/waitlist');
    await answering(page, '**/api/waitlist', answer);
    await page.getByLabel('Email').fill('someone@example.com');
    await press(page, 'Claim My Spot');
    await expectToast(page, wanted);
    await page.unroute('**/api/waitlist');
  });

  it('the waitlist asks for later when it cannot be reached', async () => {
    const { page } = visitor;
    await page.goto('/waitlist');
    await page.route('**/api/waitlist', (request) => request.abort());
    await page.getByLabel('Email').fill('someone@example.com');
    await press(page, 'Claim My Spot');
    await expectToast(page, 'Something went wrongPlease try again later.');
    await page.unroute('**/api/waitlist');
  });

  it('referring asks for a sign-in, and says when it cannot tell who is there', async () => {
    const { page } = visitor;
    await page.goto(`/job/${job}`);
    await press(page, 'Refer Someone');
    await expectText(page.getByRole('dialog'), 'You need to be logged in to submit referrals.');
    await answering(page, '**/api/auth/user', silent);
    await page.goto(`/job/${job}`);
    await press(page, 'Refer Someone');
    await expectText(page.getByRole('dialog'), 'Unable to load user data.');
    await page.unroute('**/api/auth/user');
  });

  it('an unknown address is named as one', async () => {
    await visitor.page.goto('/no/such/page');
    await expectText(visitor.page.locator('main'), '404 Page Not Found');
    await expectText(visitor.page.locator('main'), "We can't find that page.");
  });

  it('who may not see the admin’s desk is told so', async () => {
    const { page } = member;
    await page.goto('/admin-dashboard');
    await expectToast(page, 'Access DeniedYou need admin privileges to access this page.');
    await expectText(page.locator('main'), 'Administrator privileges required');
    await page.goto('/admin-panel');
    await expectText(page.locator('main'), 'Access Denied');
    await expectText(page.locator('main'), "You don't have permission to access the admin panel.");
  });

  it('an empty password opens no gate', async () => {
    const other = await meet(browser, product, { viewport: DESKTOP });
    await other.page.goto('/app');
    await expectText(other.page.locator('main'), 'This app is currently in private development mode');
    const enter = other.page.getByRole('button', { name: 'Enter Application' });
    expect(await enter.isDisabled()).toBe(true);
    await other.context.close();
  });
});

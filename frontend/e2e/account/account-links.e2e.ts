import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '#modules/identity/testing/openid-provider.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, leaveScreen, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { openOutbox } from '../support/steps/outbox.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember, freshPhone } from '../support/sign-up.ts';

const NEW_PASSWORD = 'four-plain-wooden-pegs';
const SENT = "If there's an account for that email, a link is on its way.";

describe('the account links on the sign-in page and in emails', () => {
  let browser: Browser;
  let product: Product;
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startTestProvider();
    [browser, product] = await Promise.all([
      openBrowser(),
      startProduct({
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      }),
    ]);
    provider.allow(`${product.origin}/api/login/callback`);
  });
  afterAll(async () => {
    await product.stop();
    await provider.stop();
  });

  const someone = (): Promise<Person> => meet(browser, product, { viewport: PHONE });
  const member = async (): Promise<{ person: Person; email: string }> => {
    const person = await someone();
    await becomeMember(person);
    return { person, email: (await call(person, 'GET', '/api/auth/user')).email };
  };
  const signedIn = async ({ context }: Person): Promise<boolean> =>
    (await context.request.get('/api/auth/user')).ok();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  /** Opens the link in the newest email with this subject from the outbox. */
  const followEmail = async (person: Person, email: string, subject: string): Promise<void> => {
    const { page } = person;
    await openOutbox(person);
    const toThem = page.getByRole('article').filter({ hasText: email });
    const message = toThem.filter({ hasText: subject, has: page.getByRole('link') });
    await message.first().getByRole('link').first().click();
  };
  const fine = async ({ page }: Person, where: string): Promise<void> => {
    await settled(page);
    await expectNoOverflow(page, where);
    await expectAccessible(page, where);
  };

  it('a member who forgot the password sets a new one through the email, and the link works only once', async () => {
    const { person, email } = await member();
    const { page } = person;
    await leaveScreen(person);
    await page.context().clearCookies();
    await page.goto('/login');
    await fine(person, 'sign-in');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectSeen(heading(page, 'Forgot password?'));
    await page.getByLabel('Email').fill(email);
    await fine(person, 'forgotten password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expectSeen(page.getByText(SENT));
    await fine(person, 'link on its way');

    await followEmail(person, email, 'Choose a new password');
    await expectSeen(heading(page, 'Choose a new password'));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    const field = page.getByLabel('New password', { exact: true });
    await field.fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectText(page.getByRole('alert'), 'Password must be at least 8 characters');
    await field.fill('password1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectText(page.getByRole('alert'), 'This password is too common');
    await fine(person, 'new password');
    await field.fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectToast(page, 'Password changed');
    await expectSeen(heading(page, 'Sign In'));

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).last().click();
    await page.waitForURL(/dashboard$/);

    await followEmail(person, email, 'Choose a new password');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectSeen(heading(page, 'This link has expired'));
    await fine(person, 'used link');
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expectSeen(heading(page, 'Forgot password?'));
    expect(unexpected(person).filter((words) => !words.includes('410'))).toEqual([]);
  });

  it('the forgot-password form gives the same response for unknown and known emails', async () => {
    const person = await someone();
    await person.page.goto('/forgot-password');
    await person.page.getByLabel('Email').fill('nobody@example.com');
    await person.page.getByRole('button', { name: 'Send link' }).click();
    await expectSeen(person.page.getByText(SENT));
    await person.page.getByRole('button', { name: 'Use another email' }).click();
    await expectSeen(person.page.getByLabel('Email'));
  });

  it('the forgot-password page explains in words that there were too many requests', async () => {
    const person = await someone();
    const { page } = person;
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 429, body: '{}' }));
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expectText(page.getByRole('alert'), 'Too many tries. Wait an hour and try again.');
  });

  it('a press of the button confirms an email, opening the link does not, and the reminder disappears', async () => {
    const { person, email } = await member();
    const { page } = person;
    await page.goto('/profile/security');
    await expectSeen(page.getByText('Please confirm your email'));
    await page.getByRole('button', { name: 'Send again' }).click();
    await expectToast(page, 'Email sent');

    await followEmail(person, email, 'Confirm your email');
    await expectSeen(heading(page, 'Confirm your email'));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await fine(person, 'confirm the email');
    expect((await call(person, 'GET', '/api/auth/user')).emailVerifiedAt).toBeNull();
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expectSeen(heading(page, 'Your email is confirmed'));
    await fine(person, 'confirmed');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL(/dashboard$/);
    await page.goto('/profile/security');
    await settled(page);
    await expect.poll(() => page.getByText('Please confirm your email').count()).toBe(0);

    await page.goto('/verify-email?token=an-older-one');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expectSeen(page.getByText(`${email} is already confirmed.`));
  });

  it('a link that confirms nothing offers a new one to signed-in members', async () => {
    const { person } = await member();
    const { page } = person;
    await page.goto('/verify-email?token=nobody-sent-this');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expectSeen(heading(page, 'This link has expired'));
    await fine(person, 'dead confirmation');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expectToast(page, 'Email sent');

    const stranger = await someone();
    await stranger.page.goto('/verify-email');
    await expectSeen(heading(stranger.page, 'This link has expired'));
    await expectSeen(stranger.page.getByRole('main').getByRole('link', { name: 'Sign In' }));
    await stranger.page.goto('/reset-password');
    await expectSeen(stranger.page.getByRole('link', { name: 'Send me a new link' }));
  });

  it('a new user from the provider accepts the Terms, and is signed in immediately the next time', async () => {
    provider.people.set('rosa', {
      email: 'rosa@works.example',
      email_verified: true,
      given_name: 'Rosa',
      family_name: 'Díaz',
    });
    const person = await someone();
    const { page } = person;
    await page.goto('/notifications');
    await page.getByLabel('Name').fill('rosa');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectSeen(heading(page, 'Almost there'));
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('rosa@works.example');
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Rosa');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectText(page.getByRole('alert'), 'You must be 18 or older and accept the Terms');
    await fine(person, 'sign-up from the provider');
    await page.getByLabel('Last name').fill('Díaz Mora');
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/notifications');
    const user = await call(person, 'GET', '/api/auth/user');
    expect(user).toMatchObject({ lastName: 'Díaz Mora', hasPassword: false });

    await leaveScreen(person);
    await page.goto('/api/logout');
    await page.goto('/notifications');
    await expect.poll(() => signedIn(person)).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/notifications');
  });

  it('a user without a password refers a worker, names their referrer, and deletes the account', async () => {
    const [person, employer, friend] = [await someone(), await someone(), await member()];
    await becomeEmployer(employer);
    const job = await new Fixture(employer, person).job();
    const { page } = person;
    provider.people.set('noe', {
      email: 'noe@works.example',
      email_verified: true,
      given_name: 'Noé',
      family_name: 'Lara',
    });
    await page.goto(`/api/login?returnTo=${encodeURIComponent(`/job/${job}`)}`);
    await page.getByLabel('Name').fill('noe');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(`**/job/${job}`);
    await call(person, 'PUT', '/api/user/role', { userType: 'referrer' });
    await page.reload();
    await page.getByRole('button', { name: 'Refer Someone', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Refer a Worker' });
    await expect.poll(() => form.getByLabel('Your name').inputValue()).toBe('Noé Lara');
    await form.getByLabel("Worker's full name").fill('Rosa Díaz');
    await form.getByLabel("Worker's phone number").fill(freshPhone());
    await form.getByLabel('How do you know the worker?').selectOption('Friend');
    await form.getByLabel('Your phone number').fill(freshPhone());
    await form.getByLabel(/^I confirm that the worker knows/).check();
    await form.getByRole('button', { name: 'Submit Referral' }).click();
    await expectToast(page, 'Job Referral Submitted!');

    const { referralCode } = await call(friend.person, 'GET', '/api/auth/user');
    await page.goto('/profile/security');
    await expectText(page.locator('main'), 'You sign in through another service');
    for (const name of ['Change password', 'Change email']) {
      await expect.poll(() => page.getByRole('button', { name }).count(), { message: name }).toBe(0);
    }
    await page.goto('/profile/work');
    await page.getByLabel('Referral code').fill(referralCode);
    await page.getByRole('button', { name: 'Add referrer' }).click();
    await expectToast(page, 'Referrer Added!');

    await page.goto('/profile/data');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect.poll(() => leaving.getByLabel('Current password').count()).toBe(0);
    await leaving.getByLabel('Type your email to confirm').fill('noe@works.example');
    await leaving.getByRole('button', { name: 'Delete for good' }).click();
    await expectToast(page, 'Your account is deleted');
    expect(await signedIn(person)).toBe(false);
  });

  it('a user who cancels at the provider may try again or sign in with a password', async () => {
    const person = await someone();
    const { page } = person;
    await page.goto('/notifications');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expectText(page.getByRole('alert'), "Sign-in didn't work");
    await fine(person, 'sign-in after a problem');
    await expectSeen(page.getByLabel('Password', { exact: true }));
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectSeen(page.getByRole('button', { name: 'Refuse' }));
  });

  it('a sign-up that waited too long starts again at the provider', async () => {
    const person = await someone();
    await person.page.goto('/signup?with=provider&returnTo=%2Fnotifications');
    await expectSeen(heading(person.page, 'This sign-up has expired'));
    await fine(person, 'sign-up that has run out');
    const again = person.page.getByRole('link', { name: 'Sign in again' });
    await expect.poll(() => again.getAttribute('href')).toBe('/api/login?returnTo=%2Fnotifications');
  });
});

import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeNow } from '#modules/identity/testing/authenticator.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { answering, refusing } from '../support/stand-ins/answers.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { openProfile, section, userOf, type Become } from '../support/steps/profile.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember, PASSWORD } from '../support/sign-up.ts';

const NEW_PASSWORD = 'three long ladders';
const WRONG_PASSWORD = 'Your current password is incorrect';

describe('the account section of the profile page', () => {
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
  });
  afterAll(() => product.stop());

  const someone = (part = 'security', become?: Become, viewport?: typeof PHONE): Promise<Person> =>
    openProfile(browser, product, become, viewport, part);
  /** The same account in another browser. */
  const elsewhere = async (person: Person): Promise<Person> => {
    const other = await meet(browser, product, { viewport: PHONE });
    const { email } = await userOf(person);
    await call(other, 'POST', '/api/auth/login', { email, password: PASSWORD });
    return other;
  };
  const isSignedIn = async ({ context }: Person): Promise<boolean> =>
    (await context.request.get('/api/auth/user')).ok();

  describe('sign-in and security', () => {
    it('a wrong current password shows an error in its field; the right one ends the other sessions', async () => {
      const person = await someone();
      const { page } = person;
      const other = await elsewhere(person);
      await page.getByRole('button', { name: 'Change password' }).click();
      const form = page.getByRole('form', { name: 'Change password' });
      await form.getByLabel('Current password', { exact: true }).fill('something-else-1');
      await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await form.getByRole('button', { name: 'Save new password' }).click();
      await expectText(form, WRONG_PASSWORD);
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Save new password' }).click();
      await expectToast(page, 'Password changed');
      expect(await isSignedIn(person)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
    });

    it('a user can end a session on another device', async () => {
      const person = await someone();
      const { page } = person;
      const other = await elsewhere(person);
      await other.page.goto('/profile');
      await page.reload();
      const list = section(page, 'Sign-in & security').getByRole('list', { name: "Where you're signed in" });
      await expect.poll(() => list.getByText('Chrome on Linux').count()).toBe(2);
      await expectSeen(list.getByText('This device'));
      await list.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
      await expectToast(page, 'Signed out');
      await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
      // The live stream informs its screen of the end.
      await other.page.waitForURL('**/login**');
      expect(await isSignedIn(person)).toBe(true);
    });

    it('a user sets up an authenticator app, signs in with a recovery code, and confirms changes again', async () => {
      const person = await someone('security', becomeMember, PHONE);
      const { page } = person;
      await page.goto('/profile/second-step');
      await page.getByRole('button', { name: 'Set it up' }).click();
      await expectSeen(page.getByRole('img', { name: 'QR code for your authenticator app' }));
      await expectAccessible(page, 'setting up two steps');
      await expectNoOverflow(page, 'setting up two steps');
      const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(/\s/g, '');
      await page.getByLabel('Code from your app').fill(codeNow(secret));
      await page.getByRole('button', { name: 'Turn it on' }).click();
      await expectSeen(page.getByRole('heading', { name: 'Your recovery codes' }));
      await expectAccessible(page, 'recovery codes');
      const recovery = await page.getByRole('main').locator('li code').first().innerText();
      await page.getByRole('button', { name: 'I saved them' }).click();
      const renewing = '**/api/auth/factors/recovery-codes';
      await answering(page, renewing, refusing(403, 'identity.step_up_required'));
      await page.getByRole('button', { name: 'Make new codes' }).click();
      await expectSeen(page.getByRole('dialog', { name: "Confirm it's you" }).getByLabel('Code'));
      await expectAccessible(page, 'who one is, once more', true);
      const other = await meet(browser, product, { viewport: PHONE });
      await other.page.goto('/login');
      await other.page.getByLabel('Email').fill((await userOf(person)).email);
      await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await other.page.getByRole('button', { name: 'Sign In' }).click();
      const step = other.page.getByRole('form', { name: 'Enter your code' });
      await step.getByLabel('Code').fill(recovery);
      await step.getByRole('button', { name: 'Sign In' }).click();
      await other.page.waitForURL((url) => url.pathname !== '/login');
      expect(await isSignedIn(other)).toBe(true);
    });

    it('a new address is sent a link, and the old one counts until the link is opened', async () => {
      const person = await someone();
      const { page } = person;
      const { email } = await userOf(person);
      await expectText(section(page, 'Sign-in & security'), 'Not confirmed');
      await page.getByRole('button', { name: 'Change email' }).click();
      const form = page.getByRole('form', { name: 'Change email' });
      await form.getByLabel('New email').fill('new-address@example.com');
      await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Send the link' }).click();
      await expectToast(page, 'We sent a link to new-address@example.com.');
      expect((await userOf(person)).email).toBe(email);
      await new Fixture(person, person).settle();
      const emails: Loose[] = await call(person, 'GET', '/api/dev/outbox?to=new-address@example.com');
      expect(emails).toHaveLength(1);
    });
  });

  describe('the user’s own data', () => {
    const openDialog = async (page: Page): Promise<Locator> => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      return page.getByRole('dialog', { name: 'Delete your account?' });
    };

    it('a user downloads their data', async () => {
      const { page } = await someone('data');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download my data' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('crewvine-my-data.json');
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toHaveProperty('parts');
    });

    it('a user who knows the password deletes the account and its data', async () => {
      const person = await someone('data', becomeMember, PHONE);
      const { page } = person;
      const { email } = await userOf(person);
      const dialog = await openDialog(page);
      await expectText(dialog, 'under a pseudonym');
      await expectAccessible(page, 'the deletion dialog', true);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expectText(dialog, 'Password is required');
      await dialog.getByLabel('Current password', { exact: true }).fill('something-else-1');
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expectText(dialog, WRONG_PASSWORD);
      await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expectToast(page, 'Your account is deleted');
      await page.waitForURL(`${product.origin}/`);
      expect(await isSignedIn(person)).toBe(false);
      const again = await person.context.request.post('/api/auth/login', {
        data: { email, password: PASSWORD },
      });
      expect(again.status()).toBe(401);
    });

    it('a user with open business cannot delete the account, and gives up money only knowingly', async () => {
      const [contractor, person] = await Promise.all([someone('data', becomeEmployer), someone('data')]);
      await new Fixture(contractor, person).completed('Wes Worker');
      const { page } = contractor;
      const dialog = await openDialog(page);
      await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expectSeen(dialog.getByRole('alert').getByText('You need to settle something first'));
      const member = await openDialog(person.page);
      await member.getByLabel('Current password', { exact: true }).fill(PASSWORD);
      await member.getByRole('button', { name: 'Delete for good' }).click();
      await member.getByLabel("I give up what's listed here").check();
      await member.getByRole('button', { name: 'Delete for good' }).click();
      await expectToast(person.page, 'Your account is deleted');
      expect(await new Fixture(contractor, contractor).booksAreClean()).toBe(true);
    });
  });
});

import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { endingSession, holding } from '../support/stand-ins/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Look, type Person } from '../support/person.ts';
import { GATE_PASSWORD, startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { arrive, becomeEmployer, becomeMember, fillAccount } from '../support/sign-up.ts';

const ROLE_CALL = '**/api/user/role';

/** The screens before the product (role question, access gate, invitation) and their toasts. */
describe('the way in', () => {
  let browser: Browser;
  let product: Product;
  let member: Person;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    member = await meet(browser, product, { viewport: DESKTOP });
    const employer = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    job = await new Fixture(employer, member).job();
  });
  afterAll(() => product.stop());

  const newcomer = async (look: Look): Promise<Person> => {
    const person = await meet(browser, product, look);
    await arrive(person, 'Nia');
    return person;
  };
  const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome to Crewvine!' });
  const toast = (page: Page): Locator => page.locator('[role="region"] > ol > li');

  describe('the role question', () => {
    it('the role question cannot be dismissed, traps the keyboard, and stays open if saving fails', async () => {
      const person = await newcomer({ viewport: DESKTOP });
      const { page } = person;
      await page.goto(`/job/${job}`);
      const dialog = question(page);
      await expectSeen(dialog);
      await expectText(dialog, 'Choose your role to get started with the construction labor community');
      await expectAccessible(page, 'role modal', true);
      await expect
        .poll(() => dialog.getByRole('button').allTextContents())
        .toEqual(['Start Referring Workers', 'Start Hiring Workers', 'Find Work Opportunities']);
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab');
        const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
        await expect.poll(inside).toBe(true);
      }
      await page.route(ROLE_CALL, (request) => request.fulfill({ status: 500, body: '' }));
      const hire = dialog.getByRole('button', { name: 'Start Hiring Workers' });
      await hire.click();
      await expectToast(page, 'Failed to update role. Please try again.');
      await expectSeen(hire);
      await expect.poll(() => hire.getAttribute('aria-disabled')).toBeNull();
      await person.context.close();
    });

    it('the role question shows the progress of saving, and newcomers stay on the page they came to', async () => {
      const person = await newcomer({ viewport: DESKTOP });
      const { page } = person;
      const save = await holding(page, ROLE_CALL);
      await page.goto(`/job/${job}`);
      const dialog = question(page);
      await dialog.getByRole('button', { name: 'Start Referring Workers' }).focus();
      await page.keyboard.press('Enter');
      await expectSeen(dialog.getByRole('button', { name: 'Setting up...' }));
      await expect.poll(() => dialog.locator('button[aria-disabled="true"]').count()).toBe(3);
      save();
      await expectToast(page, 'Your account has been set up successfully.');
      await dialog.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(`/job/${job}`);
      await page.reload();
      await expectSeen(page.getByRole('heading', { level: 1 }));
      await expectSeen(page.getByRole('button', { name: /^User menu of/ }));
      await expect.poll(() => dialog.count()).toBe(0);
      expect(unexpected(person)).toEqual([]);
      await person.context.close();
    });

    it('the role question fills a phone, fits 320 px, and does not appear on public and legal pages', async () => {
      const person = await newcomer({ viewport: { width: 320, height: 600 } });
      const { page } = person;
      await page.goto('/home');
      await expectSeen(question(page));
      await expectNoOverflow(page, 'role modal at 320 px');
      const last = question(page).getByRole('button', { name: 'Find Work Opportunities' });
      await last.scrollIntoViewIfNeeded();
      for (const path of ['/terms', '/privacy-policy', '/sign-offer/unknown', '/dev/outbox']) {
        await page.goto(path);
        await expectSeen(page.getByRole('heading', { level: 1 }));
        await expect.poll(() => question(page).count(), { message: path }).toBe(0);
      }
      await page.goto('/home');
      await last.click();
      await question(page).waitFor({ state: 'hidden' });
      await page.goto('/dashboard');
      await page.waitForURL('**/worker-dashboard');
      await person.context.close();
    });
  });

  describe('the access gate', () => {
    const enter = (page: Page): Locator => page.getByRole('button', { name: 'Enter Application' });

    it('the gate opens by keyboard with the right password, stays open for the session, and leads on', async () => {
      const person = await meet(browser, product, { viewport: PHONE });
      const { page } = person;
      await page.goto('/app/jobs?industry=plumbing');
      await expectSeen(page.getByRole('heading', { name: 'Secure Access', level: 1 }));
      await expectAccessible(page, 'gate');
      await expectSeen(page.getByText('Private Access Required'));
      await expectSeen(page.getByText('This app is currently in private development mode'));
      await expect.poll(() => enter(page).getAttribute('aria-disabled')).toBe('true');
      const field = page.getByLabel('Access Password', { exact: true });
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect.poll(() => field.getAttribute('type')).toBe('text');
      await field.fill('wrong');
      const answer = await holding(page, '**/api/access-gate');
      await page.keyboard.press('Enter');
      await expectSeen(page.getByRole('button', { name: 'Verifying...' }));
      answer();
      await expectToast(page, /Access Denied.*Incorrect password. Please try again./);
      await expect.poll(() => field.inputValue()).toBe('');
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await field.fill(GATE_PASSWORD);
      await page.keyboard.press('Enter');
      await expectToast(page, /Access Granted.*Welcome!/);
      await expect.poll(() => page.url()).toBe(`${product.origin}/jobs?industry=plumbing`);
      await page.goto('/app');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      await page.goto('/app/terms');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/terms');
      expect(unexpected(person)).toEqual([]);
      await person.context.close();
    });

    it('the gate says that there were too many tries', async () => {
      const { page, context } = await meet(browser, product, { viewport: PHONE });
      await page.route('**/api/access-gate', (request) => request.fulfill({ status: 429, body: '{}' }));
      await page.goto('/app');
      await page.getByLabel('Access Password', { exact: true }).fill('wrong');
      await enter(page).click();
      await expectToast(page, 'Too Many Tries');
      await context.close();
    });

    it('the gate leads a member to their dashboard', async () => {
      const { page } = member;
      await page.goto('/app');
      await page.getByLabel('Access Password', { exact: true }).fill(GATE_PASSWORD);
      await enter(page).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/referrer-dashboard');
    });
  });

  describe('toasts', () => {
    it('toasts appear one at a time, take focus on F8, and disappear after a long swipe or automatically', async () => {
      const { page, context } = await meet(browser, product, { viewport: DESKTOP });
      // The two tries fail with different words, so that the second toast cannot be mistaken for the first.
      let tries = 0;
      await page.route('**/api/access-gate', (route) => {
        // Reading whether the gate is open does not count as a try.
        if (route.request().method() === 'GET') return route.fallback();
        return (tries += 1) === 1
          ? route.fulfill({ status: 429, body: '{}' })
          : route.fulfill({ status: 403, body: '{"granted":false}' });
      });
      await page.goto('/app');
      const fail = async (): Promise<void> => {
        await page.getByLabel('Access Password', { exact: true }).fill('wrong');
        await page.keyboard.press('Enter');
      };
      const swipe = async (pixels: number): Promise<void> => {
        const box = await toast(page).boundingBox();
        if (!box) throw new Error('No toast to swipe');
        const [x, y] = [box.x + 60, box.y + box.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + pixels, y, { steps: 5 });
        await page.mouse.up();
      };
      await fail();
      await expectToast(page, 'Too Many Tries');
      await fail();
      await expectToast(page, 'Access Denied');
      await expect.poll(() => toast(page).count()).toBe(1);
      await page.keyboard.press('F8');
      const region = page.getByRole('region', { name: /F8/ });
      await expect
        .poll(() => region.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await swipe(30);
      await expect.poll(() => toast(page).count()).toBe(1);
      await swipe(80);
      await toast(page).waitFor({ state: 'detached' });
      await fail();
      await expectToast(page, 'Access Denied');
      await page.mouse.move(5, 5);
      await toast(page).waitFor({ state: 'detached' });
      await context.close();
    });

    it('the toast is the same for every call after the session has ended, and the form that needs one closes', async () => {
      const { page } = member;
      await page.goto(`/job/${job}`);
      await page.getByRole('button', { name: 'Refer Someone' }).click();
      const modal = page.getByRole('dialog', { name: 'Refer a Worker' });
      await modal.getByLabel("Worker's full name").fill('Bo Li');
      await modal.getByLabel("Worker's phone number").fill('512 555 0188');
      await modal.getByLabel('Your phone number').fill('512 555 0189');
      await modal.getByLabel('How do you know the worker?').selectOption('Coworker');
      await modal.getByLabel(/^I confirm that the worker knows/).check();
      await endingSession(page, '**/api/referrals');
      await modal.getByRole('button', { name: 'Submit Referral' }).click();
      await expectToast(page, /Error.*Please try again or refresh the page./);
      await modal.waitFor({ state: 'hidden' });
    });
  });

  describe('an invitation', () => {
    it('an invitation names the referrer, leads to sign-up, and is remembered there', async () => {
      const inviter = await meet(browser, product, { viewport: DESKTOP });
      await becomeMember(inviter, 'Ana');
      const { referralCode } = await call(inviter, 'GET', '/api/auth/user');
      const guest = await meet(browser, product, { viewport: PHONE });
      const { page } = guest;
      await page.goto(`/join?ref=${referralCode}&job=${job}`);
      await expectText(page.getByRole('heading', { level: 1 }), 'Ana invited you to Crewvine');
      await expectAccessible(page, 'invitation');
      await page.getByRole('link', { name: 'Join Crewvine' }).click();
      await fillAccount(page, 'Lee', 'Email');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.waitForURL(`**/job/${job}`);
      await question(page).getByRole('button', { name: 'Start Referring Workers' }).click();
      await question(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(`/job/${job}`);
      expect((await call(guest, 'GET', '/api/auth/user')).referredBy).toMatchObject({ firstName: 'Ana' });
      expect(unexpected(guest)).toEqual([]);
    });

    it('an invitation with an unknown code still leads to sign-up', async () => {
      const { page } = await meet(browser, product, { viewport: PHONE });
      await page.goto('/join?ref=NOBODY00');
      await page.waitForURL('**/signup?ref=NOBODY00');
      await expectSeen(page.getByRole('heading', { name: 'Join Crewvine' }));
    });
  });
});

import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { openProfile, section, userOf, type Become } from '../support/steps/profile.ts';
import { becomeEmployer, becomeMember, becomeWorker, freshPhone, PASSWORD } from '../support/sign-up.ts';

const NARROW = { width: 320, height: 700 };

describe('the profile page', () => {
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
  });
  afterAll(() => product.stop());

  const someone = (become?: Become, viewport?: typeof PHONE, part?: string): Promise<Person> =>
    openProfile(browser, product, become, viewport, part);
  const openPart = async (page: Page, part: string): Promise<void> => {
    await page
      .getByRole('navigation', { name: 'Parts of your profile' })
      .getByRole('link', { name: part })
      .click();
    await settled(page);
  };

  describe('the user’s own profile', () => {
    it('a worker fills in the profile and sees how complete it is', async () => {
      const person = await someone(becomeWorker, PHONE);
      const { page } = person;
      const about = section(page, 'Your profile');
      await about.getByLabel('Location (optional)').fill('Austin, TX');
      await about.getByLabel('About you').fill('Twelve years on roofs.');
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectToast(page, 'Profile Updated!');
      await openPart(page, 'Work');
      const work = section(page, 'Your work');
      const bar = work.getByRole('progressbar', { name: 'Profile complete' });
      await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('20');
      await work.getByRole('checkbox', { name: 'Roofing' }).check();
      await work.getByLabel('Experience level').selectOption('expert');
      await work.getByLabel('Desired pay').fill('$28/hour');
      await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('80');
      await expectText(work, 'Still missing: certifications.');
      await Promise.all([
        page.waitForResponse('**/api/user-profile'),
        work.getByRole('button', { name: 'Save profile' }).click(),
      ]);
      await openPart(page, 'Who I am');
      await page.reload();
      await expect.poll(() => about.getByLabel('About you').inputValue()).toBe('Twelve years on roofs.');
      expect(await userOf(person)).toMatchObject({
        skills: ['Roofing'],
        experience: 'expert',
        payRate: '$28/hour',
        location: 'Austin, TX',
      });
      expect(unexpected(person)).toEqual([]);
    });

    it('an employer changes the company', async () => {
      const person = await someone(becomeEmployer, undefined, 'work');
      const about = section(person.page, 'Your work');
      await about.getByLabel('Company name').fill('');
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectSeen(about.getByRole('alert').getByText('Company name is required'));
      await about.getByLabel('Company name').fill('Hill & Daughters');
      await about.getByLabel('Company size').selectOption('51-200');
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectToast(person.page, 'Profile Updated!');
      expect((await userOf(person)).company).toMatchObject({ name: 'Hill & Daughters', size: '51-200' });
    });

    it('unsaved changes survive a reload until the user discards them', async () => {
      const { page } = await someone();
      const about = section(page, 'Your profile');
      await about.getByLabel('First name').fill('Anna');
      await expectText(about, 'You have unsaved changes.');
      await page.reload();
      await expect.poll(() => about.getByLabel('First name').inputValue()).toBe('Anna');
      await about.getByRole('button', { name: 'Discard changes' }).click();
      await expect.poll(() => about.getByLabel('First name').inputValue()).toBe('Ana');
      await page.reload();
      await settled(page);
      await expect.poll(() => about.getByLabel('First name').inputValue()).toBe('Ana');
    });

    it('a field shows why the contract or the server refuses it', async () => {
      const { page } = await someone();
      const about = section(page, 'Your profile');
      await about.getByLabel('Last name').fill(' ');
      await about.getByLabel('Phone').fill('not a number');
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectSeen(about.getByRole('alert').getByText('Last name is required'));
      await about.getByLabel('Last name').fill('Ruiz');
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectToast(page, 'Update FailedValid phone number required');
      await expectSeen(about.getByText('Valid phone number required'));
    });
  });

  describe('notifications', () => {
    const texts = (page: Page): Locator => page.getByRole('checkbox', { name: 'Texts to my phone' });

    it('every switch is saved immediately', async () => {
      const person = await someone(becomeMember, PHONE, 'notifications');
      const { page } = person;
      const saved = (): Promise<unknown> => page.waitForResponse('**/api/auth/preferences');
      await Promise.all([saved(), texts(page).click()]);
      await Promise.all([saved(), page.getByRole('checkbox', { name: 'Crewvine may send me' }).click()]);
      await Promise.all([saved(), page.getByLabel('Preferred contact method').selectOption('sms')]);
      await page.reload();
      await expect.poll(() => texts(page).isChecked()).toBe(true);
      expect(await userOf(person)).toMatchObject({
        wantsTextAlerts: true,
        marketingConsent: true,
        preferredContactMethod: 'sms',
      });
    });

    it('a switch that cannot be saved returns to its previous position', async () => {
      const { page } = await someone(becomeMember, undefined, 'notifications');
      await page.route('**/api/auth/preferences', (route) => route.fulfill({ status: 503, body: '' }));
      const emails = page.getByRole('checkbox', { name: 'Emails' });
      await emails.click();
      await expectToast(page, "Not savedWe couldn't save your choice. Please try again.");
      await expect.poll(() => emails.isChecked()).toBe(true);
    });

    it('texts require a phone number', async () => {
      const { page } = await someone(
        async (person) => {
          const names = { firstName: 'Ana', lastName: 'Ruiz', email: `ana-${freshPhone()}@example.com` };
          await call(person, 'POST', '/api/auth/signup', { ...names, password: PASSWORD, acceptTerms: true });
          await call(person, 'PUT', '/api/user/role', { userType: 'referrer' });
        },
        undefined,
        'notifications',
      );
      await expect.poll(() => texts(page).isDisabled()).toBe(true);
      await page.getByRole('link', { name: 'Add a phone number' }).click();
      const about = section(page, 'Your profile');
      await about.getByLabel('Phone').fill(freshPhone());
      await about.getByRole('button', { name: 'Save profile' }).click();
      await expectToast(page, 'Profile Updated!');
      await openPart(page, 'Notifications');
      await expect.poll(() => texts(page).isDisabled()).toBe(false);
    });

    it('the language of the screen also applies to texts and emails', async () => {
      const person = await someone(becomeMember, undefined, 'notifications');
      const switches = section(person.page, 'Notifications');
      await switches.getByRole('radio', { name: 'Español' }).click();
      await expectSeen(person.page.getByRole('heading', { name: 'Perfil', level: 1 }));
      await expect.poll(async () => (await userOf(person)).language).toBe('es');
    });
  });

  describe('the referral section', () => {
    const add = async (page: Page, code: string): Promise<void> => {
      const form = page.getByRole('form', { name: 'Who referred you?' });
      await form.getByLabel('Referral code').fill(code);
      await form.getByRole('button', { name: 'Add referrer' }).click();
    };

    it('a member can add a referrer only once', async () => {
      const [person, inviter] = await Promise.all([someone(becomeMember, undefined, 'work'), someone()]);
      const { page } = person;
      const [own, theirs] = await Promise.all([userOf(person), userOf(inviter)]);
      await expectText(section(page, 'Referral'), `${product.origin}/join?ref=${own.referralCode}`);
      await add(page, ' ');
      await expectText(section(page, 'Referral'), 'Please enter a referral code');
      await add(page, 'ZZZZ2222');
      await expectToast(page, 'ErrorReferral code not found');
      await add(page, own.referralCode);
      await expectToast(page, 'ErrorInvalid referral code or you already have a referrer');
      await add(page, theirs.referralCode.toLowerCase());
      await expectToast(page, 'Referrer Added!');
      await expectText(section(page, 'Referral'), 'You were referred by Ana Ruiz.');
    });

    it('a failure without a message shows the page’s own message', async () => {
      const { page } = await someone(becomeMember, undefined, 'work');
      await page.route('**/api/auth/add-referrer', (route) => route.fulfill({ status: 500, body: '' }));
      await add(page, 'ZZZZ2222');
      await expectToast(page, 'ErrorFailed to add referrer');
    });
  });

  it('the profile fits one column on the narrowest phone, and is accessible', async () => {
    const { page } = await someone(becomeWorker, NARROW, 'security');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change email' }).click();
    for (const part of ['Security', 'Who I am', 'Work', 'Notifications', 'Privacy and data']) {
      await openPart(page, part);
      await expectNoOverflow(page, part);
      await expectAccessible(page, part);
    }
  });

  it('a signed-out visitor is sent to sign in and then returns', async () => {
    const { page } = await meet(browser, product, { viewport: PHONE });
    await page.goto('/profile#security');
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/profile/security');
  });
});

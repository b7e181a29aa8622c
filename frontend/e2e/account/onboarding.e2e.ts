import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, leaveScreen, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { arrive, becomeEmployer } from '../support/sign-up.ts';

const AUSTIN = { latitude: 30.267153, longitude: -97.743057 };
const PACIFIC = { latitude: 20, longitude: -150 };

describe('the profile setup', () => {
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
  });
  afterAll(() => product.stop());

  /** Someone with a minimal account, at the first step. */
  const newcomer = async (viewport = DESKTOP): Promise<Person> => {
    const person = await meet(browser, product, { viewport });
    await arrive(person);
    await person.page.goto('/onboarding');
    await expectSeen(heading(person.page, 'Tell us about yourself'));
    return person;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name });
  const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();
  const toWork = async (page: Page): Promise<void> => {
    await next(page);
    await expectSeen(heading(page, 'How do you want to use Crewvine?'));
  };
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
    });
  const expectFocus = async (page: Page, wanted: string): Promise<void> => {
    await expect.poll(() => focused(page)).toBe(wanted);
  };
  const tabTo = async (page: Page, wanted: string): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await focused(page)) === wanted) return;
      await page.keyboard.press('Tab');
    }
    expect(await focused(page)).toBe(wanted);
  };

  it('a worker completes the setup with only the keyboard', async () => {
    const person = await newcomer();
    const { page } = person;
    await tabTo(page, 'firstName');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expectSeen(page.getByRole('alert').getByText('First name is required'));
    await tabTo(page, 'firstName');
    await page.keyboard.type('Ana María');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'How do you want to use Crewvine?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: 'Worker' }).isChecked()).toBe(true);
    await tabTo(page, 'location');
    await page.keyboard.type('Austin, TX');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'What can you do?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, 'Complete setup');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/worker-dashboard');
    await expectToast(page, 'Welcome to Crewvine');
    const user = await call(person, 'GET', '/api/auth/user');
    expect(user).toMatchObject({
      firstName: 'Ana María',
      userType: 'worker',
      location: 'Austin, TX',
      skills: ['General Labor'],
      onboardingCompleted: true,
    });
    expect(unexpected(person)).toEqual([]);
  });

  it('an employer confirms the data from sign-up and reaches the dashboard', async () => {
    const { page } = await newcomer(PHONE);
    await toWork(page);
    await page.getByRole('radio', { name: 'Employer' }).check();
    await page.getByLabel('Location', { exact: true }).fill('Austin, TX');
    await next(page);
    await expectSeen(page.getByText("You're all set to post jobs and get referrals."));
    await expectNoOverflow(page, 'confirmation');
    await expectAccessible(page, 'confirmation');
    await page.getByRole('button', { name: 'Complete setup' }).click();
    await page.waitForURL('**/employer-dashboard');
  });

  it('typed text survives a reload, but only for the same user', async () => {
    const { page, context } = await newcomer();
    await page.getByLabel('Last name').fill('Ruiz Ortega');
    await page.reload();
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Ruiz Ortega');
    const stranger = { origin: product.origin, context, page, complaints: [] };
    await leaveScreen(stranger);
    await context.clearCookies();
    await becomeEmployer(stranger, 'Earl');
    await page.goto('/onboarding');
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Hill');
  });

  describe('location detection', () => {
    const detect = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Detect my location' }).click();
      await expectFocus(page, 'Use my location');
      await page.keyboard.press('Enter');
    };
    const place = (page: Page): Promise<string> => page.getByLabel('Location', { exact: true }).inputValue();

    it('detection asks first, sends two decimals, and fills in city and state', async () => {
      const { page, context } = await newcomer(PHONE);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(AUSTIN);
      await toWork(page);
      const asked = page.waitForRequest('**/api/geo/reverse**');
      await detect(page);
      expect(new URL((await asked).url()).search).toBe('?lat=30.27&lng=-97.74');
      await expect.poll(() => place(page)).toMatch(/^Austin, T/);
      await expectNoOverflow(page, 'role and location');
      await expectAccessible(page, 'role and location');
    });

    it('the user types the location if the browser refuses or the place is uninhabited', async () => {
      const { page, context } = await newcomer();
      await toWork(page);
      await detect(page);
      await expectToast(page, 'Location access deniedPlease enter your location manually.');
      await expectFocus(page, 'location');
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(PACIFIC);
      await detect(page);
      await expectToast(page, 'Location detection failedPlease enter your location manually.');
      await expectFocus(page, 'location');
      await expect.poll(() => place(page)).toBe('');
    });

    it('the browser shows no location prompt before the user agrees', async () => {
      const { page } = await newcomer();
      await toWork(page);
      await page.getByRole('button', { name: 'Detect my location' }).click();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expectFocus(page, 'Detect my location');
      await expectText(page.locator('main'), 'Detect my location');
    });
  });
});

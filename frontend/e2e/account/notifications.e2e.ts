import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectText } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeMember } from '../support/sign-up.ts';

/**
 * A headless browser cannot show the permission prompt or reach a push service. This fakes both responses.
 */
const SUBSCRIBING = `(() => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/' + crypto.randomUUID();
  let subscribed = null;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (subscribed = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys, given: applicationServerKey }),
    unsubscribe: async () => { subscribed = null; return true; },
  });
})()`;

describe('notification preferences', () => {
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
  });
  afterAll(() => product.stop());

  const someone = async (viewport: typeof PHONE, colorScheme: 'light' | 'dark'): Promise<Person> => {
    const person = await meet(browser, product, { viewport, colorScheme, serviceWorkers: 'allow' });
    await becomeMember(person);
    return person;
  };

  it.each([
    ['a phone', PHONE, 'light'],
    ['a desk, in the dark', DESKTOP, 'dark'],
  ] as const)(
    'a member chooses preferences by keyboard on %s, and they are saved',
    async (_, viewport, scheme) => {
      const person = await someone(viewport, scheme);
      const { page } = person;
      await page.goto('/notifications/preferences');
      await settled(page);
      const weekly = page.getByRole('radio', { name: 'Weekly' });
      await page.getByRole('radio', { name: 'Off' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => weekly.isChecked()).toBe(true);
      await page.getByLabel('Day').selectOption('Friday');
      await page.getByLabel('Until').selectOption('10');
      await page.getByLabel('Your time zone').selectOption('Pacific/Honolulu');
      await expectText(page.locator('main'), 'Next one: Friday');
      await expectAccessible(page, 'the choices');
      await expectNoOverflow(page, 'the choices');
      await expect
        .poll(() => call(person, 'GET', '/api/notification-preferences'))
        .toMatchObject({
          digest: { every: 'weekly', weekday: 5 },
          quietHours: { from: 21, until: 10 },
          timeZone: { name: 'Pacific/Honolulu', isChosen: true },
        });
      await page.reload();
      await settled(page);
      await expect.poll(() => weekly.isChecked()).toBe(true);
      await page.goto('/notifications');
      await settled(page);
      await page.getByRole('radio', { name: 'All' }).focus();
      await page.keyboard.press('ArrowRight');
      await expectText(page.locator('main'), 'Nothing here');
      await expectAccessible(page, 'the inbox');
      expect(unexpected(person)).toEqual([]);
    },
  );

  it('a member turns push notifications on and off on a device', async () => {
    const person = await someone(DESKTOP, 'light');
    const { page, context } = person;
    await context.addInitScript(SUBSCRIBING);
    await page.goto('/notifications/preferences');
    await settled(page);
    await page.getByRole('button', { name: 'Turn on push notifications' }).click();
    await page.getByRole('button', { name: 'Turn off push notifications' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Offers: Push' }).isEnabled()).toBe(true);
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? null);
    expect(await worker()).toBe(`${product.origin}/push-worker.js`);
    expect(await call(person, 'GET', '/api/notification-preferences')).toMatchObject({ hasPush: true });
    await page.getByRole('button', { name: 'Turn off push notifications' }).click();
    await page.getByRole('button', { name: 'Turn on push notifications' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Offers: Push' }).isEnabled()).toBe(false);
    expect(unexpected(person)).toEqual([]);
  });
});

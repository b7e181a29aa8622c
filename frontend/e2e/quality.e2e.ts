import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../backend/platform/testing/browser.ts';
import type { Loose } from '../../backend/platform/testing/http-client.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from './support/audit.ts';
import { CARDS, choose, fillCard, rowOf } from './support/desk.ts';
import { expectSeen, expectText } from './support/expectations.ts';
import { call, DESK, meet, PHONE, unexpected, type Look, type Person } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';
import { Scene } from './support/scene.ts';
import { becomeEmployer, becomeMember } from './support/sign-up.ts';

type Role = 'visitor' | 'contractor' | 'member';

const NARROW = { width: 320, height: 700 };

/** Who looks at which screens; `:job` and the like are filled in from the scene. */
const SCREENS: Readonly<Record<Role, readonly string[]>> = {
  visitor: [
    '/',
    '/home',
    '/jobs',
    '/job/:job',
    '/community',
    '/app',
    '/i9/unknown',
    '/login',
    '/signup',
    '/employer-signup',
    '/worker-signup',
    '/terms',
    '/privacy-policy',
    '/sign-offer/:sign',
    '/sign-offer/unknown',
    '/confirm-referral/:confirm',
    '/confirm-referral/unknown',
    '/post-job',
    '/dev/outbox',
    '/dev/ui',
    '/nowhere',
  ],
  contractor: ['/', '/employer-dashboard', '/post-job', '/job/:job', '/job/:job/edit', '/notifications'],
  member: [
    '/',
    '/home',
    '/referrer-dashboard',
    '/my-referrals',
    '/notifications',
    '/onboarding',
    '/profile',
    '/employer-dashboard',
    '/worker-dashboard',
    '/role-test',
  ],
};

describe('every screen', () => {
  let browser: Browser;
  let product: Product;
  let people: Readonly<Record<Role, Person>>;
  const places = new Map<string, string>();

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    const [contractor, member, visitor] = await Promise.all([
      meet(browser, product, { viewport: DESK }),
      meet(browser, product, { viewport: PHONE }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    people = { contractor, member, visitor };
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const scene = new Scene(contractor, member);
    places.set(':job', await scene.job());
    const { signPath } = await scene.sentLetter('Sent Letter');
    places.set(':sign', signPath.split('/').at(-1) ?? '');
    await scene.interviewing('Inter Viewing');
    await scene.signedLetter('Signed Letter');
    await scene.completed('Com Pleted');
    await scene.submitted('Sub Mitted');
    await scene.settle();
    const texts: Loose[] = await call(member, 'GET', '/api/dev/outbox');
    const links = texts.flatMap(({ body }) => /\/confirm-referral\/(\S+)/.exec(body)?.[1] ?? []);
    places.set(':confirm', links[0] ?? 'no-text-has-a-link');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const addressOf = (screen: string): string => screen.replace(/:\w+/, (name) => places.get(name) ?? name);
  const visit = async ({ page }: Person, screen: string): Promise<void> => {
    await page.goto(addressOf(screen));
    await settled(page);
  };
  /** The same signed-in person with other eyes. */
  const asSeenBy = async (role: Role, look: Look): Promise<Person> => {
    const other = await meet(browser, product, look);
    await other.context.addCookies(await people[role].context.cookies());
    return other;
  };
  const roles: readonly Role[] = ['visitor', 'contractor', 'member'];

  it.each(roles)(
    'is accessible in light and dark, fits 320 px and is quiet in the console: %s',
    async (role) => {
      const person = await asSeenBy(role, { viewport: role === 'contractor' ? DESK : PHONE });
      for (const screen of SCREENS[role]) {
        await visit(person, screen);
        await expectAccessible(person.page, screen);
        await person.page.setViewportSize(NARROW);
        await expectNoOverflow(person.page, `${screen} at 320 px`);
        await person.page.setViewportSize(role === 'contractor' ? DESK : PHONE);
      }
      expect(unexpected(person)).toEqual([]);
      await person.context.close();
    },
  );

  const expectGoodDialog = async (page: Page, name: string): Promise<void> => {
    await expectSeen(page.getByRole('dialog').or(page.getByRole('menu')));
    await settled(page);
    await expectAccessible(page, name, true);
  };

  it('has accessible dialogs: refer and claim', async () => {
    const { page } = people.member;
    await visit(people.member, '/job/:job');
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    await expectGoodDialog(page, 'refer');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Referral' }).click();
    await expectSeen(page.locator('[aria-invalid="true"]'));
    await expectGoodDialog(page, 'refer with errors');
    await visit(people.member, '/my-referrals');
    await page.getByRole('button', { name: 'Claim $50 payout' }).click();
    await expectGoodDialog(page, 'claim');
  });

  it('has accessible dialogs: user menu, offer, card, hire', async () => {
    const { page } = people.contractor;
    await visit(people.contractor, '/employer-dashboard');
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await expectGoodDialog(page, 'user menu');
    await page.keyboard.press('Escape');
    await choose(page, 'Signed Letter', 'Mark as Hired');
    await expectGoodDialog(page, 'hire');
    await page.keyboard.press('Escape');
    await choose(page, 'Inter Viewing', 'Send Offer');
    await page.getByLabel('Start date').fill('2027-01-11');
    await expectText(page.getByRole('dialog'), 'Total $925.00');
    await expectGoodDialog(page, 'offer');
    await page.getByRole('dialog').getByRole('button', { name: 'Send Offer' }).click();
    await fillCard(page, CARDS.good);
    await expectGoodDialog(page, 'card');
  });

  it('lets the keyboard refer a worker as far as the form, and come back', async () => {
    const other = await asSeenBy('member', { viewport: DESK });
    const { page } = other;
    await visit(other, '/job/:job');
    const button = page.getByRole('button', { name: 'Refer Someone' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refer a Worker' });
    await expectSeen(dialog);
    const focusIsInside = (): Promise<boolean> =>
      dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await other.context.close();
  });

  it('lets the keyboard work the disposition control', async () => {
    const { page } = people.contractor;
    await visit(people.contractor, '/employer-dashboard');
    const control = page.getByRole('button', { name: 'Select Action for Sub Mitted' });
    await control.focus();
    await page.keyboard.press('Enter');
    await expectSeen(page.getByRole('menu'));
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let press = 0; press < 6 && (await focused()) !== 'Contact Worker'; press += 1) {
      await page.keyboard.press('ArrowDown');
    }
    expect(await focused()).toBe('Contact Worker');
    await page.keyboard.press('Enter');
    await expectText(rowOf(page, 'Sub Mitted'), 'Worker Contacted');
    await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each(roles)('speaks Spanish throughout: %s', async (role) => {
    const other = await asSeenBy(role, { viewport: DESK, locale: 'es-MX' });
    const english =
      /\b(Sign In|Find Jobs|Refer Workers|How It Works|Post Job|My Referrals|Log out|Terms of Service|Notifications|Pending|Earnings|Loading|Cancel|Submit)\b/;
    for (const screen of SCREENS[role]) {
      if (screen === '/dev/ui') continue;
      await visit(other, screen);
      expect(await other.page.locator('html').getAttribute('lang'), screen).toBe('es');
      const words = await other.page.locator('body').innerText();
      expect(english.exec(words)?.[0], `${screen} in English`).toBeUndefined();
      expect(shownKeys(words), `${screen} shows keys`).toEqual([]);
    }
    await other.context.close();
  });
});

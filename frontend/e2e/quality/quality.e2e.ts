import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, choose, fillCard, rowOf } from '../support/steps/dashboard.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { shiftWhileLoading } from '../support/layout-shift.ts';
import { DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { productDay } from '../support/product-day.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

describe('keyboard use, screen readers, and layout stability', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [contractor, member] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE }),
    ]);
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const fixture = new Fixture(contractor, member);
    job = await fixture.job();
    await fixture.interviewing('Inter Viewing');
    await fixture.signedLetter('Signed Letter');
    await fixture.completed('Com Pleted');
    await fixture.submitted('Sub Mitted');
    await fixture.settle();
  });
  afterAll(() => product.stop());

  const visit = async ({ page }: Person, screen: string): Promise<void> => {
    await page.goto(screen);
    await settled(page);
  };
  const expectGoodDialog = async (page: Page, name: string): Promise<void> => {
    await expectSeen(page.getByRole('dialog').or(page.getByRole('menu')));
    await settled(page);
    await expectAccessible(page, name, true);
  };

  it('the dialogs of a member are accessible: refer and claim', async () => {
    const { page } = member;
    await visit(member, `/job/${job}`);
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    await expectGoodDialog(page, 'refer');
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Referral' }).click();
    await expectSeen(page.locator('[aria-invalid="true"]'));
    await expectGoodDialog(page, 'refer with errors');
    await visit(member, '/my-referrals');
    await page.getByRole('button', { name: 'Claim $50 payout' }).click();
    await expectGoodDialog(page, 'claim');
  });

  it('the dialogs of an employer are accessible: user menu, offer, card, hire', async () => {
    const { page } = contractor;
    await visit(contractor, '/employer-dashboard');
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await expectGoodDialog(page, 'user menu');
    await page.keyboard.press('Escape');
    await choose(page, 'Signed Letter', 'Mark as Hired');
    await expectGoodDialog(page, 'hire');
    await page.keyboard.press('Escape');
    await choose(page, 'Inter Viewing', 'Send Offer');
    await page.getByLabel('Start date').fill(await productDay(contractor, 21));
    await expectText(page.getByRole('dialog'), 'Total $925.00');
    await expectGoodDialog(page, 'offer');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, CARDS.good);
    await expectGoodDialog(page, 'card');
  });

  it('the question whether an unconfirmed worker started is accessible', async () => {
    const { page } = contractor;
    await visit(contractor, '/employer-dashboard?tab=referrals');
    await page.getByRole('button', { name: 'Hire Inter Viewing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hire & Process Payment' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Did this person start?' }));
    await expectGoodDialog(page, 'the question whether someone started');
  });

  it('the keyboard opens the form to refer a worker, and closes it again', async () => {
    const other = await meet(browser, product, { viewport: DESKTOP });
    await other.context.addCookies(await member.context.cookies());
    const { page } = other;
    await visit(other, `/job/${job}`);
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

  it('the keyboard operates the disposition control', async () => {
    const { page } = contractor;
    await visit(contractor, '/employer-dashboard');
    const control = page.getByRole('button', { name: 'Select Action for Sub Mitted' });
    await control.focus();
    await page.keyboard.press('Enter');
    const focus = page.getByRole('menuitem').and(page.locator(':focus'));
    for (let press = 0; (await focus.textContent()) !== 'Contact Worker'; press += 1) {
      const before = await focus.textContent();
      expect(press, 'presses of a key').toBeLessThan(6);
      await page.keyboard.press('ArrowDown');
      // A menu moves the focus a moment after the key.
      await expect.poll(() => focus.textContent()).not.toBe(before);
    }
    await page.keyboard.press('Enter');
    const confirm = page
      .getByRole('dialog', { name: 'Contact Sub Mitted' })
      .getByRole('button', { name: 'Mark as contacted' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expectText(rowOf(page, 'Sub Mitted'), 'Worker Contacted');
    await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    ['/', 'a visitor'],
    ['/jobs', 'a visitor'],
    ['/community', 'a visitor'],
    ['/events', 'a visitor'],
    ['/leaderboard', 'the member'],
    ['/notifications', 'the member'],
    ['/employer-dashboard', 'the employer'],
    ['/notifications', 'the employer'],
    ['/my-events', 'the employer'],
    ['/employer/i9', 'the employer'],
  ])('the layout does not shift while it loads: %s for %s', async (screen, who) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const other = await meet(browser, product, { viewport });
      const person = who === 'the employer' ? contractor : member;
      if (who !== 'a visitor') await other.context.addCookies(await person.context.cookies());
      expect(await shiftWhileLoading(other.page, screen), `${viewport.width} px`).toBeLessThan(0.05);
      await other.context.close();
    }
  });
});

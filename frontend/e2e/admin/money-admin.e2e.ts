import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { claimForReview, claimReward } from '../support/steps/claims.ts';
import { becomeAdmin, becomeEmployer, becomeMember, PASSWORD } from '../support/sign-up.ts';

const CARD = { expMonth: 12, expYear: 2099, cvc: '123', authenticate: true };
const TABS = ['claims', 'disputes', 'payments', 'refunds', 'payouts', 'owed', 'reconciliation'] as const;
/** A difference between the books and the provider. No call can create one. */
const DIFFERENCE = {
  id: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01',
  provider: 'sandbox',
  about: 're_3QfB2kLkdIwHu7ix0PlGcxy8',
  subject: 'refund',
  kind: 'theirs_only',
  theirs: '-1249.50',
  ours: '0.00',
  difference: '-1249.50',
  at: '2026-11-20T12:00:00.000Z',
  foundAt: '2026-11-21T12:00:00.000Z',
  state: 'open',
  agreedAt: null,
  explanation: null,
  explainedBy: null,
  explainedAt: null,
};

describe('the money desk with open cases', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let fixture: Fixture;
  let desks: readonly Person[];

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const [boss, member, leaver, phone, desk] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: PHONE, locale: 'es-MX' }),
      meet(browser, product, { viewport: DESKTOP }),
    ]);
    employer = boss;
    desks = [phone, desk];
    await Promise.all([becomeEmployer(boss), becomeMember(member), becomeMember(leaver, 'Lee')]);
    for (const admin of desks) await becomeAdmin(admin);
    fixture = new Fixture(boss, member);
    await claimReward(await rewarded(fixture), member);
    await claimReward(await rewarded(new Fixture(boss, leaver)), leaver);
    await sentBack(member);
    await call(leaver, 'DELETE', '/api/auth/account', { currentPassword: PASSWORD, forfeit: true });
    for (const worker of ['Wren Alcott', 'Bo Li']) await claimForReview(fixture, worker);
    await disputed('Dee Puted');
    await refunded(desk, 'Ree Funded');
    await fixture.settle();
  });
  afterAll(() => product.stop());

  const rewarded = (of: Fixture): Promise<string> => of.completed('Com Pleted');
  const pay = ({ paymentIntentId, clientSecret }: Loose, cardNumber: string): Promise<Loose> =>
    call(employer, 'POST', `/api/sandbox-payments/${paymentIntentId}/confirm`, {
      ...CARD,
      cardNumber,
      clientSecret,
    });

  /** A withdrawal that the bank returns. */
  async function sentBack(member: Person): Promise<void> {
    await call(member, 'POST', '/api/payout-account');
    const closed = { routingNumber: '110000000', accountNumber: '000111111113' };
    await call(member, 'POST', '/api/sandbox-payout-account', closed);
    await call(member, 'POST', '/api/payout-account/withdraw', { amount: '50.00' });
    await fixture.settle();
    await fixture.settle(2);
  }

  const offer = async (worker: string): Promise<Loose> => {
    const id = await fixture.interviewing(worker);
    const offerData = { payRate: '25', payType: 'hourly', workLocation: 'Austin, TX', startDate: null };
    return (await call(employer, 'PUT', `/api/referrals/${id}/create-offer`, { offerData })).payment;
  };
  const disputed = async (worker: string): Promise<void> => {
    await pay(await offer(worker), '4000000000000259');
    await fixture.settle();
  };
  /** A refund by an admin at the desk. */
  const refunded = async ({ page }: Person, worker: string): Promise<void> => {
    await pay(await offer(worker), '4242424242424242');
    await fixture.settle();
    await page.goto('/admin/money?tab=payments');
    await page.locator('main tbody tr').filter({ hasText: worker }).getByRole('button').last().click();
    await page
      .getByRole('dialog', { name: 'Payment' })
      .getByRole('button', { name: 'Refund payment' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Refund this payment' });
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByLabel('Reason').fill('Charged for the wrong crew.');
    await expectAccessible(page, 'a refund by hand');
    await dialog.getByRole('button', { name: 'Refund payment', exact: true }).click();
    await expectSeen(page.getByText('$100.00 is on its way back.').first());
    await dialog.waitFor({ state: 'detached' });
  };

  it.each(TABS)('the tab is accessible in both languages, themes, and widths: %s', async (tab) => {
    for (const { page } of desks) {
      await page.route('**/api/admin/reconciliation/differences*', (route) =>
        route.fulfill({ json: [DIFFERENCE] }),
      );
      await page.goto(`/admin/money?tab=${tab}`);
      await settled(page);
      await expect.poll(() => page.locator('main article, main tbody tr').count()).toBeGreaterThan(0);
      await expectNoOverflow(page, tab);
      await expectAccessible(page, tab);
      expect(shownKeys(await page.locator('main').innerText())).toEqual([]);
    }
  });

  it('each claim is a row that unfolds, also on a phone', async () => {
    const [phone] = desks;
    if (!phone) throw new Error('Nobody has a phone');
    const { page } = phone;
    await page.goto('/admin/money?tab=claims');
    await settled(page);
    const rows = page.locator('main tbody tr');
    const heights = (): Promise<number[]> =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect.poll(heights).toSatisfy((all: number[]) => all.length > 0 && Math.max(...all) < 190);
    await rows.first().getByRole('button', { expanded: false }).click();
    await expectSeen(rows.nth(1).getByText('Bono', { exact: true }));
    await expectNoOverflow(page, 'an open claim');
    await expectAccessible(page, 'an open claim');
  });

  it('thirty claims fit on a few screens, and the payment button shows their sum', async () => {
    for (const [index, { page }] of desks.entries()) {
      await page.route('**/api/admin/reward-claims*', async (route) => {
        const [first]: Loose[] = await (await route.fetch()).json();
        const json = Array.from({ length: 30 }, (_, row) => ({
          ...first,
          id: `0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c${String(row).padStart(2, '0')}`,
          payout: '75.00',
        }));
        await route.fulfill({ json });
      });
      await page.goto('/admin/money?tab=claims');
      await settled(page);
      const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
      await expect.poll(height).toBeLessThan(index === 0 ? 5500 : 3200);
      await page.getByRole('button', { name: index === 0 ? 'Seleccionar todos' : 'Select all' }).click();
      const label = index === 0 ? 'Pagar 30 cobros · $2,250' : 'Pay 30 claims · $2,250';
      await page.getByRole('button', { name: label }).click();
      await expectSeen(page.getByRole('dialog').getByRole('button', { name: label }));
      await expectAccessible(page, 'thirty claims');
      await page.unroute('**/api/admin/reward-claims*');
    }
  });

  it('the employer sees refunds and their documents on a phone and on a desktop', async () => {
    const { page } = employer;
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const screen of ['/employer-dashboard?tab=billing', '/employer/cards']) {
        await page.goto(screen);
        await settled(page);
        await expectNoOverflow(page, screen);
        await expectAccessible(page, screen);
      }
      await page.goto('/employer-dashboard?tab=billing');
      await expectText(page.locator('main'), /\$100/);
    }
    const { id }: Loose = (await call(employer, 'GET', '/api/billing/invoices'))[0];
    const { status, type } = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return { status: answer.status, type: answer.headers.get('Content-Type') };
    }, `/api/billing/invoices/${id}/pdf`);
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(unexpected(employer)).toEqual([]);
  });

  it('an amount leads to its rows in the ledger', async () => {
    for (const { page } of desks) {
      await page.goto('/admin/money?tab=payouts');
      await settled(page);
      await page.locator('main tbody tr').first().getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
      await settled(page);
      await expectAccessible(page, 'the rows of a payout');
    }
    for (const person of desks) expect(unexpected(person)).toEqual([]);
  });
});

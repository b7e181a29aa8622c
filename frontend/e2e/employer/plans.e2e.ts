import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, fillFields } from '../support/steps/dashboard.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer } from '../support/sign-up.ts';

const MONTH_HOURS = 31 * 24;

/** A plan from the first card on: chosen, upgraded for the difference, downgraded for the next month, and renewed. */
describe('plans by the month', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(employer);
  });
  afterAll(() => product.stop());

  const press = (name: string | RegExp) => employer.page.getByRole('button', { name }).click();
  const own = () => employer.page.getByRole('region', { name: /^(Starter|Pro|Unlimited)$/ });
  const dialog = (name: string) => employer.page.getByRole('dialog', { name });
  const confirm = (title: string, action: RegExp) =>
    dialog(title).getByRole('button', { name: action }).click();

  it('a plan requires a saved card, and charges it only after showing the amount', async () => {
    const { page } = employer;
    await page.goto('/employer/plans');
    await expectText(own(), 'No card saved');
    await press('Choose Pro');
    await fillFields(dialog('Add a card'), {
      'Card number': CARDS.good,
      'Expiration date': '12 / 99',
      'Security code': '123',
    });
    await dialog('Add a card').getByRole('button', { name: 'Save card' }).click();
    await expectText(dialog('Choose Pro?'), 'charge $99.00 today to your card ending in 4242');
    await confirm('Choose Pro?', /^Pay \$99/);
    await expectText(own(), 'Pro renews on');
  });

  it('an upgrade costs the rest of the difference, and a downgrade starts with the next month', async () => {
    await press('Choose Unlimited');
    await confirm('Choose Unlimited?', /^Pay \$150/);
    await expectText(own(), 'Unlimited renews on');
    await press('Switch to Pro');
    await confirm('Switch to Pro?', /^Switch on/);
    await expectText(own(), 'Unlimited changes to Pro on');
    await expectText(own(), 'No limit');
  });

  it('the plan renews as the smaller one, and the books balance', async () => {
    const { page } = employer;
    await call(employer, 'POST', '/api/dev/clock', { advanceHours: MONTH_HOURS });
    await page.reload();
    await expectText(own(), 'Pro renews on');
    await expectSeen(page.getByRole('cell', { name: 'Pro, renewed' }));
    expect(await call(employer, 'GET', '/api/dev/ledger-check')).toMatchObject({
      balanced: true,
      problems: [],
    });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expectAccessible(page, 'the plans');
      await expectNoOverflow(page, 'the plans');
    }
    expect(unexpected(employer)).toEqual([]);
  });
});

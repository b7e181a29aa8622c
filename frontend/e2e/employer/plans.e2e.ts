import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '#contract/billing/charging/sandbox.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS, fillFields } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
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

  const saveCard = async (number: string): Promise<void> => {
    const form = dialog('Add a card');
    const typed = { 'Card number': number, 'Expiration date': '12 / 99', 'Security code': '123' };
    await fillFields(form, typed);
    await form.getByRole('button', { name: 'Save card' }).click();
    await form.waitFor({ state: 'detached' });
  };
  const expectBalance = async (): Promise<void> => {
    const check = await call(employer, 'GET', '/api/dev/ledger-check');
    expect(check).toMatchObject({ balanced: true, problems: [] });
  };
  /** A row on the page of cards. */
  const card = (last4: string) => {
    const has = employer.page.getByRole('button', { name: `Remove: ending in ${last4}` });
    return employer.page
      .locator('main div')
      .filter({ has, hasText: `visa ending in ${last4}` })
      .last();
  };

  it('a plan requires a saved card, and charges it only after showing the amount', async () => {
    const { page } = employer;
    await page.goto('/employer/plans');
    await expectText(own(), 'No card saved');
    await press('Choose Pro');
    await saveCard(CARDS.good);
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
    await expectBalance();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expectAccessible(page, 'the plans');
      await expectNoOverflow(page, 'the plans');
    }
  });

  it('the employer changes the default card, and the next renewal charges it', async () => {
    const { page } = employer;
    await page.goto('/employer/cards');
    await press('Add a card');
    await saveCard(SANDBOX_CARDS.failsWhenCharged);
    await expectSeen(card('0341'));
    await expectText(card('4242'), 'Default');
    await press('Make default: ending in 0341');
    await expectToast(page, 'Default card changed');
    await expectText(card('0341'), 'Default');
    await expectSeen(page.getByRole('button', { name: 'Make default: ending in 4242' }));
    await call(employer, 'POST', '/api/dev/clock', { advanceHours: MONTH_HOURS });
    await page.goto('/employer/plans');
    await expectText(own(), "$99 didn't go through");
  });

  it('a failed renewal stays due until a card pays it from the screen', async () => {
    const { page } = employer;
    await press('Pay $99 with card 0341');
    await expectToast(page, 'Payment failed');
    await expectText(own(), "$99 didn't go through");
    await expectAccessible(page, 'a plan that is past due');
    await page.goto('/employer/cards');
    await press('Make default: ending in 4242');
    await expectText(card('4242'), 'Default');
    await page.goto('/employer/plans');
    await press('Pay $99 with card 4242');
    await expectToast(page, 'Paid');
    await expectText(own(), 'Pro renews on');
    await expect.poll(() => own().getByText("didn't go through").count()).toBe(0);
    await expectBalance();
  });

  it('a card is removed after a confirmation, and the last card only after a warning about the plan', async () => {
    const { page } = employer;
    await page.goto('/employer/cards');
    await press('Remove: ending in 0341');
    await confirm('Remove the card ending in 0341?', /^Remove$/);
    await expectToast(page, 'Card removed');
    await card('0341').waitFor({ state: 'detached' });
    await press('Remove: ending in 4242');
    await expectText(dialog('Remove the card ending in 4242?'), 'Its next payment, $99.00 on');
    await confirm('Remove the card ending in 4242?', /^Cancel$/);
    await page.reload();
    await expectText(card('4242'), 'Default');
    expect(await call(employer, 'GET', '/api/billing/payment-methods')).toMatchObject([{ last4: '4242' }]);
    expect(unexpected(employer)).toEqual([]);
  });
});

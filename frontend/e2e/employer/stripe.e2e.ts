import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';
import { TEST_NUMBERS } from '#modules/billing/testing/stripe/stripe-charges.ts';
import type { StripeEvent } from '#modules/billing/testing/stripe/stripe-objects.ts';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen } from '../support/expectations.ts';
import { call, DESKTOP, meet, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer } from '../support/sign-up.ts';
import { bringStripe } from '../support/stand-ins/stripe-in-browser.ts';

const SECRET = 'whsec_test';

describe('payments through Stripe', () => {
  let browser: Browser;
  let product: Product;
  let stripe: StripeStandIn;
  let employer: Person;
  let packageId: string;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    const settings = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: stripe.url,
    };
    [browser, product] = await Promise.all([openBrowser(), startProduct(settings)]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(employer);
    await bringStripe(employer.page, stripe);
    const packages = await call(employer, 'GET', '/api/job-packages');
    packageId = packages[1].id;
  });
  afterAll(async () => {
    await product.stop();
    await stripe.stop();
  });

  /** Delivers every event twice and in reverse order. */
  const tell = (): Promise<void> =>
    stripe.deliver(
      async ({ raw, signature }) => {
        const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' };
        const body = new Uint8Array(raw);
        await fetch(`${product.origin}/api/webhooks/stripe`, { method: 'POST', headers, body });
      },
      { secret: SECRET, arrange: twiceAndBackwards },
    );

  /** A post that waits for its payment, with the dialog open. */
  async function openPost(title: string): Promise<Locator> {
    const jobData = {
      title,
      company: 'Ridge & Co',
      description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
      location: 'Austin, TX',
      payRate: '$28/hour',
      schedule: 'Full-time',
      category: 'construction',
      referralBonus: '500',
    };
    const { jobId } = await call(employer, 'POST', '/api/create-job-payment-intent', { packageId, jobData });
    const { page } = employer;
    await page.goto(`/job/${jobId}/edit`);
    await page
      .getByRole('button', { name: /^Pay|Continue to payment/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Payment' });
  }

  /** The element that has focus after each press of Tab. */
  async function reachedByTab(presses: number): Promise<string[]> {
    const { page } = employer;
    const reached: string[] = [];
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => (document.activeElement?.closest('#root') ? 'page' : 'dialog')));
    }
    return reached;
  }

  async function pay(dialog: Locator, number: string): Promise<void> {
    await dialog.getByLabel('Card number').fill(number);
    await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  }

  /**
   * Without the mouse: the browser may not find a window of another site that has just opened, and never confirms a
   * press whose window closes.
   */
  function answerBank(name: 'Complete authentication' | 'Fail authentication'): Promise<void> {
    const bank = employer.page.frameLocator('iframe[title="3-D Secure"]');
    return bank.getByRole('button', { name }).dispatchEvent('click');
  }

  it('another card after a declined one is charged, saved on request, and counts when the event comes', async () => {
    const dialog = await openPost('First card');
    await pay(dialog, TEST_NUMBERS.declines);
    await expectSeen(dialog.getByText('Your card was declined.'));
    await expectAccessible(employer.page, 'paying through Stripe');
    expect(await reachedByTab(12)).not.toContain('page');
    await dialog.getByLabel('Save this card for next time').check();
    await pay(dialog, TEST_NUMBERS.succeeds);
    await expectSeen(dialog.getByText('Waiting for the payment provider…'));
    await tell();
    await dialog.waitFor({ state: 'detached' });
    const cards = await call(employer, 'GET', '/api/billing/payment-methods');
    expect(cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    await call(employer, 'DELETE', `/api/billing/payment-methods/${cards[0].id}`);
  });

  it('the 3-D Secure window of the bank opens above the dialog, and its result counts', async () => {
    const dialog = await openPost('Asked by the bank');
    await pay(dialog, TEST_NUMBERS.authenticates);
    await answerBank('Fail authentication');
    await expectSeen(dialog.getByText('We are unable to authenticate your payment method.'));
    await pay(dialog, TEST_NUMBERS.authenticates);
    await answerBank('Complete authentication');
    await expectSeen(dialog.getByText('Waiting for the payment provider…'));
    await tell();
    await dialog.waitFor({ state: 'detached' });
    const { balanced, problems } = await call(employer, 'GET', '/api/dev/ledger-check');
    expect([balanced, problems]).toEqual([true, []]);
  });

  it('a saved card is confirmed with the bank if needed, without typing the number again', async () => {
    const setup = await call(employer, 'POST', '/api/billing/payment-methods');
    const { customer } = stripe.thing(setup.setupIntentId);
    const method = stripe.thing(stripe.addCard(String(customer), TEST_NUMBERS.authenticates));
    stripe.api.charges.setUp(stripe.thing(setup.setupIntentId), method, true);
    await tell();
    const dialog = await openPost('Confirmed again');
    await expectSeen(dialog.getByText(/Confirm the payment of \$\d+\.00 with your card ending in 3155/));
    await expect.poll(() => dialog.getByLabel('Card number').count()).toBe(0);
    await expectAccessible(employer.page, 'confirming a saved card');
    await dialog.getByRole('button', { name: 'Confirm payment' }).click();
    await answerBank('Complete authentication');
    await expectSeen(dialog.getByText('Waiting for the payment provider…'));
    await tell();
    await dialog.waitFor({ state: 'detached' });
    const [card] = await call(employer, 'GET', '/api/billing/payment-methods');
    await call(employer, 'DELETE', `/api/billing/payment-methods/${card.id}`);
  });

  it('a card is saved on the page of cards after a declined one, is listed, and pays for a plan', async () => {
    const subscriber = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(subscriber);
    await bringStripe(subscriber.page, stripe);
    const { page } = subscriber;
    await page.goto('/employer/cards');
    await page.getByRole('button', { name: 'Add a card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    const keep = async (number: string): Promise<void> => {
      await dialog.getByLabel('Card number').fill(number);
      await dialog.getByRole('button', { name: 'Save card' }).click();
    };
    await keep(TEST_NUMBERS.declines);
    await expectSeen(dialog.getByText('Your card was declined.'));
    await expectAccessible(page, 'keeping a card with Stripe');
    await keep(TEST_NUMBERS.succeeds);
    await expectSeen(dialog.getByText('Waiting for the payment provider…'));
    await tell();
    await dialog.waitFor({ state: 'detached' });
    await expectSeen(page.getByText('ending in 4242').first());
    await page.goto('/employer/plans');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    const plan = page.getByRole('dialog', { name: 'Choose Pro?' });
    await expectSeen(plan.getByText(/charge \$99\.00 today to your card ending in 4242/));
    await plan.getByRole('button', { name: /^Pay \$99/ }).click();
    await plan.waitFor({ state: 'detached' });
    // The plan begins when Stripe reports that its first month is paid.
    await tell();
    await page.reload();
    await expectSeen(page.getByText(/Pro renews on/));
    expect(await call(subscriber, 'GET', '/api/billing/payments')).toMatchObject([
      { description: 'Pro plan', amount: '99.00', status: 'succeeded' },
    ]);
    const { problems } = await call(subscriber, 'GET', '/api/dev/ledger-check');
    expect(problems).toEqual([]);
  });

  it('the dialog says that a bank takes days, and the post goes online when the money arrives', async () => {
    const dialog = await openPost('Paid by the bank');
    await pay(dialog, TEST_NUMBERS.bankPays);
    await expectSeen(dialog.getByText(/Your bank is sending the payment/));
    stripe.api.charges.later();
    await tell();
    await dialog.getByRole('button', { name: 'Check status' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

function twiceAndBackwards(events: readonly StripeEvent[]): readonly StripeEvent[] {
  return [...events, ...events].toReversed();
}

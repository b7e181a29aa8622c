import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thinEvent } from '#modules/billing/testing/payouts/thin-event.ts';
import { TEST_NUMBERS } from '#modules/billing/testing/stripe/stripe-charges.ts';
import { StripeObjects } from '#modules/billing/testing/stripe/stripe-objects.ts';
import { signed, type SignedEvent } from '#modules/billing/testing/stripe/stripe-webhooks.ts';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { StripeAccount } from '../support/stand-ins/stripe-account.ts';
import { claimForReview } from '../support/steps/claims.ts';
import { becomeAdmin, becomeEmployer, becomeMember } from '../support/sign-up.ts';

const SECRET = 'whsec_test';
const CAPABILITY = 'v2.core.account[configuration.recipient].capability_status_updated';

/** From a reward to the bank. Each test continues where the one before ended. */
describe('payouts through Stripe', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let stripe: StripeAccount;
  let member: Person;
  let employer: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    stripe = await StripeAccount.start();
    const settings = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: stripe.url,
    };
    [browser, product] = await Promise.all([openBrowser(), startProduct(settings)]);
    const [boss, referrer, admin] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
    ]);
    employer = boss;
    member = referrer;
    await Promise.all([becomeEmployer(employer), becomeMember(member), becomeAdmin(admin)]);
    fixture = new Fixture(employer, member);
    await claimForReview(fixture, 'Bo Li', async ({ paymentIntentId }) => {
      stripe.payments.pay(paymentIntentId, TEST_NUMBERS.succeeds);
      await stripe.payments.deliver(receive, { secret: SECRET });
      await fixture.settle();
    });
    const [claim] = await call(admin, 'GET', '/api/admin/reward-claims?state=in_review');
    await call(admin, 'POST', '/api/admin/reward-claims', {
      ids: [claim.id],
      approve: true,
      reason: '',
    });
    await member.page.route('https://connect.stripe.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: hostedPage(stripe.returnUrl) }),
    );
  });
  afterAll(async () => {
    await product.stop();
    await stripe.stop();
  });

  async function receive({ raw, signature }: SignedEvent): Promise<void> {
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' };
    const body = new Uint8Array(raw);
    const answer = await fetch(`${product.origin}/api/webhooks/stripe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }
  const accountId = (): string => stripe.connect.personIds()[0] ?? '';
  const bank = (): Locator => member.page.getByRole('region', { name: 'Bank account' });
  const tile = (label: string): Locator =>
    member.page.locator('dl > div', { hasText: label }).locator('dd').first();

  it('the setup on Stripe’s page may be left, and the product then names what is missing', async () => {
    const { page } = member;
    await page.goto('/earnings');
    await expectText(tile('Available'), '$50.00');
    await expectSeen(page.getByText('Set up your bank account below to withdraw.'));
    await bank().getByRole('button', { name: 'Set up bank account' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Stripe: get paid by Crewvine' }));
    await page.goBack();
    await expectText(bank(), 'Unfinished');
    await expectText(bank(), 'Your date of birth');
    await expectText(bank(), 'A bank account');
    await expectAccessible(page, 'an unfinished bank setup');
  });

  it('the bank account is ready after the person completes Stripe’s page', async () => {
    const { page } = member;
    await bank().getByRole('button', { name: 'Finish setup' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Stripe: get paid by Crewvine' }));
    stripe.connect.onboard(accountId(), 'pays');
    await page.getByRole('link', { name: 'Return to Crewvine' }).click();
    await expectText(bank(), 'Ready');
    await expectText(bank(), 'TEST BANK, account ending in 6789');
    // Stripe reports it as well, later and twice.
    for (let time = 0; time < 2; time += 1) await receive(thinEvent(accountId(), CAPABILITY, SECRET));
    expect(stripe.connect.personIds()).toHaveLength(1);
    await page.reload();
    await expectText(bank(), 'Ready');
  });

  it('a withdrawal arrives at the bank once, and the books agree with Stripe', async () => {
    const { page } = member;
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw to your bank' });
    await expectSeen(dialog.getByText(/the account ending in 6789/));
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expectToast(page, 'Withdrawal started$50.00 is on its way to your bank.');
    await fixture.settle();
    stripe.connect.night();
    const objects = new StripeObjects();
    const payouts = stripe.connect.payoutsTo(accountId());
    for (const id of payouts) objects.tell('payout.paid', { id, object: 'payout' });
    for (const event of [...objects.events, ...objects.events]) await receive(signed(event, SECRET));
    await fixture.settle();
    await page.reload();
    const withdrawals = page.getByRole('region', { name: 'Withdrawals' });
    await expectText(withdrawals.getByRole('listitem').first(), /\$50\.00.*At your bank.*ending in 6789/);
    await expectText(tile('Available'), '$0.00');
    expect(payouts).toHaveLength(1);
    expect([...stripe.connect.transfers.values()].map(({ amount }) => amount)).toEqual([50_00]);
    expect(await fixture.booksAreClean()).toBe(true);
    expect([employer, member].flatMap(unexpected)).toEqual([]);
  });
});

/** Stripe’s own page for the details of a person. */
function hostedPage(returnUrl: string): string {
  return `<!doctype html><title>Stripe</title><h1>Stripe: get paid by Crewvine</h1>
    <a href="${returnUrl}">Return to Crewvine</a>`;
}

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PlansPage } from './PlansPage.tsx';

const STARTER = {
  plan: 'starter',
  status: 'none',
  monthlyPrice: '0.00',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  postsRemaining: 0,
  featuredRemaining: 0,
  freePostsRemaining: 12,
  pastDue: null,
  invoices: [],
};
const PRO = {
  ...STARTER,
  plan: 'pro',
  status: 'active',
  monthlyPrice: '99.00',
  currentPeriodStart: '2026-11-20T12:00:00.000Z',
  currentPeriodEnd: '2026-12-20T12:00:00.000Z',
  postsRemaining: 24,
  featuredRemaining: 2,
  invoices: [
    {
      id: 'in_1',
      plan: 'pro',
      reason: 'first',
      status: 'paid',
      amount: '99.00',
      periodStart: '2026-11-20T12:00:00.000Z',
      periodEnd: '2026-12-20T12:00:00.000Z',
      createdAt: '2026-11-20T12:00:00.000Z',
      paidAt: '2026-11-20T12:00:00.000Z',
    },
  ],
};
const DUE = {
  ...PRO,
  status: 'past_due',
  pastDue: {
    amount: '99.00',
    tries: 1,
    nextTryAt: '2026-12-27T12:00:00.000Z',
    endsAt: '2027-01-03T12:00:00.000Z',
  },
};
const CARD = {
  type: 'card',
  id: '019d0000-0000-7000-8000-000000000001',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2040,
  isDefault: true,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const offer = (plan: string, monthlyPrice: string, change: string, dueToday = '0.00') => ({
  plan,
  monthlyPrice,
  postsPerMonth: plan === 'pro' ? 25 : plan === 'unlimited' ? -1 : 0,
  featuredPerMonth: plan === 'pro' ? 2 : plan === 'unlimited' ? -1 : 0,
  change,
  actions: change === 'current' ? [] : ['choose'],
  dueToday,
  startsAt: change === 'period_end' ? '2026-12-20T12:00:00.000Z' : '2026-11-24T12:00:00.000Z',
});
const FOR_STARTER = [
  offer('starter', '0.00', 'current'),
  offer('pro', '99.00', 'now', '99.00'),
  offer('unlimited', '249.00', 'now', '249.00'),
];
const FOR_PRO = [
  offer('starter', '0.00', 'period_end'),
  offer('pro', '99.00', 'current'),
  offer('unlimited', '249.00', 'now', '75.48'),
];

async function open(own: object, offers: readonly object[], cards: readonly object[] = [CARD]) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/billing/subscription', { body: own });
  server.answers('GET /api/billing/plans', { body: offers });
  server.answers('GET /api/billing/payment-methods', { body: cards });
  server.answers('GET /api/job-packages', { body: [{ id: 'p', price: '49.00', duration: 30 }] });
  server.answers('GET /api/job-boosts', { body: [{ id: 'b', price: '79.00', duration: 30 }] });
  server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
  return { server, ...(await renderPart(<PlansPage />, { at: '/employer/plans' })) };
}

describe('the plans page', () => {
  it("the page shows the employer's plan, its price, and what each plan would cost today", async () => {
    await open(PRO, FOR_PRO);
    expect(await screen.findByText('Pro renews on Dec 20, 2026 for $99.')).toBeTruthy();
    expect(screen.getByText('Charged to Visa ending in 4242')).toBeTruthy();
    expect(screen.getByText('$75.48 due today')).toBeTruthy();
    expect(screen.getByText('Nothing due today. Starts Dec 20, 2026.')).toBeTruthy();
    expect(screen.getByText('25 posts a month')).toBeTruthy();
    expect(screen.getByText('As many posts as you like')).toBeTruthy();
    const [, invoice] = screen.getAllByRole('row');
    expect(invoice?.textContent).toContain('Pro, first month');
  });

  it.each([
    [
      994,
      [
        'You have 994 free posts left, so you can post without a plan.',
        'Once they are used, a post costs $49 or more without a plan.',
        'Pro adds 25 posts a month, 2 of them featured.',
        "The plan's posts are used first, so your free ones last longer.",
        'Featuring a post for 30 days costs $79 without a plan.',
      ],
    ],
    [
      0,
      [
        'You have no free posts left.',
        'Without a plan, a post costs $49 or more.',
        'Pro adds 25 posts a month, 2 of them featured.',
        'Pro costs less from 3 posts a month on.',
        'Featuring a post for 30 days costs $79 without a plan.',
      ],
    ],
  ])(
    'the page lists what a plan adds for an employer with %s free posts',
    async (freePostsRemaining, words) => {
      await open({ ...STARTER, freePostsRemaining }, FOR_STARTER);
      await screen.findByText(words.at(-1) ?? '');
      const lines =
        screen
          .getByText(words[0] ?? '')
          .closest('ul')
          ?.querySelectorAll('li') ?? [];
      await waitFor(() => expect([...lines].map(({ textContent }) => textContent)).toEqual(words));
      expect(screen.getByText('Your free posts')).toBeTruthy();
    },
  );

  it('a plan is charged only after the dialog shows the amount and the card', async () => {
    const { server, user } = await open(PRO, FOR_PRO);
    await press(user, 'Choose Unlimited');
    expect(
      await screen.findByText(
        "We'll charge $75.48 today to your card ending in 4242, then $249 a month until you cancel.",
      ),
    ).toBeTruthy();
    expect(server.calls('PUT /api/billing/subscription')).toEqual([]);
    server.answers('PUT /api/billing/subscription', { body: { ...PRO, plan: 'unlimited' } });
    await press(user, 'Pay $75.48');
    await expectToast("You're on Unlimited");
    expect(server.calls('PUT /api/billing/subscription')[0]?.body).toEqual({ plan: 'unlimited' });
  });

  it('the open dialog shows the new price as soon as the price changes', async () => {
    const { server, user } = await open(PRO, FOR_PRO);
    await press(user, 'Choose Unlimited');
    const [starter, pro] = FOR_PRO;
    server.answers('GET /api/billing/plans', {
      body: [starter, pro, offer('unlimited', '249.00', 'now', '60.12')],
    });
    server.answers('PUT /api/billing/subscription', refusing(402, 'billing.card_declined'));
    await press(user, 'Pay $75.48');
    expect(await screen.findByRole('button', { name: 'Pay $60.12' })).toBeTruthy();
  });

  it('the dialog calls a bank account a bank account', async () => {
    const account = { ...CARD, type: 'bank', brand: 'Chase', last4: '6789', expMonth: null, expYear: null };
    const { user } = await open(PRO, FOR_PRO, [account]);
    await press(user, 'Choose Unlimited');
    expect(await screen.findByText(/today to your bank account ending in 6789, then/)).toBeTruthy();
  });

  it('the dialog stays open after a declined card and shows the reason', async () => {
    const { server, user } = await open(STARTER, FOR_STARTER);
    await press(user, 'Choose Pro');
    server.answers(
      'POST /api/billing/subscription',
      refusing(402, 'billing.card_declined', 'Your card was declined.'),
    );
    await press(user, 'Pay $99.00');
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('an employer without a card adds one first', async () => {
    const { server, user } = await open(STARTER, FOR_STARTER, []);
    const setup = { clientSecret: 'seti_1_secret', setupIntentId: 'seti_1' };
    server.answers('POST /api/billing/payment-methods', { body: setup });
    expect(await screen.findByText('No card saved')).toBeTruthy();
    await press(user, 'Choose Pro');
    expect(await screen.findByRole('dialog', { name: 'Add a card' })).toBeTruthy();
  });

  it('a new card added here is preselected as the default, because plans charge the default card', async () => {
    const { server, user } = await open(DUE, FOR_PRO);
    const setup = { clientSecret: 'seti_1_secret', setupIntentId: 'seti_1' };
    server.answers('POST /api/billing/payment-methods', { body: setup });
    await screen.findByText("$99 didn't go through");
    await user.click(screen.getAllByRole('button', { name: 'Use another card' })[0] as HTMLElement);
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Make it my default' });
    expect(choice.checked).toBe(true);
  });

  it('a failed renewal shows the amount and the day the plan ends, and can be paid', async () => {
    const { server, user } = await open(DUE, FOR_PRO);
    expect(await screen.findByText("$99 didn't go through")).toBeTruthy();
    expect(
      screen.getByText("We'll try again on Dec 27, 2026. Your plan ends on Jan 3, 2027 unless it's paid."),
    ).toBeTruthy();
    server.answers('POST /api/billing/subscription/pay', { body: PRO });
    await press(user, 'Pay $99 with card 4242');
    await expectToast(/^Paid/);
  });

  it('an upgrade that waits for a renewal cannot be pressed, and the next plan shows no button', async () => {
    const offers = FOR_PRO.map((one) => ({ ...one, actions: [] }));
    await open(DUE, offers);
    const upgrade = await screen.findByRole('button', { name: /Unlimited/ });
    expect(upgrade.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Switch to Starter' })).toBeNull();
  });

  it('a canceled plan stays until the end of the paid period', async () => {
    const { server, user } = await open(PRO, FOR_PRO);
    await press(user, 'Switch to Starter');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your plan?' });
    expect(dialog.textContent).toContain('You keep your plan until Dec 20, 2026.');
    server.answers('PUT /api/billing/subscription', { body: { ...PRO, cancelAtPeriodEnd: true } });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await expectToast('Your plan changes on Dec 20, 2026');
    expect(server.calls('PUT /api/billing/subscription')[0]?.body).toEqual({ plan: 'starter' });
  });

  it('the page offers a retry if the plan failed to load', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
    server.answers('GET /api/billing/subscription', refusing(500, 'http.internal', 'Internal error'));
    server.answers('GET /api/billing/plans', { body: FOR_PRO });
    server.answers('GET /api/billing/payment-methods', { body: [CARD] });
    await renderPart(<PlansPage />, { at: '/employer/plans' });
    expect(await screen.findByText("Your plan didn't load")).toBeTruthy();
    expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeTruthy();
  });
});

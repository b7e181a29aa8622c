import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { ProviderUnavailable } from '../../application/provider/payment-provider.ts';
import type { SubscriptionProvider } from '../../application/plans/subscription-provider.ts';
import type { PaidPlan } from '../../contract/vocabulary/plans/plans.ts';

export interface SubscriptionsUnderTest {
  readonly provider: SubscriptionProvider;
  customer(): Promise<string>;
  saveCard(customerId: string, card: 'succeeds' | 'declines'): Promise<string>;
  /** Removes a card as its owner. */
  removeCard(cardId: string): Promise<void>;
  /** The IDs of a subscription's invoices, newest first. */
  invoices(subscriptionId: string): Promise<readonly string[]>;
  /** Ends its period, so that the provider renews it. */
  renew(subscriptionId: string): Promise<void>;
  /** Makes it act on the next request, or the next payment, and lose the answer. */
  loseAnswer(to?: 'payment'): void;
  stop(): Promise<void>;
}

/** Every provider of subscriptions passes this (rules.md#plans). */
export function subscriptionProviderContract(
  name: string,
  open: () => Promise<SubscriptionsUnderTest>,
): void {
  describe(`${name} as a provider of subscriptions`, () => {
    let at: SubscriptionsUnderTest;
    let provider: SubscriptionProvider;
    beforeAll(async () => {
      at = await open();
      provider = at.provider;
    });
    afterAll(() => at.stop());

    const begin = async (plan: PaidPlan) => {
      const customerId = await at.customer();
      const cardId = await at.saveCard(customerId, 'succeeds');
      const wanted = { subscriptionId: newId(), customerId, plan, cardId };
      return { ...wanted, made: await provider.start(wanted) };
    };
    const newest = async (id: string) => {
      const [invoice = ''] = await at.invoices(id);
      return provider.invoice(invoice);
    };

    it('a subscription begins once, and charges the first month', async () => {
      const { made, ...wanted } = await begin('pro');
      expect(made).toMatchObject({ plan: 'pro', status: 'active', cancelAtPeriodEnd: false });
      expect(made).toMatchObject({ customerId: wanted.customerId, subscriptionId: wanted.subscriptionId });
      expect(await provider.start(wanted)).toEqual(made);
      expect(await provider.subscription(made.id)).toEqual(made);
      expect(await at.invoices(made.id)).toHaveLength(1);
      expect(await newest(made.id)).toMatchObject({
        subscriptionId: made.id,
        plan: 'pro',
        reason: 'first',
        status: 'paid',
        amountCents: 99_00,
        periodStart: made.periodStart,
        periodEnd: made.periodEnd,
      });
    });

    it('a declined card leaves nothing behind', async () => {
      const customerId = await at.customer();
      const declining = await at.saveCard(customerId, 'declines');
      const wanted = { subscriptionId: newId(), customerId, plan: 'pro', cardId: declining } as const;
      const refusal = expect.objectContaining({ code: 'billing.card_declined' });
      await expect(provider.start(wanted)).rejects.toEqual(refusal);
      const cardId = await at.saveCard(customerId, 'succeeds');
      const made = await provider.start({ ...wanted, subscriptionId: newId(), cardId });
      expect(made.status).toBe('active');
    });

    it('an upgrade charges the quoted difference, and a downgrade nothing', async () => {
      const { made } = await begin('pro');
      const quoted = await provider.quoteSwitch(made.id, 'unlimited');
      expect(quoted).toBeGreaterThan(0);
      const larger = { id: made.id, plan: 'unlimited', chargesNow: true, key: newId() } as const;
      expect(await provider.switchPlan(larger)).toMatchObject({ plan: 'unlimited' });
      expect(await provider.switchPlan(larger)).toMatchObject({ plan: 'unlimited' });
      expect(await at.invoices(made.id)).toHaveLength(2);
      const change = await newest(made.id);
      expect(change).toMatchObject({ reason: 'change', status: 'paid', plan: 'unlimited' });
      expect(Math.abs((change?.amountCents ?? 0) - quoted)).toBeLessThan(10);
      const smaller = { id: made.id, plan: 'pro', chargesNow: false, key: newId() } as const;
      expect(await provider.switchPlan(smaller)).toMatchObject({ plan: 'pro', periodEnd: made.periodEnd });
      expect(await at.invoices(made.id)).toHaveLength(2);
    });

    it('an unpaid difference changes nothing', async () => {
      const { made, customerId } = await begin('pro');
      await provider.useCard(made.id, await at.saveCard(customerId, 'declines'));
      const larger = { id: made.id, plan: 'unlimited', chargesNow: true, key: newId() } as const;
      await expect(provider.switchPlan(larger)).rejects.toMatchObject({ code: 'billing.card_declined' });
      expect(await provider.subscription(made.id)).toMatchObject({ plan: 'pro' });
    });

    it('a subscription renews for the next period, and reports an unpaid renewal', async () => {
      const { made, customerId, cardId } = await begin('pro');
      await at.renew(made.id);
      const renewed = await provider.subscription(made.id);
      expect(renewed?.periodStart).toEqual(made.periodEnd);
      expect(await newest(made.id)).toMatchObject({ reason: 'renewal', status: 'paid', amountCents: 99_00 });
      await provider.useCard(made.id, await at.saveCard(customerId, 'declines'));
      await at.renew(made.id);
      expect(await provider.subscription(made.id)).toMatchObject({ status: 'past_due' });
      const due = await newest(made.id);
      expect(due).toMatchObject({ reason: 'renewal', status: 'open', amountCents: 99_00, tries: 1 });
      const unpaid = { id: due?.id ?? '', subscriptionId: made.id };
      const declined = await at.saveCard(customerId, 'declines');
      await expect(provider.pay({ ...unpaid, cardId: declined })).rejects.toMatchObject({
        code: 'billing.card_declined',
      });
      expect(await provider.pay({ ...unpaid, cardId })).toMatchObject({ status: 'paid' });
      expect(await provider.pay({ ...unpaid, cardId })).toMatchObject({ status: 'paid' });
      expect(await provider.subscription(made.id)).toMatchObject({ status: 'active' });
    });

    it('a renewal does not charge a removed card, and remains open', async () => {
      const { made, cardId } = await begin('pro');
      await at.removeCard(cardId);
      await at.renew(made.id);
      expect(await provider.subscription(made.id)).toMatchObject({ status: 'past_due' });
      expect(await newest(made.id)).toMatchObject({ reason: 'renewal', status: 'open', tries: 1 });
    });

    it('a request repeated after a lost answer happens once', async () => {
      const asked = async <T>(question: () => Promise<T>, to?: 'payment'): Promise<T> => {
        at.loseAnswer(to);
        await expect(question()).rejects.toThrow(ProviderUnavailable);
        return question();
      };
      const customerId = await at.customer();
      const cardId = await at.saveCard(customerId, 'succeeds');
      const wanted = { subscriptionId: newId(), customerId, plan: 'pro', cardId } as const;
      const { id } = await asked(() => provider.start(wanted));
      expect(await at.invoices(id)).toHaveLength(1);
      const larger = { id, plan: 'unlimited', chargesNow: true, key: newId() } as const;
      expect(await asked(() => provider.switchPlan(larger))).toMatchObject({ plan: 'unlimited' });
      expect(await at.invoices(id)).toHaveLength(2);
      const declined = await at.saveCard(customerId, 'declines');
      await provider.useCard(id, declined);
      await at.renew(id);
      const due = await newest(id);
      const paying = { id: due?.id ?? '', subscriptionId: id, cardId };
      expect(await asked(() => provider.pay(paying), 'payment')).toMatchObject({ status: 'paid' });
      expect(await at.invoices(id)).toHaveLength(3);
    });

    it('a canceled subscription ends with the period, unless the cancellation is reversed', async () => {
      const { made } = await begin('unlimited');
      expect(await provider.cancelAtPeriodEnd(made.id, true)).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await provider.cancelAtPeriodEnd(made.id, false)).toMatchObject({ cancelAtPeriodEnd: false });
    });

    const unpaid = async () => {
      const { made, customerId, cardId } = await begin('pro');
      await provider.useCard(made.id, await at.saveCard(customerId, 'declines'));
      await at.renew(made.id);
      const due = await newest(made.id);
      return { id: made.id, due: due?.id ?? '', cardId };
    };

    it('an unpaid plan ends immediately and permanently, and can never be paid later', async () => {
      const { id, due } = await unpaid();
      expect(await provider.endUnpaid(id)).toBeNull();
      expect(await provider.endUnpaid(id)).toBeNull();
      expect(await provider.subscription(id)).toMatchObject({ status: 'ended' });
      expect(await provider.invoice(due)).toMatchObject({ status: 'void' });
    });

    it('a plan that was paid meanwhile does not end, and its paid invoice is returned', async () => {
      const { id, due, cardId } = await unpaid();
      await provider.pay({ id: due, subscriptionId: id, cardId });
      expect(await provider.endUnpaid(id)).toBe(due);
      expect(await provider.subscription(id)).toMatchObject({ status: 'active' });
    });

    it('the portal is a page for cards and invoices that leads back', async () => {
      const url = await provider.portal(await at.customer(), 'https://crewvine.test/employer/plans');
      expect(url).toMatch(/^https?:/);
    });
  });
}

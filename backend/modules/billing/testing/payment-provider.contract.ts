import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { BalanceTransaction } from '../application/provider/balance-transaction.ts';
import type { IntentRequest, PaymentProvider } from '../application/provider/payment-provider.ts';

export type TestCard = 'succeeds' | 'declines' | 'authenticates';

/** What the suite needs done at the provider by others: a person with a card, and the provider's own webhooks. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  saveCard(customerId: string, card: TestCard): Promise<string>;
  payByHand(paymentIntentId: string): Promise<void>;
  /** Its owner asks the bank for the money back; the id of the dispute. */
  dispute(paymentIntentId: string): Promise<string>;
  decideDispute(id: string, outcome: 'won' | 'lost'): Promise<void>;
  /** The setup is confirmed with a good card. */
  finishSetup(setupIntentId: string): Promise<void>;
  webhook(objectId: string, type: string): { raw: Uint8Array; signature: string };
  /** A user who exists where the provider wants one. */
  user(): Promise<string>;
  now(): Date;
  stop(): Promise<void>;
}

/** Every payment provider passes this (rules.md#payment-providers). */
export function paymentProviderContract(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    let at: ProviderUnderTest;
    let provider: PaymentProvider;

    beforeAll(async () => {
      at = await open();
      provider = at.provider;
    });
    afterAll(() => at.stop());

    const customer = async () =>
      provider.ensureCustomer({ userId: await at.user(), email: 'pat@example.com', name: 'Pat' });
    const intent = async (change: Partial<IntentRequest> = {}) => {
      const customerId = change.customerId ?? (await customer());
      const request = { paymentId: newId(), amountCents: 525_00, description: 'Bonus', savedCardId: null };
      return provider.createPaymentIntent({ ...request, customerId, ...change });
    };
    const paid = async () => {
      const made = await intent();
      await at.payByHand(made.id);
      return made;
    };

    it('has one customer per user', async () => {
      const userId = await at.user();
      const who = { userId, email: 'pat@example.com', name: 'Pat' };
      expect(await provider.ensureCustomer(who)).toBe(await provider.ensureCustomer(who));
    });

    it('makes one intent per payment, also in parallel, and waits for a card', async () => {
      const [paymentId, customerId] = [newId(), await customer()];
      const made = await Promise.all(Array.from({ length: 5 }, () => intent({ paymentId, customerId })));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made[0]).toMatchObject({ status: 'requires_payment', amountCents: 525_00, paymentId });
      expect(made[0]?.clientSecret).not.toBe('');
    });

    it.each([
      ['succeeds', 'succeeded'],
      ['declines', 'failed'],
      ['authenticates', 'requires_payment'],
    ] as const)('charges a saved card that %s: %s', async (card, status) => {
      const customerId = await customer();
      const savedCardId = await at.saveCard(customerId, card);
      const made = await intent({ customerId, savedCardId });
      expect(made).toMatchObject({ status });
      expect(await provider.retrievePaymentIntent(made.id)).toEqual(made);
    });

    it('cancels what is open and says how the rest stands', async () => {
      const waiting = await intent();
      expect(await provider.cancelPaymentIntent(waiting.id)).toMatchObject({ status: 'canceled' });
      expect(await provider.cancelPaymentIntent(waiting.id)).toMatchObject({ status: 'canceled' });
      const done = await paid();
      expect(await provider.cancelPaymentIntent(done.id)).toMatchObject({ status: 'succeeded' });
    });

    it('gives money back once per refund, and finds it again', async () => {
      const { id: paymentIntentId } = await paid();
      const refundId = newId();
      expect(await provider.findRefund(paymentIntentId, refundId)).toBeNull();
      const asked = { refundId, paymentIntentId, amountCents: 100_00 };
      const refund = await provider.createRefund(asked);
      expect(refund).toMatchObject({ status: 'succeeded', amountCents: 100_00, refundId });
      expect(await provider.createRefund(asked)).toEqual(refund);
      expect(await provider.findRefund(paymentIntentId, refundId)).toEqual(refund);
      expect(await provider.retrieveRefund(refund.id)).toEqual(refund);
    });

    it('saves cards and forgets them', async () => {
      const customerId = await customer();
      const setup = await provider.createSetupIntent(customerId);
      expect(setup).toMatchObject({ succeeded: false, customerId, cardId: null });
      await at.finishSetup(setup.id);
      const { succeeded, cardId } = await provider.retrieveSetupIntent(setup.id);
      expect(succeeded).toBe(true);
      const card = await provider.retrieveCard(cardId ?? '');
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 });
      expect((await provider.listCards(customerId)).map(({ id }) => id)).toEqual([card.id]);
      await provider.detachCard(card.id);
      await provider.detachCard(card.id);
      expect(await provider.listCards(customerId)).toEqual([]);
    });

    it('tells the bank what speaks for a disputed charge, the same once', async () => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      expect(await provider.retrieveDispute(id)).toMatchObject({
        paymentIntentId,
        amountCents: 525_00,
        status: 'open',
        submissions: 0,
      });
      const evidence = {
        customerName: 'Pat Hill',
        customerEmail: 'pat@example.com',
        productDescription: 'Offer letter',
        serviceDate: '2026-11-20',
        activityLog: 'Signed on Nov 20',
        statement: 'The worker signed.',
      };
      await provider.sendEvidence(id, evidence);
      await provider.sendEvidence(id, evidence);
      expect(await provider.retrieveDispute(id)).toMatchObject({ status: 'open', submissions: 1 });
    });

    it('pays out once per transfer, and finds it again', async () => {
      const transferId = newId();
      expect(await provider.findTransfer(transferId)).toBeNull();
      const asked = { transferId, destination: 'acct_1', amountCents: 50_00 };
      const transfer = await provider.transfer(asked);
      expect(await provider.transfer(asked)).toEqual(transfer);
      expect(await provider.findTransfer(transferId)).toEqual(transfer);
    });

    it('lists what happened, page by page, and nothing from before', async () => {
      const begun = new Date(at.now().getTime() - 60_000);
      const { id } = await paid();
      const listed: string[] = [];
      for (let after: string | null = null; ;) {
        const { events, next } = await provider.listEvents(begun, after);
        listed.push(...events.map(({ type, objectId }) => `${type} ${objectId}`));
        if (next === null) break;
        after = next;
      }
      expect(listed).toContain(`payment_intent.succeeded ${id}`);
      expect(new Set(listed).size).toBe(listed.length);
      expect(await provider.listEvents(new Date(at.now().getTime() + 60_000), null)).toEqual({
        events: [],
        next: null,
      });
    });

    it.each([
      ['won', 0],
      ['lost', 525_00],
    ] as const)('tells of a dispute that is %s', async (outcome, withdrawnCents) => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      const about = { id, paymentIntentId, amountCents: 525_00, feeCents: 15_00 };
      const waiting = { ...about, status: 'open', withdrawnCents: 525_00 };
      expect(await provider.retrieveDispute(id)).toMatchObject(waiting);
      await at.decideDispute(id, outcome);
      const closed = { ...about, status: outcome, withdrawnCents };
      expect(await provider.retrieveDispute(id)).toMatchObject(closed);
    });

    it('lists every movement of its balance once, page by page, with what it kept', async () => {
      const begun = new Date(at.now().getTime() - 60_000);
      const { id: charge } = await paid();
      const refundId = newId();
      const refund = await provider.createRefund({
        refundId,
        paymentIntentId: charge,
        amountCents: 100_00,
      });
      const { id: disputed } = await paid();
      const dispute = await at.dispute(disputed);
      await at.decideDispute(dispute, 'won');
      const sent = { transferId: newId(), destination: 'acct_1', amountCents: 50_00 };
      const transfer = await provider.transfer(sent);
      for (let more = 0; more < 100; more += 1) await provider.transfer({ ...sent, transferId: newId() });
      const listed: BalanceTransaction[] = [];
      let pages = 0;
      for (let after: string | null = null; ;) {
        const { transactions, next } = await provider.listBalance(begun, after);
        listed.push(...transactions);
        pages += 1;
        if (next === null) break;
        after = next;
      }
      expect(pages).toBeGreaterThan(1);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      const of = (about: string) =>
        listed
          .filter((one) => one.about === about)
          .map(({ kind, amountCents, feeCents, refundTry }) => [kind, amountCents, feeCents, refundTry])
          .toReversed();
      expect(of(charge)).toEqual([['charge', 525_00, 15_53, null]]);
      expect(of(refund.id)).toEqual([['refund', -100_00, 0, refundId]]);
      expect(of(dispute)).toEqual([
        ['dispute', -525_00, 15_00, null],
        ['dispute', 525_00, 0, null],
      ]);
      expect(of(transfer.id)).toEqual([['transfer', -50_00, 0, null]]);
      expect(await provider.listBalance(new Date(at.now().getTime() + 60_000), null)).toEqual({
        transactions: [],
        next: null,
      });
    });

    it('believes signed events alone', async () => {
      const { id } = await intent();
      const { raw, signature } = at.webhook(id, 'payment_intent.succeeded');
      expect(provider.verifyWebhook(raw, signature)).toMatchObject({
        type: 'payment_intent.succeeded',
        objectId: id,
      });
      const refusal = expect.objectContaining({ code: 'billing.bad_signature' });
      expect(() => provider.verifyWebhook(Buffer.concat([raw, Buffer.from(' ')]), signature)).toThrow(
        refusal,
      );
      expect(() => provider.verifyWebhook(raw, '')).toThrow(refusal);
      expect(() => provider.verifyWebhook(raw, signature.replace('v1=', 'v0='))).toThrow(refusal);
    });
  });
}

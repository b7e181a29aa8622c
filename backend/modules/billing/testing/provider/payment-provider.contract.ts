import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { EVIDENCE_FILES } from '../../contract/vocabulary/disputes/evidence.ts';
import type { BalanceTransaction } from '../../application/provider/balance-transaction.ts';
import { HEARD_EVENTS } from '../../application/provider/catch-up-events.ts';
import type {
  IntentRequest,
  PaymentProvider,
  ProviderEvent,
} from '../../application/provider/payment-provider.ts';
import { repeatsNoRetriedCall, EVIDENCE } from './lost-answers.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

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
      return provider.createPaymentIntent({ ...request, attempt: 1, customerId, ...change });
    };
    const paid = async () => {
      const made = await intent();
      await at.payByHand(made.id);
      return made;
    };

    it('a user has one customer', async () => {
      const userId = await at.user();
      const who = { userId, email: 'pat@example.com', name: 'Pat' };
      expect(await provider.ensureCustomer(who)).toBe(await provider.ensureCustomer(who));
    });

    it('a payment has one intent, even for parallel requests, and waits for a card', async () => {
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
    ] as const)('the charge of a saved card that %s becomes %s', async (card, status) => {
      const customerId = await customer();
      const savedCardId = await at.saveCard(customerId, card);
      const made = await intent({ customerId, savedCardId });
      expect(made).toMatchObject({ status });
      expect(await provider.retrievePaymentIntent(made.id)).toEqual(made);
    });

    it('an open intent is canceled, and any other returns its state', async () => {
      const waiting = await intent();
      expect(await provider.cancelPaymentIntent(waiting.id)).toMatchObject({ status: 'canceled' });
      expect(await provider.cancelPaymentIntent(waiting.id)).toMatchObject({ status: 'canceled' });
      const done = await paid();
      expect(await provider.cancelPaymentIntent(done.id)).toMatchObject({ status: 'succeeded' });
    });

    it('a refund is made once, and found again', async () => {
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

    it.each([
      ['pays', 'succeeded', 'succeeded', null],
      ['fails', 'failed', 'failed', null],
      ['returns', 'succeeded', 'succeeded', 'insufficient_funds'],
    ] as const)('a bank account that %s is debited after days', async (bank, answered, stays, reason) => {
      const { id } = await intent();
      await at.debit(id, bank);
      expect(await provider.retrievePaymentIntent(id)).toMatchObject({ status: 'processing' });
      // The bank was asked, so it can no longer be stopped.
      expect(await provider.cancelPaymentIntent(id)).toMatchObject({ status: 'processing' });
      await at.daysLater();
      expect(await provider.retrievePaymentIntent(id)).toMatchObject({ status: answered });
      await at.daysLater();
      expect(await provider.retrievePaymentIntent(id)).toMatchObject({ status: stays });
      const dispute = await at.disputeOf(id);
      expect(dispute && (await provider.retrieveDispute(dispute))).toEqual(
        reason &&
          expect.objectContaining({ status: 'lost', reason, amountCents: 525_00, withdrawnCents: 525_00 }),
      );
    });

    it('a card can be saved and detached', async () => {
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

    it.each([
      ['pays', true],
      ['verifiesLater', false],
    ] as const)('a bank account that %s is saved, and debited after days', async (account, isVerified) => {
      const customerId = await customer();
      const { id } = await provider.createSetupIntent(customerId);
      await at.saveAccount(id, account);
      const { cardId: savedCardId, ...saved } = await provider.retrieveSetupIntent(id);
      expect(saved).toMatchObject({ succeeded: isVerified, customerId });
      expect(saved.pending === null).toBe(isVerified);
      const bank = { type: 'bank', expMonth: null, expYear: null };
      expect(await provider.retrieveCard(savedCardId ?? '')).toMatchObject(bank);
      if (!isVerified) await at.daysLater();
      expect(await provider.retrieveSetupIntent(id)).toMatchObject({ succeeded: true, pending: null });
      const made = await intent({ customerId, savedCardId });
      expect(made).toMatchObject({ status: 'processing' });
      await at.daysLater();
      expect(await provider.retrievePaymentIntent(made.id)).toMatchObject({ status: 'succeeded' });
    });

    it('evidence for a disputed charge reaches the bank, once if repeated', async () => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      expect(await provider.retrieveDispute(id)).toMatchObject({
        paymentIntentId,
        amountCents: 525_00,
        status: 'open',
        submissions: 0,
      });
      const files = EVIDENCE_FILES.map((kind) => ({ kind, bytes: Buffer.from(`%PDF-1.7 ${kind}`) }));
      expect(await provider.sentEvidence(id)).toBeNull();
      await provider.sendEvidence(id, EVIDENCE, files);
      await provider.sendEvidence(id, EVIDENCE, files);
      expect(await provider.retrieveDispute(id)).toMatchObject({ status: 'open', submissions: 1 });
      expect(await provider.sentEvidence(id)).toEqual({
        ...EVIDENCE,
        files: files.map(({ kind, bytes }) => ({ kind, size: bytes.length })),
      });
    });

    it('evidence without a file reaches the bank', async () => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      const evidence = { ...EVIDENCE, serviceDate: null };
      await provider.sendEvidence(id, evidence, []);
      expect(await provider.sentEvidence(id)).toEqual({ ...evidence, files: [] });
    });

    it('a transfer pays out once, and is found again', async () => {
      const transferId = newId();
      expect(await provider.findTransfer(transferId)).toBeNull();
      const asked = { transferId, destination: 'acct_1', amountCents: 50_00 };
      const transfer = await provider.transfer(asked);
      expect(await provider.transfer(asked)).toEqual(transfer);
      expect(await provider.findTransfer(transferId)).toEqual(transfer);
    });

    it('events are listed page by page, and none from before', async () => {
      const begun = new Date(at.now().getTime() - 60_000);
      const { id } = await paid();
      const things = Array.from({ length: 120 }, () => `thing_${newId()}`);
      for (const thing of things) await at.happen('payment_intent.processing', thing);
      // All handled types, regardless of the number of types per request.
      for (const type of HEARD_EVENTS) await at.happen(type, 'thing_1');
      const events = await everyEvent(provider, begun);
      const listed = events.map(({ type, objectId }) => `${type} ${objectId}`);
      expect(listed).toContain(`payment_intent.succeeded ${id}`);
      expect(listed.filter((one) => one.endsWith(' thing_1')).toSorted()).toEqual(
        HEARD_EVENTS.map((type) => `${type} thing_1`).toSorted(),
      );
      expect(listed).toEqual(
        expect.arrayContaining(things.map((thing) => `payment_intent.processing ${thing}`)),
      );
      expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
      expect(await everyEvent(provider, new Date(at.now().getTime() + 60_000))).toEqual([]);
    });

    it.each([
      ['won', 0],
      ['lost', 525_00],
    ] as const)('a dispute that is %s is reported', async (outcome, withdrawnCents) => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      const about = { id, paymentIntentId, amountCents: 525_00, feeCents: 15_00 };
      const waiting = { ...about, status: 'open', withdrawnCents: 525_00 };
      expect(await provider.retrieveDispute(id)).toMatchObject(waiting);
      await at.decideDispute(id, outcome);
      const closed = { ...about, status: outcome, withdrawnCents };
      expect(await provider.retrieveDispute(id)).toMatchObject(closed);
    });

    it('a reversed decision of a bank is reported, with the number of movements', async () => {
      const { id: paymentIntentId } = await paid();
      const id = await at.dispute(paymentIntentId);
      for (const [status, withdrawnCents, balanceMoves] of [
        ['lost', 525_00, 1],
        ['won', 0, 2],
        ['lost', 525_00, 3],
      ] as const) {
        await at.decideDispute(id, status);
        const told = { status, withdrawnCents, balanceMoves, feeCents: 15_00 };
        expect(await provider.retrieveDispute(id)).toMatchObject(told);
      }
    });

    it('the balance lists every movement once, page by page, with its fee', async () => {
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
      await Promise.all(
        Array.from({ length: 100 }, () => provider.transfer({ ...sent, transferId: newId() })),
      );
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

    repeatsNoRetriedCall({ under: () => at, customer, intent, paid });

    it('only signed events are trusted', async () => {
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

async function everyEvent(provider: PaymentProvider, since: Date): Promise<readonly ProviderEvent[]> {
  const listed: ProviderEvent[] = [];
  for (let after: string | null = null; ;) {
    const { events, next } = await provider.listEvents(since, after);
    listed.push(...events);
    if (next === null) return listed;
    after = next;
  }
}

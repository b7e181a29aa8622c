import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import {
  ProviderUnavailable,
  type DisputeEvidence,
  type IntentRequest,
  type ProviderIntent,
} from '../../application/provider/payment-provider.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

export const EVIDENCE: DisputeEvidence = {
  customerName: 'Pat Hill',
  customerEmail: 'pat@example.com',
  productDescription: 'Offer letter',
  serviceDate: '2026-11-20',
  activityLog: 'Signed on Nov 20',
  statement: 'The worker signed.',
};

interface RetriedCalls {
  readonly under: () => ProviderUnderTest;
  readonly customer: () => Promise<string>;
  readonly intent: (change?: Partial<IntentRequest>) => Promise<ProviderIntent>;
  readonly paid: () => Promise<ProviderIntent>;
}

/**
 * Every call that moves money, whose answer is lost after the provider has acted
 * (rules.md#payment-providers).
 */
export function repeatsNoRetriedCall({ under, customer, intent, paid }: RetriedCalls): void {
  describe('a request repeated after a lost answer', () => {
    const asked = async <T>(question: () => Promise<T>): Promise<T> => {
      under().loseAnswer();
      await expect(question()).rejects.toThrow(ProviderUnavailable);
      return question();
    };
    const movements = async (about: string): Promise<number[]> => {
      const found: number[] = [];
      for (let after: string | null = null; ;) {
        const { transactions, next } = await under().provider.listBalance(
          new Date(under().now().getTime() - 60_000),
          after,
        );
        found.push(...transactions.flatMap((one) => (one.about === about ? [one.amountCents] : [])));
        if (next === null) return found;
        after = next;
      }
    };

    it('a repeated charge to a saved card happens once', async () => {
      const [paymentId, customerId] = [newId(), await customer()];
      const savedCardId = await under().saveCard(customerId, 'succeeds');
      const { id, status } = await asked(() => intent({ paymentId, customerId, savedCardId }));
      expect(status).toBe('succeeded');
      expect(await movements(id)).toEqual([525_00]);
    });

    it('a repeated charge to a typed card happens once', async () => {
      const [paymentId, customerId] = [newId(), await customer()];
      const made = await asked(() => intent({ paymentId, customerId }));
      await under().payByHand(made.id);
      const paidFor = await intent({ paymentId, customerId });
      expect(paidFor.id).toBe(made.id);
      expect(await movements(made.id)).toEqual([525_00]);
    });

    it('a repeated refund happens once', async () => {
      const { id: paymentIntentId } = await paid();
      const refundId = newId();
      const refund = await asked(() =>
        under().provider.createRefund({ refundId, paymentIntentId, amountCents: 100_00 }),
      );
      expect(await movements(refund.id)).toEqual([-100_00]);
      expect(await asked(() => under().provider.findRefund(paymentIntentId, refundId))).toEqual(refund);
    });

    it('a repeated transfer happens once', async () => {
      const sent = { transferId: newId(), destination: 'acct_1', amountCents: 50_00 };
      const transfer = await asked(() => under().provider.transfer(sent));
      expect(await movements(transfer.id)).toEqual([-50_00]);
      expect(await asked(() => under().provider.findTransfer(sent.transferId))).toEqual(transfer);
    });

    it('a repeated cancellation happens once', async () => {
      const waiting = await intent();
      const canceled = await asked(() => under().provider.cancelPaymentIntent(waiting.id));
      expect(canceled).toMatchObject({ id: waiting.id, status: 'canceled' });
    });

    it('repeated evidence to a bank is sent once', async () => {
      const id = await under().dispute((await paid()).id);
      const files = [{ kind: 'timeline', bytes: Buffer.from('%PDF-1.7') }] as const;
      await asked(() => under().provider.sendEvidence(id, EVIDENCE, files));
      expect(await under().provider.retrieveDispute(id)).toMatchObject({ submissions: 1 });
    });
  });
}

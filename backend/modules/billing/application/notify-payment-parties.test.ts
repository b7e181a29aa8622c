import { expect, it } from 'vitest';
import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import type { BillingEvents } from '../domain/events.ts';
import { NotifyPaymentParties } from './notify-payment-parties.ts';

const AT = new Date('2027-08-11T17:00:00Z');
const REFUND: BillingEvents['billing.refund_settled'] = {
  paymentId: 'payment',
  employerId: 'employer',
  purpose: 'offer',
  amountCents: 925_00,
  referralId: null,
  offerLetterId: null,
  jobId: null,
  refundId: 'refund',
  refundCents: 900_00,
  cause: 'offer_withdrawn',
  attempt: 1,
};

/** A worker that handles the event, and each event that this causes, until the receipt is there after some of them. */
async function handled({ receiptAfter }: { readonly receiptAfter: number }): Promise<string[]> {
  const told: string[] = [];
  const waiting: DomainEvent[] = [domainEvent('billing.refund_settled', AT, REFUND)];
  let events = 0;
  const parties = new NotifyPaymentParties({
    messenger: {
      notify: async ({ kind }) => {
        told.push(`${kind} after ${events}`);
      },
    },
    reader: { referralNames: async () => null },
    invoices: {
      numberOf: async () => 'CN-000001',
      deferNotice: async () => false,
      receiptTold: async () => undefined,
      awaitsReceipt: async () => events <= receiptAfter,
    },
    events: { publish: async (published) => void waiting.push(...published) },
    clock: { now: () => AT },
  });
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    events += 1;
    if (next.name === 'billing.refund_settled' || next.name === 'billing.refund_documented')
      await parties.run(next);
  }
  return told;
}

it('the notice of a refund waits until the receipt is sent, and comes once', async () => {
  expect(await handled({ receiptAfter: 0 })).toEqual(['refund_issued after 1']);
  expect(await handled({ receiptAfter: 3 })).toEqual(['refund_issued after 4']);
});

it('a receipt that fails holds up the notice of a refund only for a while', async () => {
  expect(await handled({ receiptAfter: 1000 })).toEqual(['refund_issued after 21']);
});

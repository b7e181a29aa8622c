import type { DomainEvent } from '#kernel/domain-events.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { SourceKey } from '../../domain/invoicing/invoice.ts';
import type { InvoiceStore } from './ports.ts';

export type BilledEvent = DomainEvent<
  | 'billing.payment_succeeded'
  | 'billing.subscription_paid'
  | 'billing.refund_requested'
  | 'billing.dispute_lost'
  | 'billing.dispute_won'
  | 'billing.payment_returned'
>;

/** (tx) Queues every charge for an invoice, and every refund for a credit note (rules.md#credit-notes). */
export class AwaitInvoice {
  private readonly store: InvoiceStore;
  private readonly taskQueue: TaskQueue;

  constructor(store: InvoiceStore, taskQueue: TaskQueue) {
    this.store = store;
    this.taskQueue = taskQueue;
  }

  async run(event: BilledEvent): Promise<void> {
    const at = new Date(event.occurredAt);
    const source = sourceOf(event);
    if (!source) return;
    // A second intent's money is refunded without a payment event; it still needs an invoice.
    if ('paymentId' in event.payload)
      await this.store.await({ kind: 'payment', id: event.payload.paymentId }, at);
    await this.store.await(source, at);
    await this.taskQueue.enqueue({ kind: 'billing.issue_invoices', data: {} });
  }
}

/** Null for a dispute that took nothing because it was won immediately. */
function sourceOf({ name, payload }: BilledEvent): SourceKey | null {
  if (name === 'billing.payment_succeeded') return { kind: 'payment', id: payload.paymentId };
  if (name === 'billing.subscription_paid') return { kind: 'plan', id: payload.invoiceId };
  if (name === 'billing.refund_requested') return { kind: 'refund', id: payload.refundId };
  if (name === 'billing.payment_returned') return { kind: 'dispute', id: payload.disputeId };
  if (name === 'billing.dispute_lost') return { kind: 'dispute', id: decisionId(payload, payload.decision) };
  return payload.wasLost ? { kind: 'dispute_won', id: decisionId(payload, payload.decision) } : null;
}

/** A dispute that was decided more than once has one document per decision. */
function decisionId({ disputeId }: { readonly disputeId: string }, decision: number): string {
  return decision > 1 ? `${disputeId}:${decision}` : disputeId;
}

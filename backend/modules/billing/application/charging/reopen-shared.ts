import type { PaymentId } from '#kernel/ids.ts';
import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import type { PaymentPart, PaymentRequest } from '../../domain/charging/payment-line.ts';
import { Payment } from '../../domain/charging/payment.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

/** The unpaid remainder of a letter in a canceled payment. */
interface Rest {
  readonly part: PaymentPart;
  readonly due: readonly Obligation[];
}

/**
 * One of several letters with a shared payment was changed or failed: cancels the payment and opens a new one
 * for the others (rules.md#offers-to-several).
 */
export class ReopenShared implements TaskHandler<'billing.reopen_shared'> {
  readonly kind = 'billing.reopen_shared';
  private readonly unitOfWork: UnitOfWork;
  private readonly needs: BillingNeeds;

  constructor(unitOfWork: UnitOfWork, needs: BillingNeeds) {
    this.unitOfWork = unitOfWork;
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.reopen_shared']): Promise<void> {
    await this.unitOfWork.transaction(() => this.run(data.paymentId));
  }

  /** (tx) Idempotent: what it has moved is owed by another payment. */
  private async run(paymentId: PaymentId): Promise<void> {
    await lockReferralsOf(this.needs, paymentId);
    const canceled = await this.needs.payments.find(paymentId);
    if (canceled?.status !== 'canceled') return;
    const rests = await this.restsOf(canceled);
    if (rests.length === 0) return;
    const at = this.needs.clock.now();
    const payment = Payment.open(requestFor(canceled, rests), at);
    await this.needs.payments.add(payment);
    for (const { due } of rests) {
      for (const owed of due) owed.coverBy(payment.id, at);
      await this.needs.obligations.save(due);
    }
    const data = { paymentId: payment.id };
    await this.needs.taskQueue.enqueue({ kind: 'billing.prepare_payment', data });
  }

  private async restsOf(canceled: Payment): Promise<Rest[]> {
    const rests: Rest[] = [];
    for (const part of canceled.parts) {
      const owed = part.referralId ? await this.needs.obligations.ofReferral(part.referralId) : [];
      const due = owed.filter(({ state, paymentId }) => state === 'due' && paymentId === canceled.id);
      if (due.length > 0) rests.push({ part, due });
    }
    return rests;
  }
}

function requestFor({ employerId, purpose, jobId, lines }: Payment, rests: readonly Rest[]): PaymentRequest {
  const [only, ...others] = rests;
  const isOne = only !== undefined && others.length === 0;
  return {
    employerId,
    purpose,
    jobId,
    referralId: isOne ? only.part.referralId : null,
    offerLetterId: isOne ? only.part.offerLetterId : null,
    lines: rests.flatMap(({ part: { referralId, offerLetterId }, due }) =>
      due.map(({ kind, amountCents }) => {
        const label = lines.find((line) => line.kind === kind)?.label ?? '';
        const line = { kind, label, amount: Money.ofCents(amountCents) };
        if (isOne || referralId === null || offerLetterId === null) return line;
        return { ...line, of: { referralId, offerLetterId } };
      }),
    ),
  };
}

import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TaxNotices } from './tax-ports.ts';
import type { TaxStatuses } from './tax-statuses.ts';

/** Bound to the notifications context. */
interface TaxMessenger {
  notify(news: {
    userId: UserId;
    kind: 'tax_form_soon' | 'tax_form_needed';
    data: { year: string; threshold: string };
  }): Promise<void>;
}

interface AskForTaxFormNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly statuses: TaxStatuses;
  readonly notices: TaxNotices;
  readonly messenger: TaxMessenger;
  readonly clock: Clock;
}

/**
 * After money was promised or paid: requests the form of a person near a threshold, each kind once a year
 * (rules.md#tax-form-first).
 */
export class AskForTaxForm implements TaskHandler<'billing.ask_for_tax_form'> {
  readonly kind = 'billing.ask_for_tax_form';
  private readonly needs: AskForTaxFormNeeds;

  constructor(needs: AskForTaxFormNeeds) {
    this.needs = needs;
  }

  async handle({ userId }: TaskMap['billing.ask_for_tax_form']): Promise<void> {
    const { unitOfWork, statuses, notices, messenger, clock } = this.needs;
    const { status, year, threshold } = await statuses.of(userId);
    if (status !== 'soon' && status !== 'required') return;
    const kind = status === 'soon' ? 'tax_form_soon' : 'tax_form_needed';
    await unitOfWork.transaction(async () => {
      if (!(await notices.mark(userId, { year, kind }, clock.now()))) return;
      const amount = Money.ofCents(threshold.cents).toDollars();
      await messenger.notify({ userId, kind, data: { year: String(year), threshold: amount } });
    });
  }
}

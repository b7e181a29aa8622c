import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { mayExplain } from '../../domain/reconciliation/difference.ts';
import type { Differences } from './differences.ts';

export interface ExplainOrder {
  readonly differenceId: string;
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface ExplainDifferenceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly differences: Differences;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/** An admin explains a difference and closes it (rules.md#reconciliation). */
export class ExplainDifference {
  private readonly needs: ExplainDifferenceNeeds;

  constructor(needs: ExplainDifferenceNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.difference_not_found` (404), `billing.difference_closed` (409) */
  async run({ differenceId, reason, by, requestId }: ExplainOrder): Promise<void> {
    const { unitOfWork, differences, audit, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const found = await differences.find(differenceId);
      if (!found) throw differenceNotFound();
      if (!mayExplain(found)) {
        const message = 'This difference was explained before, or both sides agree by now';
        throw new DomainError('billing.difference_closed', 'conflict', message);
      }
      await differences.explain(differenceId, { reason, by, at: clock.now() });
      await audit.record({
        actorId: by,
        action: 'difference.explained',
        subject: { type: 'difference', id: differenceId },
        details: { about: found.about, amount: Money.ofCents(found.differenceCents).toDollars(), reason },
        requestId,
      });
    });
  }
}

export function differenceNotFound(): DomainError {
  return new DomainError('billing.difference_not_found', 'not_found', 'There is no such difference');
}

import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { HandledEvents } from '../ports.ts';
import type { UnhandledEvents } from './unhandled-events.ts';

export interface SkipOrder {
  readonly rowId: string;
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface SkipEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly unhandled: Pick<UnhandledEvents, 'find' | 'remove'>;
  readonly handled: Pick<HandledEvents, 'mark'>;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/**
 * An admin skips an event that cannot be handled: it never has an effect, even if the provider repeats it
 * (rules.md#lost-webhooks).
 */
export class SkipEvent {
  private readonly needs: SkipEventNeeds;

  constructor(needs: SkipEventNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.event_not_waiting` (404): it was handled or skipped meanwhile, or never
   *   existed
   */
  async run({ rowId, reason, by, requestId }: SkipOrder): Promise<void> {
    const { unitOfWork, unhandled, handled, audit, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const event = await unhandled.find(rowId);
      if (!event) throw notWaiting();
      await handled.mark(event, event.provider, clock.now());
      await unhandled.remove(rowId);
      await audit.record({
        actorId: by,
        action: 'payment_event.skipped',
        subject: { type: 'payment_event', id: rowId },
        details: { event: event.id, type: event.type, about: event.objectId, reason },
        requestId,
      });
    });
  }
}

function notWaiting(): DomainError {
  return new DomainError('billing.event_not_waiting', 'not_found', "This event isn't waiting anymore");
}

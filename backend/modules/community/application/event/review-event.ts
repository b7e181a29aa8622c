import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { eventErrors } from '../../domain/event/errors.ts';
import type { EventNotices } from './event-notices.ts';
import type { EventRepository } from './ports.ts';

export interface EventReview {
  readonly approve: boolean;
  readonly note: string | null;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface ReviewEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly events: EventRepository;
  readonly notices: Pick<EventNotices, 'reviewed'>;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

/** An admin lets an event go out, or gives it back with a note (rules.md#event-publishing). */
export class ReviewEvent {
  private readonly needs: ReviewEventNeeds;

  constructor(needs: ReviewEventNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `community.event_not_found`, `community.not_in_review` (conflict) */
  async run(id: EventId, { requestId, ...decision }: EventReview): Promise<void> {
    const { unitOfWork, events, notices, audit, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const event = await events.find(id);
      if (!event) throw eventErrors.notFound();
      event.review(decision, clock.now());
      await events.save(event);
      await notices.reviewed(event, decision.approve, decision.note);
      const action = decision.approve ? 'event.approved' : 'event.refused';
      await audit.record({ actorId: decision.by, action, subject: { type: 'event', id }, requestId });
    });
  }
}

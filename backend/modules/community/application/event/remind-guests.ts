import type { Clock } from '#kernel/clock.ts';
import type { EventId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EventNotices } from './event-notices.ts';
import type { DueEvents, EventRepository, GuestReader } from './ports.ts';

const AT_ONCE = 100;

interface RemindGuestsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly due: DueEvents;
  readonly events: EventRepository;
  readonly guests: GuestReader;
  readonly notices: Pick<EventNotices, 'all'>;
  readonly clock: Clock;
}

/** A day and an hour before an event, once each (rules.md#event-reminders). */
export class RemindGuests implements DueWork {
  readonly name = 'community.remind_guests';
  private readonly needs: RemindGuestsNeeds;

  constructor(needs: RemindGuestsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, due, clock } = this.needs;
    const ids = await due.reminders(clock.now(), AT_ONCE);
    return eachAlone(ids, (id) => unitOfWork.transaction(() => this.remind(id)));
  }

  /** If both reminders are due, only the one-hour reminder is sent. */
  private async remind(id: EventId): Promise<void> {
    const { events, guests, notices, clock } = this.needs;
    const [event, now] = [await events.find(id), clock.now()];
    if (!event) return;
    const due = (['remindDayAt', 'remindHourAt'] as const).filter((which) => {
      const at = event[which];
      return at !== null && at <= now;
    });
    if (due.length === 0) return;
    for (const which of due) event.reminded(which);
    await events.save(event);
    if (event.status === 'published' && !event.isHidden && now < event.startAt)
      await notices.all('event_reminder', event, await guests.going(id));
  }
}

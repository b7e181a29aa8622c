import type { Clock } from '#kernel/clock.ts';
import type { EventId, UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { Blocks } from '../writing/writing-guard.ts';
import type { EventReader, EventRow } from './event-reader.ts';

interface NotifyEventMentionsNeeds {
  readonly notifier: Notifier;
  readonly reader: Pick<EventReader, 'event'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly blocks: Pick<Blocks, 'isSilenced'>;
  readonly clock: Clock;
}

/** Notifies people mentioned in an event's description if they may read it (rules.md#mentions). */
export class NotifyEventMentions {
  private readonly needs: NotifyEventMentionsNeeds;

  constructor(needs: NotifyEventMentionsNeeds) {
    this.needs = needs;
  }

  async run(id: EventId, mentioned: readonly UserId[]): Promise<void> {
    const { reader, notifier, clock } = this.needs;
    for (const userId of mentioned) {
      const event = await reader.event(id, userId, clock.now());
      if (event?.status !== 'published' || !(await this.mayHear(event, userId))) continue;
      const personName = `${event.hostFirstName} ${event.hostLastName}`.trim();
      const data = { eventId: id, eventTitle: event.title, personName };
      await notifier.notify({ userId, kind: 'mentioned_in_event', data });
    }
  }

  private async mayHear({ hostId }: EventRow, userId: UserId): Promise<boolean> {
    const { accounts, blocks } = this.needs;
    return (await accounts.person(userId)) !== null && !(await blocks.isSilenced(hostId, userId));
  }
}

import type { CommunityEvent } from '../../domain/event/community-event.ts';
import type { Rsvp } from '../../domain/event/rsvp.ts';
import type { EventNotices } from './event-notices.ts';
import type { RsvpRepository } from './ports.ts';

interface SeatingNeeds {
  readonly rsvps: RsvpRepository;
  readonly notices: Pick<EventNotices, 'offered' | 'placed'>;
}

/** (tx) Who moves up when places become free. The event is locked, and saved by the caller (rules.md#event-waiting-list). */
export class Seating {
  private readonly needs: SeatingNeeds;

  constructor(needs: SeatingNeeds) {
    this.needs = needs;
  }

  /** Expires offers and offers every free place to the first in line. */
  async settle(event: CommunityEvent, at: Date): Promise<void> {
    const { rsvps } = this.needs;
    const late = await rsvps.expiredOffers(event.id, at);
    for (const rsvp of late) event.move(rsvp, { status: 'lapsed' }, at);
    await rsvps.save(...late);
    await this.offerFree(event, at);
  }

  /** Gives places added by the host to the line directly, without an offer that could expire. */
  async promote(event: CommunityEvent, at: Date): Promise<void> {
    const { rsvps, notices } = this.needs;
    const first = await this.first(event, at);
    for (const rsvp of first) event.move(rsvp, { status: 'going' }, at);
    await rsvps.save(...first);
    for (const { userId } of first) await notices.placed(event, userId);
  }

  private async offerFree(event: CommunityEvent, at: Date): Promise<void> {
    const { rsvps, notices } = this.needs;
    const first = await this.first(event, at);
    for (const rsvp of first) event.offerPlace(rsvp, at);
    await rsvps.save(...first);
    for (const rsvp of first)
      if (rsvp.offerExpiresAt) await notices.offered(event, rsvp.userId, rsvp.offerExpiresAt);
  }

  private async first(event: CommunityEvent, at: Date): Promise<readonly Rsvp[]> {
    const places = event.placesToOffer(at);
    return places > 0 ? this.needs.rsvps.firstInLine(event.id, places) : [];
  }
}

import { newId, type EventId, type Id, type UserId } from '#kernel/ids.ts';
import type { RsvpStatus } from '../../contract/vocabulary/events.ts';

export type RsvpId = Id<'rsvp'>;

/** The next states of an RSVP and their data. */
export type RsvpStep =
  | { readonly status: 'going' | 'cancelled' | 'lapsed' }
  | { readonly status: 'waitlisted'; readonly lineNumber: number }
  | { readonly status: 'offered'; readonly offerExpiresAt: Date };

/** One person's answer to an event. Its status changes through the event, which counts its guests. */
export class Rsvp {
  readonly id!: RsvpId;
  readonly eventId!: EventId;
  readonly userId!: UserId;
  readonly status!: RsvpStatus;
  /** The smallest number is first in line; null if not in line. */
  readonly lineNumber!: number | null;
  readonly offerExpiresAt!: Date | null;
  readonly notes!: string | null;
  readonly checkInCode!: string;
  readonly checkedInAt!: Date | null;
  readonly version!: number;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  /** Not on the list yet: the event says where it goes. */
  static of(
    who: { readonly eventId: EventId; readonly userId: UserId; readonly checkInCode: string },
    at: Date,
  ): Rsvp {
    return Object.assign(new Rsvp(), {
      ...who,
      id: newId<'rsvp'>(),
      status: 'cancelled',
      lineNumber: null,
      offerExpiresAt: null,
      notes: null,
      checkedInAt: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
  }

  isOfferOpen(now: Date): boolean {
    return this.offerExpiresAt !== null && now < this.offerExpiresAt;
  }

  become(step: RsvpStep, at: Date): void {
    this.change({
      status: step.status,
      lineNumber: step.status === 'waitlisted' ? step.lineNumber : null,
      offerExpiresAt: step.status === 'offered' ? step.offerExpiresAt : null,
      updatedAt: at,
    });
  }

  note(notes: string | null, at: Date): void {
    this.change({ notes, updatedAt: at });
  }

  /** False if they were already checked in. */
  checkIn(at: Date): boolean {
    if (this.checkedInAt) return false;
    this.change({ checkedInAt: at, updatedAt: at });
    return true;
  }

  /** False if they were not in. */
  undoCheckIn(at: Date): boolean {
    if (!this.checkedInAt) return false;
    this.change({ checkedInAt: null, updatedAt: at });
    return true;
  }

  private change(changes: Partial<Omit<Rsvp, 'id'>>): void {
    Object.assign(this, changes);
  }
}

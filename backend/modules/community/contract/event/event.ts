import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/primitives.ts';
import {
  EVENT_ACTIONS,
  EVENT_LOCATION_TYPES,
  EVENT_STATUSES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  RSVP_STATUSES,
} from '../vocabulary/events.ts';

/** Contains no contact data (rules.md#event-guests). */
const hostSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});

/** `lastName` is the first letter for all but the host, who also sees who has been checked in. */
export const attendeeSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  checkedInAt: instant.nullable(),
});
export type EventAttendee = z.infer<typeof attendeeSchema>;

/** A guest whose check-in was set or undone. */
export const checkedInSchema = attendeeSchema.omit({ profileImageUrl: true });
export type CheckedIn = z.infer<typeof checkedInSchema>;

const ownRsvpSchema = z.object({
  status: z.enum(RSVP_STATUSES),
  /** In the waiting list, from 1. */
  position: count.nullable(),
  /** Time until which the place is reserved. */
  offerExpiresAt: instant.nullable(),
  /** The code the host scans; only for guests who are going. */
  checkInCode: z.string().nullable(),
  checkedInAt: instant.nullable(),
});

export const eventSchema = z.object({
  id: uuid,
  title: z.string(),
  /** The host's Markdown. */
  description: z.string(),
  descriptionHtml: z.string(),
  /** The first words of it, without what makes them bold or a link. */
  summary: z.string(),
  eventType: z.enum(EVENT_TYPES),
  startAt: instant,
  endAt: instant,
  /** Time zone of the place, such as `America/Chicago`. */
  timeZone: z.string(),
  locationType: z.enum(EVENT_LOCATION_TYPES),
  isVirtual: z.boolean(),
  /** Null for an online-only event. */
  location: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** For the host and people who are going; null for everyone else. */
  onlineUrl: z.string().nullable(),
  host: hostSchema,
  isHost: z.boolean(),
  board: z.object({ id: uuid, name: z.string() }).nullable(),
  boardId: uuid.nullable(),
  visibility: z.enum(EVENT_VISIBILITIES),
  status: z.enum(EVENT_STATUSES),
  /** Null without a limit. */
  capacity: z.int().nullable(),
  rsvpLimit: z.int().nullable(),
  rsvpRequired: z.boolean(),
  rsvpCount: count,
  waitlistCount: count,
  /** Spots that are free and held for people from the waiting list. */
  heldCount: count,
  isFull: z.boolean(),
  tags: z.array(z.string()),
  /** Null for a visitor, and for who has not answered. */
  myRsvp: ownRsvpSchema.nullable(),
  cancelReason: z.string().nullable(),
  /** Only the host gets the next three. */
  reviewNote: z.string().nullable(),
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** The reader's commands that are accepted now. */
  actions: z.array(z.enum(EVENT_ACTIONS)),
  /** Null for everyone but the host and people who answered; not in lists. */
  attendees: z.array(attendeeSchema).nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type EventAnswer = z.infer<typeof eventSchema>;

export const rsvpAnswerSchema = z.object({
  /** `cancelled` if the person no longer has an answer. */
  status: z.enum(RSVP_STATUSES),
  rsvpCount: count,
  capacity: z.int().nullable(),
  position: count.nullable(),
});
export type RsvpAnswer = z.infer<typeof rsvpAnswerSchema>;

export const calendarFeedSchema = z.object({ url: z.string() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

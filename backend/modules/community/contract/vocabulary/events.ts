/** Event topics. */
export const EVENT_TYPES = [
  'hiring_fair',
  'training',
  'compliance',
  'safety',
  'networking',
  'other',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_LOCATION_TYPES = ['in_person', 'online', 'hybrid'] as const;
export type EventLocationType = (typeof EVENT_LOCATION_TYPES)[number];

/** Everyone, or the members of the board that the event belongs to. */
export const EVENT_VISIBILITIES = ['public', 'board'] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

/** The stored statuses; a published event whose end has passed is shown as `past`. */
export const STORED_EVENT_STATUSES = ['draft', 'in_review', 'published', 'cancelled'] as const;
export type StoredEventStatus = (typeof STORED_EVENT_STATUSES)[number];
export const EVENT_STATUSES = [...STORED_EVENT_STATUSES, 'past'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/**
 * A reader's actions on an event. `rsvp` takes a place, an offered one too, or the end of the waiting list; for this and
 * for `report`, a visitor signs in first. `give_up` ends an answer, `show_code` is the guest's own check-in code. The
 * others are the host's.
 */
export const EVENT_ACTIONS = [
  'rsvp',
  'give_up',
  'show_code',
  'report',
  'publish',
  'check_in',
  'edit',
  'cancel',
  'share',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/**
 * `offered`: a place is reserved for the first in line for a while. `lapsed`: they did not accept it in time.
 */
export const RSVP_STATUSES = ['going', 'waitlisted', 'offered', 'cancelled', 'lapsed'] as const;
export type RsvpStatus = (typeof RSVP_STATUSES)[number];

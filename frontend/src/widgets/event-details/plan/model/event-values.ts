import type { CreateEventInput, EditEventInput } from '#contract/community/event/create-event.ts';
import {
  EVENT_LOCATION_TYPES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  type EventLocationType,
  type EventVisibility,
} from '#contract/community/vocabulary/events.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { tagsOf } from '#shared/lib/index.ts';
import { instantOf, localTime } from './place-time.ts';

/** The form's values. */
export interface EventValues {
  readonly title: string;
  readonly description: string;
  readonly eventType: string;
  /** Local time at the event's place: `2027-03-14T18:00`. */
  readonly startAt: string;
  readonly endAt: string;
  readonly locationType: string;
  readonly location: string;
  readonly onlineUrl: string;
  readonly capacity: string;
  /** Empty for none; fixed after creation. */
  readonly boardId: string;
  readonly visibility: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly isDraft: boolean;
}

export const EMPTY_EVENT: EventValues = {
  title: '',
  description: '',
  eventType: '',
  startAt: '',
  endAt: '',
  locationType: 'in_person',
  location: '',
  onlineUrl: '',
  capacity: '',
  boardId: '',
  visibility: 'public',
  tags: '',
  isDraft: false,
};

export function valuesOf(event: EventAnswer): EventValues {
  return {
    title: event.title,
    description: event.description,
    eventType: event.eventType,
    startAt: localTime(event.startAt, event.timeZone),
    endAt: localTime(event.endAt, event.timeZone),
    locationType: event.locationType,
    location: event.address ?? '',
    onlineUrl: event.onlineUrl ?? '',
    capacity: event.capacity === null ? '' : String(event.capacity),
    boardId: event.boardId ?? '',
    visibility: event.visibility,
    tags: event.tags.join(', '),
    isDraft: event.status === 'draft',
  };
}

export function locationTypeOf({ locationType }: Pick<EventValues, 'locationType'>): EventLocationType {
  return EVENT_LOCATION_TYPES.find((one) => one === locationType) ?? 'in_person';
}

/** The request body, without fields that the type of place does not have. Times are in the given zone. */
export function eventBody(values: EventValues, timeZone: string): CreateEventInput {
  const locationType = locationTypeOf(values);
  return {
    title: values.title,
    description: values.description,
    eventType: EVENT_TYPES.find((one) => one === values.eventType) ?? null,
    startAt: instantOf(values.startAt, timeZone),
    endAt: instantOf(values.endAt, timeZone),
    location: locationType === 'online' ? null : values.location || null,
    isVirtual: locationType === 'online',
    locationType,
    onlineUrl: locationType === 'in_person' ? null : values.onlineUrl.trim() || null,
    capacity: capacityOf(values.capacity),
    boardId: values.boardId || null,
    visibility: visibilityOf(values),
    tags: tagsOf(values.tags),
    status: values.isDraft ? 'draft' : 'published',
  };
}

const PLACE = ['location', 'isVirtual', 'locationType', 'onlineUrl'] as const;
const WORDS = ['title', 'description', 'eventType', 'capacity', 'visibility', 'tags'] as const;
const TIMES = ['startAt', 'endAt'] as const;

/** Whether the place has changed. */
export function hasMoved(event: EventAnswer, values: EventValues): boolean {
  const [was, is] = [eventBody(valuesOf(event), event.timeZone), eventBody(values, event.timeZone)];
  return PLACE.some((name) => was[name] !== is[name]);
}

/**
 * The changed fields; the place changes as a whole. In another time zone, unchanged local times are also
 * sent: six o'clock stays six o'clock.
 */
export function changesOf(event: EventAnswer, values: EventValues, timeZone: string): EditEventInput {
  const typed = valuesOf(event);
  const [was, is] = [eventBody(typed, event.timeZone), eventBody(values, timeZone)];
  const words = WORDS.filter((name) => String(was[name]) !== String(is[name]));
  const times = TIMES.filter((name) => typed[name] !== values[name] || event.timeZone !== timeZone);
  const place = hasMoved(event, values) ? PLACE : [];
  return Object.fromEntries([...words, ...times, ...place].map((name) => [name, is[name]]));
}

/** An online event has a link instead of a location, so the message belongs to that field. */
export function inItsField(
  errors: Record<string, unknown>,
  values: Pick<EventValues, 'locationType'>,
): Record<string, unknown> {
  if (locationTypeOf(values) !== 'online' || errors['location'] === undefined) return errors;
  const { location, ...others } = errors;
  return { onlineUrl: location, ...others };
}

/** Without a board, only `public` makes sense. */
function visibilityOf({ boardId, visibility }: EventValues): EventVisibility {
  return EVENT_VISIBILITIES.find((one) => one === visibility && boardId !== '') ?? 'public';
}

/** Passes invalid input on, so that validation rejects it with a message. */
function capacityOf(typed: string): number | string | null {
  const people = typed.trim();
  if (people === '') return null;
  return /^\d+$/.test(people) ? Number(people) : people;
}

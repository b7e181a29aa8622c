import type { CreateEventInput, EditEventInput } from '#contract/community/event/create-event.ts';
import {
  EVENT_LOCATION_TYPES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  type EventLocationType,
  type EventVisibility,
} from '#contract/community/vocabulary/events.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { instantOf, localTime } from './place-time.ts';

/** As the form holds them. */
export interface EventValues {
  readonly title: string;
  readonly description: string;
  readonly eventType: string;
  /** `2027-03-14T18:00`, on the clocks of the place. */
  readonly startAt: string;
  readonly endAt: string;
  readonly locationType: string;
  readonly location: string;
  readonly onlineUrl: string;
  readonly capacity: string;
  /** Empty for none; chosen once. */
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

/** What the call takes; what a kind of place does not have is left out of it. The times are of the zone. */
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

/** Whether it is to take place elsewhere. */
export function hasMoved(event: EventAnswer, values: EventValues): boolean {
  const [was, is] = [eventBody(valuesOf(event), event.timeZone), eventBody(values, event.timeZone)];
  return PLACE.some((name) => was[name] !== is[name]);
}

/**
 * What has changed; where it takes place changes as a whole. Times that were not touched go along where another place
 * has another clock: what says six o'clock stays at six o'clock.
 */
export function changesOf(event: EventAnswer, values: EventValues, timeZone: string): EditEventInput {
  const typed = valuesOf(event);
  const [was, is] = [eventBody(typed, event.timeZone), eventBody(values, timeZone)];
  const words = WORDS.filter((name) => String(was[name]) !== String(is[name]));
  const times = TIMES.filter((name) => typed[name] !== values[name] || event.timeZone !== timeZone);
  const place = hasMoved(event, values) ? PLACE : [];
  return Object.fromEntries([...words, ...times, ...place].map((name) => [name, is[name]]));
}

/** An event that is online alone says where by its link: the message belongs there. */
export function inItsField(
  errors: Record<string, unknown>,
  values: Pick<EventValues, 'locationType'>,
): Record<string, unknown> {
  if (locationTypeOf(values) !== 'online' || errors['location'] === undefined) return errors;
  const { location, ...others } = errors;
  return { onlineUrl: location, ...others };
}

/** Without a board there is nobody to keep it to. */
function visibilityOf({ boardId, visibility }: EventValues): EventVisibility {
  return EVENT_VISIBILITIES.find((one) => one === visibility && boardId !== '') ?? 'public';
}

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** What is no number goes on as it is, and is refused with a message. */
function capacityOf(typed: string): number | string | null {
  const people = typed.trim();
  if (people === '') return null;
  return /^\d+$/.test(people) ? Number(people) : people;
}

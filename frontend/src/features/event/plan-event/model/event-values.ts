import type { CreateEventInput, EditEventInput } from '#contract/community/event/create-event.ts';
import {
  EVENT_LOCATION_TYPES,
  EVENT_TYPES,
  type EventLocationType,
} from '#contract/community/vocabulary/events.ts';
import type { EventAnswer } from '#entities/event/index.ts';

/** As the form holds them. */
export interface EventValues {
  readonly title: string;
  readonly description: string;
  readonly eventType: string;
  /** `2027-03-14T18:00`, on the clocks of whoever types. */
  readonly startAt: string;
  readonly endAt: string;
  readonly locationType: string;
  readonly location: string;
  readonly onlineUrl: string;
  readonly capacity: string;
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
  isDraft: false,
};

export function valuesOf(event: EventAnswer): EventValues {
  return {
    title: event.title,
    description: event.description,
    eventType: event.eventType,
    startAt: localTime(event.startAt),
    endAt: localTime(event.endAt),
    locationType: event.locationType,
    location: event.address ?? '',
    onlineUrl: event.onlineUrl ?? '',
    capacity: event.capacity === null ? '' : String(event.capacity),
    isDraft: event.status === 'draft',
  };
}

export function locationTypeOf({ locationType }: Pick<EventValues, 'locationType'>): EventLocationType {
  return EVENT_LOCATION_TYPES.find((one) => one === locationType) ?? 'in_person';
}

/** What the call takes; what a kind of place does not have is left out of it. */
export function eventBody(values: EventValues): CreateEventInput {
  const locationType = locationTypeOf(values);
  return {
    title: values.title,
    description: values.description,
    eventType: EVENT_TYPES.find((one) => one === values.eventType) ?? null,
    startAt: instantOf(values.startAt),
    endAt: instantOf(values.endAt),
    location: locationType === 'online' ? null : values.location || null,
    isVirtual: locationType === 'online',
    locationType,
    onlineUrl: locationType === 'in_person' ? null : values.onlineUrl.trim() || null,
    capacity: capacityOf(values.capacity),
    status: values.isDraft ? 'draft' : 'published',
  };
}

const PLACE = ['location', 'isVirtual', 'locationType', 'onlineUrl'] as const;
const OTHERS = ['title', 'description', 'eventType', 'startAt', 'endAt', 'capacity'] as const;

/** What has changed; where it takes place changes as a whole. */
export function changesOf(event: EventAnswer, values: EventValues): EditEventInput {
  const [was, is] = [eventBody(valuesOf(event)), eventBody(values)];
  const changed = OTHERS.filter((name) => was[name] !== is[name]);
  const place = PLACE.some((name) => was[name] !== is[name]) ? PLACE : [];
  return Object.fromEntries([...changed, ...place].map((name) => [name, is[name]]));
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

/** Empty where nothing was chosen: the contract says what is missing. */
function instantOf(local: string): string {
  const at = Date.parse(local);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

function localTime(instant: string): string {
  const at = new Date(instant);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What is no number goes on as it is, and is refused with a message. */
function capacityOf(typed: string): number | string | null {
  const people = typed.trim();
  if (people === '') return null;
  return /^\d+$/.test(people) ? Number(people) : people;
}

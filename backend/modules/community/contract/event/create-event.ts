import { z } from 'zod';
import { paragraphs, text, uuid } from '#contract/http/primitives.ts';
import {
  boardIdField,
  capacityField,
  clearableCapacityField,
  cityField,
  endAtField,
  END_BEFORE_START,
  eventDescriptionField,
  eventTitleField,
  eventTypeField,
  LINK_NOT_SECURE,
  locationField,
  LOCATION_MISSING,
  locationTypeField,
  onlineUrlField,
  startAtField,
  tagsField,
  visibilityField,
} from './event-fields.ts';

const SECURE_LINK = /^https:\/\/\S+$/i;
const ANY_LINK = /^[a-z][a-z\d+.-]*:\/\//i;

const place = {
  location: locationField.nullish(),
  address: locationField.nullish(),
  city: cityField,
  state: cityField,
  onlineUrl: onlineUrlField,
  isVirtual: z.boolean().default(false),
  locationType: locationTypeField.nullish(),
} as const;
type PlaceFields = { readonly [Name in keyof typeof place]: z.output<(typeof place)[Name]> };

export interface EventPlaceInput {
  readonly locationType: 'in_person' | 'online' | 'hybrid';
  /** Null for an online event with nothing but a link. */
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly onlineUrl: string | null;
}

/** Both vocabularies say where: `location` and `isVirtual`, or `address` and `locationType` (rules.md#event-words). */
function placeOf({
  location,
  address,
  city,
  state,
  onlineUrl,
  isVirtual,
  locationType,
}: PlaceFields): EventPlaceInput {
  const where = location ?? address ?? null;
  const kind = locationType ?? (isVirtual ? 'online' : 'in_person');
  const isLink = kind !== 'in_person' && where !== null && SECURE_LINK.test(where);
  return {
    locationType: kind,
    address: isLink ? null : where,
    city,
    state,
    // An in-person event drops a link, which everyone could otherwise read.
    onlineUrl: kind === 'in_person' ? null : (onlineUrl ?? (isLink ? where : null)),
  };
}

/** Runs this check even if others fail, so that a form shows all missing fields together. */
const ALWAYS = { when: () => true };

function saysWhere(event: Partial<PlaceFields>): boolean {
  const { location, address, onlineUrl, locationType, isVirtual } = event;
  const isOnline = locationType === 'online' || isVirtual === true;
  return Boolean(location ?? address) || (isOnline && Boolean(onlineUrl));
}

/** `http://` in the place of a location would be a link that goes around the rule for links. */
function hasNoOtherLink({
  location,
  address,
}: {
  readonly location?: unknown;
  readonly address?: unknown;
}): boolean {
  const where = location ?? address ?? '';
  return typeof where !== 'string' || !ANY_LINK.test(where) || SECURE_LINK.test(where);
}

/** `rsvpLimit` is the capacity where `capacity` is absent, and `eventType` wins over `type` (rules.md#event-words). */
export const createEventRequestSchema = z
  .object({
    title: eventTitleField,
    description: eventDescriptionField,
    eventType: eventTypeField.nullish(),
    type: eventTypeField.nullish(),
    startAt: startAtField,
    endAt: endAtField,
    ...place,
    capacity: capacityField,
    rsvpLimit: capacityField,
    rsvpRequired: z.boolean().default(true),
    visibility: visibilityField.default('public'),
    boardId: boardIdField.optional(),
    tags: tagsField.default([]),
    /** `draft` is visible only to its host until they publish it. */
    status: z.enum(['draft', 'published']).default('published'),
  })
  .refine(({ eventType, type }) => Boolean(eventType ?? type), {
    path: ['eventType'],
    message: 'Please select an event type',
    ...ALWAYS,
  })
  .refine(saysWhere, { path: ['location'], message: LOCATION_MISSING, ...ALWAYS })
  .refine(hasNoOtherLink, { path: ['location'], message: LINK_NOT_SECURE, ...ALWAYS })
  .refine(({ startAt, endAt }) => !(startAt instanceof Date && endAt instanceof Date) || endAt > startAt, {
    path: ['endAt'],
    message: END_BEFORE_START,
    ...ALWAYS,
  })
  .refine(({ visibility, boardId }) => visibility !== 'board' || Boolean(boardId), {
    path: ['boardId'],
    message: 'Please choose a board',
  })
  .transform(
    ({ eventType, type, location, address, city, state, onlineUrl, isVirtual, locationType, ...rest }) => ({
      ...rest,
      capacity: rest.capacity ?? rest.rsvpLimit,
      type: eventType ?? type ?? 'other',
      place: placeOf({ location, address, city, state, onlineUrl, isVirtual, locationType }),
      boardId: rest.boardId ?? null,
    }),
  );
export type CreateEventInput = z.input<typeof createEventRequestSchema>;
export type CreateEventRequest = z.output<typeof createEventRequestSchema>;

interface Limits {
  readonly capacity?: number | null | undefined;
  readonly rsvpLimit?: number | null | undefined;
}

/** A changed `rsvpLimit` changes the capacity, unless that is given, too; without a capacity there is no limit at all. */
function limitsOf({ capacity, rsvpLimit }: Limits): Limits {
  if (rsvpLimit !== undefined) return { capacity: capacity ?? rsvpLimit };
  return capacity === null ? { rsvpLimit: null } : {};
}

/** Missing fields stay unchanged; the place changes as a whole. `status` publishes a draft. */
export const editEventRequestSchema = z
  .object({
    title: eventTitleField.optional(),
    description: eventDescriptionField.optional(),
    eventType: eventTypeField.optional(),
    type: eventTypeField.optional(),
    startAt: startAtField.optional(),
    endAt: endAtField.optional(),
    ...place,
    isVirtual: z.boolean().optional(),
    capacity: clearableCapacityField,
    rsvpLimit: clearableCapacityField,
    rsvpRequired: z.boolean().optional(),
    visibility: visibilityField.optional(),
    tags: tagsField.optional(),
    status: z.literal('published').optional(),
  })
  .refine(hasNoOtherLink, { path: ['location'], message: LINK_NOT_SECURE })
  .transform(({ eventType, type, ...rest }, ctx) => {
    const { location, address, city, state, onlineUrl, isVirtual, locationType, ...others } = rest;
    const given = { location, address, city, state, onlineUrl, isVirtual: isVirtual ?? false, locationType };
    const isMoved = [location, address, isVirtual, locationType, onlineUrl].some(
      (one) => one !== undefined && one !== null,
    );
    if (isMoved && !saysWhere(given)) {
      ctx.addIssue({ code: 'custom', path: ['location'], message: LOCATION_MISSING });
      return z.NEVER;
    }
    const changedType = eventType ?? type;
    return {
      ...others,
      ...limitsOf(others),
      ...(changedType && { type: changedType }),
      ...(isMoved && { place: placeOf(given) }),
    };
  });
export type EditEventInput = z.input<typeof editEventRequestSchema>;
export type EditEventRequest = z.output<typeof editEventRequestSchema>;

export const cancelEventRequestSchema = z.object({ reason: paragraphs({ max: 500 }).optional() });
export const reviewEventRequestSchema = z
  .object({ approve: z.boolean(), note: paragraphs({ max: 1000 }).nullish() })
  .refine(({ approve, note }) => approve || Boolean(note), {
    path: ['note'],
    message: 'Please tell the host why',
  });
const CODE_MISSING = 'Please enter a check-in code';
/** A guest is known by the code on their screen, or by who they are on the host's list. */
export const checkInRequestSchema = z
  .object({
    code: text({ min: 1, max: 40, message: CODE_MISSING }).optional(),
    userId: uuid.optional(),
  })
  .transform(({ code, userId }, ctx) => {
    if (code !== undefined && userId === undefined) return { code };
    if (userId !== undefined && code === undefined) return { userId };
    ctx.addIssue({ code: 'custom', path: ['code'], message: CODE_MISSING });
    return z.NEVER;
  });
export type CheckInRequest = z.output<typeof checkInRequestSchema>;
export const rsvpRequestSchema = z.object({ notes: paragraphs({ max: 500 }).nullish() });

import { z } from 'zod';
import { numberInput, optionalNumber } from '#contract/http/numbers.ts';
import { nameText, optionalName, paragraphs, text, uuid } from '#contract/http/primitives.ts';
import { EVENT_LOCATION_TYPES, EVENT_TYPES, EVENT_VISIBILITIES } from '../vocabulary/events.ts';

export const END_BEFORE_START = 'End must be after the start';
export const LOCATION_MISSING = 'Location is required';
export const LINK_NOT_SECURE = 'Please enter a link that begins with https://';
const START_MISSING = 'Please select a start date and time';
const END_MISSING = 'Please select an end date and time';
const CAPACITY_INVALID = 'Capacity must be a whole number of at least 1';
const MOST_PEOPLE = 100_000;

export const eventTitleField = nameText({ min: 5, max: 200, message: 'Title must be at least 5 characters' });
export const eventDescriptionField = paragraphs({
  min: 10,
  max: 5000,
  message: 'Description must be at least 10 characters',
});
export const eventTypeField = z.enum(EVENT_TYPES, { error: 'Please select an event type' });

/** No calendar of a database has a year 0, and no event is planned for another millennium. */
const YEAR_OF_OURS = /^2\d{3}-/;
const instantField = (message: string) =>
  z.iso
    .datetime({ offset: true, error: message })
    .refine((at) => YEAR_OF_OURS.test(at) && !Number.isNaN(Date.parse(at)), message)
    .transform((at) => new Date(at));
export const startAtField = instantField(START_MISSING);
export const endAtField = instantField(END_MISSING);

export const locationField = nameText({ min: 1, max: 300, message: LOCATION_MISSING });
export const locationTypeField = z.enum(EVENT_LOCATION_TYPES, { error: 'Unknown kind of location' });

/** Only https links, so that no one can intercept the traffic. */
export const onlineUrlField = z
  .union(
    [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: LINK_NOT_SECURE })],
    {
      error: LINK_NOT_SECURE,
    },
  )
  .nullish()
  .transform((url) => url || null)
  .refine((url) => url === null || url.length <= 1000, LINK_NOT_SECURE);

/** A number, or nothing for as many as come. */
export const capacityField = optionalNumber({
  min: 1,
  max: MOST_PEOPLE,
  integer: true,
  message: CAPACITY_INVALID,
});
/** For an edit: what is missing stays missing, null and empty become null. */
export const clearableCapacityField = z
  .union(
    [z.literal(''), numberInput({ min: 1, max: MOST_PEOPLE, integer: true, message: CAPACITY_INVALID })],
    {
      error: CAPACITY_INVALID,
    },
  )
  .nullable()
  .transform((people) => people || null)
  .optional();

export const visibilityField = z.enum(EVENT_VISIBILITIES, { error: 'Unknown visibility' });
export const boardIdField = uuid.nullable();
const LONGEST_TAG = 30;
/** Refused as a whole: a form has one field for all of them. */
export const tagsField = z
  .array(text({ min: 1, max: 300 }))
  .max(10, 'At most 10 tags')
  .refine((tags) => tags.every((tag) => tag.length <= LONGEST_TAG), 'Tags can have 30 characters at most')
  .transform((tags) => [...new Set(tags)]);
export const cityField = optionalName(100);

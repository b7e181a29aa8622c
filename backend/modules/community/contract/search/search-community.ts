import { z } from 'zod';
import { count, cursorSchema, instant, numberInput, text, uuid } from '#contract/http/index.ts';
import { BOARD_INDUSTRIES } from '../vocabulary/boards.ts';
import { EVENT_LOCATION_TYPES, EVENT_TYPES } from '../vocabulary/events.ts';
import { FORUM_CATEGORIES, POST_TYPES } from '../vocabulary/posts.ts';
import { SEARCH_KINDS, type SearchKind } from '../vocabulary/search-kinds.ts';

const NO_KIND = 'Search posts, boards or events';
const isKind = (name: string): name is SearchKind => SEARCH_KINDS.some((kind) => kind === name);

/** `in` names kinds with commas between them; missing and empty are all of them. */
export const communitySearchQuerySchema = z.object({
  q: text({ min: 2, max: 200, message: 'Type at least two letters' }),
  in: z
    .string()
    .max(60, NO_KIND)
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .refine((names) => names.every(isKind), NO_KIND)
    .transform((names) => SEARCH_KINDS.filter((kind) => names.length === 0 || names.includes(kind))),
  limit: numberInput({ min: 1, max: Number.MAX_SAFE_INTEGER, integer: true })
    .default(20)
    /** rules.md#page-size */
    .transform((limit) => Math.min(limit, 50)),
  cursor: cursorSchema,
});

/** A text in pieces: what was found stands in pieces of its own. */
const markedTextSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedText = z.infer<typeof markedTextSchema>;

const hit = { id: uuid, title: markedTextSchema, excerpt: markedTextSchema, createdAt: instant };
const named = z.object({ id: uuid, name: z.string() });

/** One of `board`, `event` and `category` says where it was posted. */
const postHitSchema = z.object({
  kind: z.literal('posts'),
  ...hit,
  type: z.enum(POST_TYPES),
  author: z.object({
    id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
  board: named.nullable(),
  event: named.nullable(),
  category: z.enum(FORUM_CATEGORIES).nullable(),
  replyCount: count,
});

const boardHitSchema = z.object({
  kind: z.literal('boards'),
  ...hit,
  industry: z.enum(BOARD_INDUSTRIES),
  isPrivate: z.boolean(),
  /** Null for who may not read what is written there. */
  memberCount: count.nullable(),
});

const eventHitSchema = z.object({
  kind: z.literal('events'),
  ...hit,
  eventType: z.enum(EVENT_TYPES),
  locationType: z.enum(EVENT_LOCATION_TYPES),
  startAt: instant,
  timeZone: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  board: named.nullable(),
});

export const communityHitSchema = z.discriminatedUnion('kind', [
  postHitSchema,
  boardHitSchema,
  eventHitSchema,
]);
export type CommunityHit = z.infer<typeof communityHitSchema>;

/** Best matches first, then the newest, across all kinds. */
export const communityHitsSchema = z.array(communityHitSchema);

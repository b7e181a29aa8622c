import { z } from 'zod';
import { count, instant, uuid } from '#contract/http/primitives.ts';
import { BOARD_INDUSTRIES, BOARD_ROLES } from '../vocabulary/boards.ts';

/** The caller's permissions. */
const permissionsSchema = z.object({
  mayRead: z.boolean(),
  mayPost: z.boolean(),
  mayReply: z.boolean(),
  mayLike: z.boolean(),
  /** Pins, locks and hides posts, answers requests, removes members. */
  mayModerate: z.boolean(),
  /** Edits the board, appoints moderators, hands over, archives. */
  mayManage: z.boolean(),
  mayJoin: z.boolean(),
  mayLeave: z.boolean(),
});

export const boardSchema = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  industry: z.enum(BOARD_INDUSTRIES),
  location: z.string().nullable(),
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
  /** Null, like the posts, for who may not read what is written there. */
  memberCount: count.nullable(),
  postCount: count.nullable(),
  isMember: z.boolean(),
  role: z.enum(BOARD_ROLES).nullable(),
  /** The caller has asked to join and waits for an answer. */
  hasRequested: z.boolean(),
  permissions: permissionsSchema,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Board = z.infer<typeof boardSchema>;

/** A single board. */
export const boardDetailSchema = boardSchema.extend({
  /** Hidden by a moderator of Crewvine; only its owner and moderators still see it, with the reason. */
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** Besides the owner; null for who is not a member. */
  moderatorCount: count.nullable(),
  /** People who wait for an answer; null for who does not decide. */
  requestCount: count.nullable(),
});
export type BoardDetail = z.infer<typeof boardDetailSchema>;

/** Joining a private board creates a request. */
export const joinedBoardSchema = boardDetailSchema.extend({ status: z.enum(['joined', 'requested']) });

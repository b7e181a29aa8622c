import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';
import { BOARD_ROLES } from '../vocabulary/boards.ts';

const person = {
  userId: uuid,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
};

export const boardMemberSchema = z.object({
  ...person,
  role: z.enum(BOARD_ROLES),
  joinedAt: instant,
});
export type BoardMember = z.infer<typeof boardMemberSchema>;

/** `owner` hands the board over. */
export const changeBoardRoleRequestSchema = z.object({
  role: z.enum(BOARD_ROLES, { error: 'Unknown role' }),
});

/** Someone who has asked to join. */
export const joinRequestSchema = z.object({ ...person, createdAt: instant });
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const decideJoinRequestSchema = z.object({
  approve: z.boolean({ error: 'Say true or false' }),
});

import { z } from 'zod';
import { asId, type UserId } from '#kernel/ids.ts';
import { listQuerySchema, uuid } from '#contract/http/index.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { MemberRow } from '#modules/community/application/board/board-queries.ts';
import type { DecideJoinRequest } from '#modules/community/application/board/decide-join-request.ts';
import type { ManageMembers } from '#modules/community/application/board/manage-members.ts';
import type { ReadBoards } from '#modules/community/application/board/read-boards.ts';
import {
  boardMemberSchema,
  changeBoardRoleRequestSchema,
  decideJoinRequestSchema,
  joinRequestSchema,
} from '#contract/community/board/board-members.ts';
import type { BoardRole } from '#contract/community/vocabulary/boards.ts';
import { cut, readMemberCursor } from './board-cursors.ts';

export interface BoardMemberCalls {
  readonly boards: ReadBoards;
  readonly manageMembers: ManageMembers;
  readonly decideJoinRequest: DecideJoinRequest;
}

const ofPerson = byId<'board'>().extend({ userId: uuid });
const userId = ({ userId: id }: { readonly userId: string }): UserId => asId<'user'>(id);

const RANKS: Readonly<Record<BoardRole, number>> = { owner: 0, moderator: 1, member: 2 };
const positionOf = ({ role, joinedAt, userId: id }: MemberRow) => ({ rank: RANKS[role], at: joinedAt, id });

/** The members of a board, and who asks to be one. */
export function boardMemberRoutes(calls: BoardMemberCalls): readonly Route[] {
  return [...memberRoutes(calls), ...requestRoutes(calls)];
}

function memberRoutes({ boards, manageMembers }: BoardMemberCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/industry-boards/:id/members',
      access: 'authenticated',
      summary:
        'List members, for owner and moderators: the owner first, then moderators, then by joining date',
      params: byId<'board'>(),
      query: listQuerySchema,
      answers: { 200: z.array(boardMemberSchema) },
      handler: async (call) => {
        const { limit, cursor } = call.query;
        const page = { limit, after: readMemberCursor(cursor) };
        const rows = await boards.members(call.params.id, signedIn(call).id, page);
        const { shown, headers } = cut(call, rows, positionOf);
        return { status: 200, headers, body: shown };
      },
    }),
    route({
      method: 'put',
      path: '/api/industry-boards/:id/members/:userId',
      access: 'authenticated',
      summary: 'Make a person a moderator or a member, or transfer the board to them; owner only',
      params: ofPerson,
      body: changeBoardRoleRequestSchema,
      answers: { 200: boardMemberSchema },
      handler: async (call) => {
        const [id, person] = [call.params.id, userId(call.params)];
        await manageMembers.changeRole(id, signedIn(call).id, person, call.body.role);
        return { status: 200, body: await boards.member(id, person) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/industry-boards/:id/members/:userId',
      access: 'authenticated',
      summary: 'Remove a member; only the owner can remove moderators',
      params: ofPerson,
      answers: { 204: null },
      handler: async (call) => {
        await manageMembers.remove(call.params.id, signedIn(call).id, userId(call.params));
        return { status: 204 };
      },
    }),
  ];
}

function requestRoutes({ boards, decideJoinRequest }: BoardMemberCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/industry-boards/:id/requests',
      access: 'authenticated',
      summary: 'List requests to join, newest first; for owner and moderators',
      params: byId<'board'>(),
      query: listQuerySchema,
      answers: { 200: z.array(joinRequestSchema) },
      handler: async (call) => {
        const rows = await boards.requests(call.params.id, signedIn(call).id, pageOf(call));
        return pageAnswer(call, rows, ({ createdAt: at, userId: id }) => ({ at, id }));
      },
    }),
    route({
      method: 'post',
      path: '/api/industry-boards/:id/requests/:userId',
      access: 'authenticated',
      summary: 'Accept or decline a request to join; for owner and moderators',
      params: ofPerson,
      body: decideJoinRequestSchema,
      answers: { 204: null },
      handler: async (call) => {
        const { id: by } = signedIn(call);
        await decideJoinRequest.run(call.params.id, by, userId(call.params), call.body.approve);
        return { status: 204 };
      },
    }),
  ];
}

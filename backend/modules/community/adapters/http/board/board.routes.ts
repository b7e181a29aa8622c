import { z } from 'zod';
import type { BoardId, UserId } from '#kernel/ids.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { CreateBoard } from '#modules/community/application/board/create-board.ts';
import type { BoardEdit, EditBoard } from '#modules/community/application/board/edit-board.ts';
import type { JoinBoard } from '#modules/community/application/board/join-board.ts';
import type { ReadBoards } from '#modules/community/application/board/read-boards.ts';
import { boardDetailSchema, boardSchema, joinedBoardSchema } from '#contract/community/board/board.ts';
import { boardsQuerySchema } from '#contract/community/board/boards-query.ts';
import { createBoardRequestSchema } from '#contract/community/board/create-board.ts';
import { editBoardRequestSchema } from '#contract/community/board/edit-board.ts';
import { BOARD_INDUSTRIES } from '#contract/community/vocabulary/boards.ts';
import { cut, readBoardCursor } from './board-cursors.ts';
import { presentBoard, presentOneBoard } from './board-presenter.ts';

export interface BoardCalls {
  readonly boards: ReadBoards;
  readonly createBoard: CreateBoard;
  readonly editBoard: EditBoard;
  readonly joinBoard: JoinBoard;
}

/** Finding boards, making and editing them, joining and leaving. */
export function boardRoutes(calls: BoardCalls): readonly Route[] {
  return [...listRoutes(calls), ...oneBoardRoutes(calls), ...joiningRoutes(calls)];
}

async function oneBoard(boards: ReadBoards, id: BoardId, reader: UserId | null) {
  return presentOneBoard(await boards.one(id, reader), reader !== null);
}

function listRoutes({ boards, createBoard }: BoardCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/industry-boards',
      access: 'any',
      summary:
        'List boards by words and industry, most members first; private boards show only their description',
      query: boardsQuerySchema,
      answers: { 200: z.array(boardSchema) },
      cacheable: true,
      cached: true,
      handler: async (call) => {
        const { q: words, industry, mine, limit, cursor } = call.query;
        const reader = call.caller?.id ?? null;
        const found = await boards.list({ words, industry, mine }, reader, {
          limit,
          after: readBoardCursor(cursor),
        });
        const { shown, headers } = cut(call, found, ({ row }) => ({ id: row.id }));
        const body = shown.map((one) => presentBoard(one, reader !== null));
        return { status: 200, headers, body };
      },
    }),
    route({
      method: 'get',
      path: '/api/board-industries',
      access: 'public',
      summary: 'List the industries of the listed boards',
      answers: { 200: z.array(z.enum(BOARD_INDUSTRIES)) },
      cacheable: true,
      cached: true,
      handler: async () => ({ status: 200, body: await boards.industries() }),
    }),
    route({
      method: 'post',
      path: '/api/industry-boards',
      access: 'authenticated',
      summary: 'Create a board, which the caller owns; requires a confirmed email',
      body: createBoardRequestSchema,
      answers: { 201: boardDetailSchema },
      limit: 'submission',
      handler: async (call) => {
        const { id } = signedIn(call);
        return { status: 201, body: await oneBoard(boards, await createBoard.run(id, call.body), id) };
      },
    }),
  ];
}

function oneBoardRoutes({ boards, editBoard }: BoardCalls): readonly Route[] {
  const edited = async (id: BoardId, by: UserId, edit: BoardEdit) => {
    await editBoard.run(id, by, edit);
    return { status: 200 as const, body: await oneBoard(boards, id, by) };
  };
  return [
    route({
      method: 'get',
      path: '/api/industry-boards/:id',
      access: 'any',
      summary: 'Get a board',
      params: byId<'board'>(),
      answers: { 200: boardDetailSchema },
      cacheable: true,
      cached: true,
      handler: async ({ params, caller }) => ({
        status: 200,
        body: await oneBoard(boards, params.id, caller?.id ?? null),
      }),
    }),
    route({
      method: 'patch',
      path: '/api/industry-boards/:id',
      access: 'authenticated',
      summary: 'Edit a board, change its visibility, or restore it; owner only',
      params: byId<'board'>(),
      body: editBoardRequestSchema,
      answers: { 200: boardDetailSchema },
      handler: async (call) => {
        const { isArchived = null, version = null, ...changes } = call.body;
        const text = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        return edited(call.params.id, signedIn(call).id, { text, isArchived, version });
      },
    }),
    route({
      method: 'delete',
      path: '/api/industry-boards/:id',
      access: 'authenticated',
      summary: 'Archive a board: it stays readable, but no one can join or post; owner only',
      params: byId<'board'>(),
      answers: { 200: boardDetailSchema },
      handler: async (call) =>
        edited(call.params.id, signedIn(call).id, { text: {}, isArchived: true, version: null }),
    }),
  ];
}

function joiningRoutes({ boards, joinBoard }: BoardCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/industry-boards/:id/join',
      access: 'authenticated',
      summary: 'Join a board, or request to join a private one',
      params: byId<'board'>(),
      answers: { 200: joinedBoardSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, signedIn(call).id];
        const status = await joinBoard.join(id, by);
        return { status: 200, body: { ...(await oneBoard(boards, id, by)), status } };
      },
    }),
    route({
      method: 'delete',
      path: '/api/industry-boards/:id/leave',
      access: 'authenticated',
      summary: 'Leave a board, or withdraw a request to join',
      params: byId<'board'>(),
      answers: { 200: boardDetailSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, signedIn(call).id];
        await joinBoard.leave(id, by);
        return { status: 200, body: await oneBoard(boards, id, by) };
      },
    }),
  ];
}

import { ContainerModule } from 'inversify';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  ORM,
  PERSONAL_DATA,
  PUBLIC_PAGES,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { BoardAccess } from '../application/board/board-access.ts';
import { BoardPersonalData } from '../application/board/board-personal-data.ts';
import { CreateBoard } from '../application/board/create-board.ts';
import { DecideJoinRequest } from '../application/board/decide-join-request.ts';
import { EditBoard } from '../application/board/edit-board.ts';
import { JoinBoard } from '../application/board/join-board.ts';
import { ManageMembers } from '../application/board/manage-members.ts';
import { ModeratedBoards } from '../application/board/moderated-boards.ts';
import { NotifyBoardPeople } from '../application/board/notify-board-people.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from '../application/board/ports.ts';
import { ReadBoards } from '../application/board/read-boards.ts';
import { BLOCKS, MODERATED_CONTENT, PLACES_TO_POST, WRITING_GUARD } from './community.tokens.ts';
import { REMOVE_BLOCKED_GUESTS } from './event.tokens.ts';
import { boardMemberRoutes } from './http/board/board-members.routes.ts';
import { boardRoutes } from './http/board/board.routes.ts';
import { boardPage } from './pages/board-page.ts';
import { MikroBoardRepository } from './persistence/board/mikro-board-repository.ts';
import { SqlBoardMembers } from './persistence/board/sql-board-members.ts';
import { SqlBoardQueries } from './persistence/board/sql-board-queries.ts';
import { SqlJoinRequests } from './persistence/board/sql-join-requests.ts';
import { SqlPersonalBoardRecords } from './persistence/board/sql-personal-board-records.ts';
import { notifyBoardPeopleConsumer } from './queue/notify-board-people-consumer.ts';

const BOARDS = token<BoardRepository>('community.boards');
const MEMBERS = token<BoardMembers>('community.board-members');
const REQUESTS = token<JoinRequests>('community.join-requests');
const ACCESS = token<BoardAccess>('community.board-access');
const READ_BOARDS = token<ReadBoards>('community.read-boards');
const CREATE_BOARD = token<CreateBoard>('community.create-board');
const EDIT_BOARD = token<EditBoard>('community.edit-board');
const JOIN_BOARD = token<JoinBoard>('community.join-board');
const MANAGE_MEMBERS = token<ManageMembers>('community.manage-members');
const DECIDE_JOIN_REQUEST = token<DecideJoinRequest>('community.decide-join-request');

const STORES = {
  unitOfWork: UNIT_OF_WORK,
  access: ACCESS,
  boards: BOARDS,
  members: MEMBERS,
  clock: CLOCK,
};
const WITH_REQUESTS = { ...STORES, requests: REQUESTS };
const GUESTS = { guests: REMOVE_BLOCKED_GUESTS };

export const boardsContainer = new ContainerModule(({ bind }) => {
  construct(bind, BOARDS, MikroBoardRepository, {
    orm: ORM,
    events: EVENT_PUBLISHER,
    live: LIVE_UPDATES,
  });
  construct(bind, MEMBERS, SqlBoardMembers, [SQL]);
  construct(bind, REQUESTS, SqlJoinRequests, [SQL]);
  construct(bind, ACCESS, BoardAccess, [BOARDS, MEMBERS]);
  provide(bind, READ_BOARDS, (sql) => new ReadBoards(new SqlBoardQueries(sql)), [SQL]);
  provide(bind, PUBLIC_PAGES, (boards) => [boardPage(boards)], [READ_BOARDS]);
  construct(bind, CREATE_BOARD, CreateBoard, {
    unitOfWork: UNIT_OF_WORK,
    boards: BOARDS,
    members: MEMBERS,
    guard: WRITING_GUARD,
    clock: CLOCK,
  });
  construct(bind, EDIT_BOARD, EditBoard, WITH_REQUESTS);
  construct(bind, JOIN_BOARD, JoinBoard, { ...WITH_REQUESTS, ...GUESTS });
  construct(bind, DECIDE_JOIN_REQUEST, DecideJoinRequest, WITH_REQUESTS);
  construct(bind, MANAGE_MEMBERS, ManageMembers, { ...STORES, ...GUESTS });
  construct(bind, MODERATED_CONTENT, ModeratedBoards, [BOARDS, MEMBERS, PLACES_TO_POST]);
  provide(
    bind,
    ROUTES,
    (boards, createBoard, editBoard, joinBoard) => boardRoutes({ boards, createBoard, editBoard, joinBoard }),
    [READ_BOARDS, CREATE_BOARD, EDIT_BOARD, JOIN_BOARD],
  );
  provide(
    bind,
    ROUTES,
    (boards, manageMembers, decideJoinRequest) =>
      boardMemberRoutes({ boards, manageMembers, decideJoinRequest }),
    [READ_BOARDS, MANAGE_MEMBERS, DECIDE_JOIN_REQUEST],
  );
  provide(
    bind,
    EVENT_CONSUMERS,
    (notifier, boards, members, requests, accounts, blocks) =>
      notifyBoardPeopleConsumer(
        new NotifyBoardPeople({ notifier, boards, members, requests, accounts, blocks }),
      ),
    [NOTIFIER, BOARDS, MEMBERS, REQUESTS, ACCOUNT_READER, BLOCKS],
  );
  provide(
    bind,
    PERSONAL_DATA,
    (sql, boards, members, requests, clock) =>
      new BoardPersonalData({
        records: new SqlPersonalBoardRecords(sql),
        boards,
        members,
        requests,
        clock,
      }),
    [SQL, BOARDS, MEMBERS, REQUESTS, CLOCK],
  );
});

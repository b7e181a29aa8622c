import { BoardAccess } from '../application/board/board-access.ts';
import { BoardPersonalData } from '../application/board/board-personal-data.ts';
import { CreateBoard } from '../application/board/create-board.ts';
import { DecideJoinRequest } from '../application/board/decide-join-request.ts';
import { EditBoard } from '../application/board/edit-board.ts';
import { JoinBoard } from '../application/board/join-board.ts';
import { ManageMembers } from '../application/board/manage-members.ts';
import { ModeratedBoards } from '../application/board/moderated-boards.ts';
import { NotifyBoardPeople } from '../application/board/notify-board-people.ts';
import { ReadBoards } from '../application/board/read-boards.ts';
import type { DepartedMembers } from '../application/event/remove-blocked-guests.ts';
import type { CommunityBase } from './community-base.ts';
import type { CommunityOutside } from './community-outside.ts';
import { boardMemberRoutes } from './http/board/board-members.routes.ts';
import { boardRoutes } from './http/board/board.routes.ts';
import { boardPage } from './pages/board-page.ts';
import { MikroBoardRepository } from './persistence/board/mikro-board-repository.ts';
import { SqlBoardMembers } from './persistence/board/sql-board-members.ts';
import { SqlBoardQueries } from './persistence/board/sql-board-queries.ts';
import { SqlJoinRequests } from './persistence/board/sql-join-requests.ts';
import { SqlPersonalBoardRecords } from './persistence/board/sql-personal-board-records.ts';

/** Boards and their members. */
export function wireBoards(outside: CommunityOutside, { places }: CommunityBase, guests: DepartedMembers) {
  const { platform, accounts, notifier, live, guard, blocks } = outside;
  const { orm, sql, unitOfWork, clock } = platform;
  const boards = new MikroBoardRepository({ orm, events: platform.events, live });
  const members = new SqlBoardMembers(sql);
  const requests = new SqlJoinRequests(sql);
  const access = new BoardAccess(boards, members);

  const shared = { unitOfWork, access, boards, members, clock };
  const createBoard = new CreateBoard({ unitOfWork, boards, members, guard, clock });
  const editBoard = new EditBoard({ ...shared, requests });
  const joinBoard = new JoinBoard({ ...shared, requests, guests });
  const decideJoinRequest = new DecideJoinRequest({ ...shared, requests });
  const manageMembers = new ManageMembers({ ...shared, guests });
  const readBoards = new ReadBoards(new SqlBoardQueries(sql));
  const records = new SqlPersonalBoardRecords(sql);

  return {
    moderated: new ModeratedBoards(boards, members, places),
    notifyPeople: new NotifyBoardPeople({ notifier, boards, members, requests, accounts, blocks }),
    publicPages: [boardPage(readBoards)],
    routes: [
      ...boardRoutes({ boards: readBoards, createBoard, editBoard, joinBoard }),
      ...boardMemberRoutes({ boards: readBoards, manageMembers, decideJoinRequest }),
    ],
    personalData: [new BoardPersonalData({ records, boards, members, requests, clock })],
  };
}

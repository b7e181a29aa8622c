import type { DomainEvent } from '#kernel/domain-events.ts';
import { asId, type BoardId, type UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Notifier } from '#modules/notifications/index.ts';
import type { Blocks } from '../writing/writing-guard.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from './ports.ts';

type Told = DomainEvent<
  | 'community.board_join_requested'
  | 'community.board_join_decided'
  | 'community.board_moderator_appointed'
  | 'community.board_handed_over'
>;

interface NotifyBoardPeopleNeeds {
  readonly notifier: Notifier;
  readonly boards: Pick<BoardRepository, 'find'>;
  readonly members: Pick<BoardMembers, 'roleOf' | 'moderators'>;
  readonly requests: Pick<JoinRequests, 'isWaiting'>;
  readonly accounts: Pick<AccountReader, 'person'>;
  readonly blocks: Pick<Blocks, 'isSilenced'>;
}

/**
 * Notifies people of changes in a board that concern them and still hold. A notice that names a person is not
 * sent to people with a block or mute against them (rules.md#blocked-people).
 */
export class NotifyBoardPeople {
  private readonly needs: NotifyBoardPeopleNeeds;

  constructor(needs: NotifyBoardPeopleNeeds) {
    this.needs = needs;
  }

  async run(event: Told): Promise<void> {
    const boardId = asId<'board'>(event.payload.boardId);
    const board = await this.needs.boards.find(boardId);
    if (!board) return;
    const data = { boardId, boardName: board.name };
    if (event.name === 'community.board_handed_over') return this.tellOwner(asId(event.payload.to), data);
    const userId = asId<'user'>(event.payload.userId);
    if (event.name === 'community.board_join_requested') return this.tellModerators(userId, data);
    if (event.name === 'community.board_moderator_appointed') return this.tellModerator(userId, data);
    const kind = event.payload.approved ? 'board_request_approved' : 'board_request_declined';
    await this.needs.notifier.notify({ userId, kind, data });
  }

  /** A withdrawn request sends no notice. */
  private async tellModerators(asker: UserId, data: BoardFacts): Promise<void> {
    const { requests, accounts, members, blocks, notifier } = this.needs;
    if (!(await requests.isWaiting(data.boardId, asker))) return;
    const person = await accounts.person(asker);
    if (!person) return;
    const personName = `${person.firstName} ${person.lastName}`;
    for (const userId of await members.moderators(data.boardId)) {
      if (await blocks.isSilenced(asker, userId)) continue;
      await notifier.notify({ userId, kind: 'board_join_requested', data: { ...data, personName } });
    }
  }

  private async tellModerator(userId: UserId, data: BoardFacts): Promise<void> {
    if ((await this.needs.members.roleOf(data.boardId, userId)) !== 'moderator') return;
    await this.needs.notifier.notify({ userId, kind: 'board_moderator_appointed', data });
  }

  private async tellOwner(userId: UserId, data: BoardFacts): Promise<void> {
    if ((await this.needs.members.roleOf(data.boardId, userId)) !== 'owner') return;
    await this.needs.notifier.notify({ userId, kind: 'board_handed_over', data });
  }
}

interface BoardFacts {
  readonly boardId: BoardId;
  readonly boardName: string;
}

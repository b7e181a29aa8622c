import { asId, type UserId } from '#kernel/ids.ts';
import type { Places } from '../access/places.ts';
import type { BoardMembers, BoardRepository } from './ports.ts';
import type {
  ContentForModerator,
  ModeratedContent,
  ModeratorDecision,
} from '../moderation/moderated-content.ts';

/** Boards as content that Crewvine's moderators review. */
export class ModeratedBoards implements ModeratedContent {
  readonly kind = 'board';
  private readonly boards: BoardRepository;
  private readonly members: Pick<BoardMembers, 'moderators'>;
  private readonly places: Places;

  constructor(boards: BoardRepository, members: Pick<BoardMembers, 'moderators'>, places: Places) {
    this.boards = boards;
    this.members = members;
    this.places = places;
  }

  async find(id: string): Promise<ContentForModerator | null> {
    const board = await this.boards.find(asId<'board'>(id));
    if (!board) return null;
    const [owner] = await this.members.moderators(board.id);
    if (!owner) throw new Error(`Board ${id} has no owner`);
    return {
      kind: this.kind,
      id: board.id,
      authorId: owner,
      title: board.name,
      text: board.description,
      html: null,
      path: `/community/${board.id}`,
      isHidden: board.isHidden,
      isLocked: false,
      isDeleted: false,
      createdAt: board.createdAt,
    };
  }

  /** Everyone can read a private board's description. */
  async isReadableBy(id: string, person: UserId): Promise<boolean> {
    return (await this.places.rightsIn({ kind: 'board', boardId: asId(id) }, person)) !== null;
  }

  async hide(id: string, decision: ModeratorDecision): Promise<void> {
    const board = await this.boards.find(asId<'board'>(id));
    if (!board) return;
    board.hide(decision);
    await this.boards.save(board);
  }

  async restore(id: string, { at }: ModeratorDecision): Promise<void> {
    const board = await this.boards.find(asId<'board'>(id));
    if (!board) return;
    board.show(at);
    await this.boards.save(board);
  }

  /** Its posts are locked one by one; a board as a whole has no replies. */
  async lock(): Promise<void> {}
}

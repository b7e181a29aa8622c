import type { Fields } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { BoardRecord, type BoardText } from './board-record.ts';

export interface HidingDecision {
  /** Null if reports hid it automatically. */
  readonly by: UserId | null;
  readonly reason: string;
  readonly at: Date;
}

/** A place where people of one industry talk. Members are stored separately: a board may have thousands. */
export class Board extends BoardRecord {
  /** The creator becomes the owner (rules.md#board-owner). */
  static create(ownerId: UserId, text: BoardText, at: Date): Board {
    const board = Object.assign(new Board(), {
      ...text,
      id: newId<'board'>(),
      memberCount: 1,
      postCount: 0,
      archivedAt: null,
      isHidden: false,
      hiddenBy: null,
      hiddenAt: null,
      hiddenReason: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    } satisfies Fields<BoardRecord>);
    board.record(domainEvent('community.board_created', at, { boardId: board.id, ownerId }));
    return board;
  }

  get isArchived(): boolean {
    return this.archivedAt !== null;
  }

  /**
   * `version` is the one the editor has seen; null skips the check.
   * @throws DomainError `community.board_changed` (conflict), `community.board_archived` (conflict)
   */
  edit(changes: Partial<BoardText>, version: number | null, at: Date): void {
    this.assertSeen(version);
    this.assertOpen();
    this.become(changes, at);
  }

  /** Ends joining and posting; existing content stays readable (rules.md#board-archive). */
  archive(at: Date): void {
    if (!this.isArchived) this.become({ archivedAt: at }, at);
  }

  /** @throws DomainError `community.board_changed` (conflict) */
  restore(version: number | null, at: Date): void {
    this.assertSeen(version);
    if (this.isArchived) this.become({ archivedAt: null }, at);
  }

  /** @throws DomainError `community.board_archived` (conflict) */
  assertOpen(): void {
    if (this.isArchived)
      throw new DomainError('community.board_archived', 'conflict', 'This board is archived');
  }

  /** Someone who is no member yet becomes one. */
  admit(userId: UserId, at: Date): void {
    this.count(1);
    this.record(domainEvent('community.board_joined', at, { boardId: this.id, userId }));
  }

  /** Counts a departed member. */
  release(): void {
    this.count(-1);
  }

  /** Someone asks to be let into a private board. */
  requestFrom(userId: UserId, at: Date): void {
    this.record(domainEvent('community.board_join_requested', at, { boardId: this.id, userId }));
  }

  /** The answer to someone who has asked; who is let in has still to be admitted. */
  answer(userId: UserId, decision: { readonly approved: boolean; readonly by: UserId }, at: Date): void {
    this.record(domainEvent('community.board_join_decided', at, { boardId: this.id, userId, ...decision }));
  }

  appointModerator(userId: UserId, by: UserId, at: Date): void {
    this.record(domainEvent('community.board_moderator_appointed', at, { boardId: this.id, userId, by }));
  }

  handOver(from: UserId, to: UserId, at: Date): void {
    this.record(domainEvent('community.board_handed_over', at, { boardId: this.id, from, to }));
  }

  /** By a moderator of the product, or by reports: only its own owner and moderators still see it. */
  hide({ by, reason, at }: HidingDecision): void {
    if (this.isHidden) return;
    this.become({ isHidden: true, hiddenBy: by, hiddenAt: at, hiddenReason: reason }, at);
  }

  show(at: Date): void {
    if (!this.isHidden) return;
    this.become({ isHidden: false, hiddenBy: null, hiddenAt: null, hiddenReason: null }, at);
  }

  private assertSeen(version: number | null): void {
    if (version === null || version === this.version) return;
    throw new DomainError(
      'community.board_changed',
      'conflict',
      'Someone changed this board in the meantime. Reload the page and try again.',
    );
  }

  private become(changes: Partial<Fields<BoardRecord>>, at: Date): void {
    Object.assign(this, changes, { updatedAt: at, version: this.version + 1 });
  }

  private count(change: 1 | -1): void {
    Object.assign(this, { memberCount: this.memberCount + change });
  }
}

import { expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { BoardMembers, BoardRepository, JoinRequests } from '../application/board/ports.ts';
import { Board } from '../domain/board/board.ts';

export interface BoardSubject {
  readonly boards: BoardRepository;
  readonly members: BoardMembers;
  readonly requests: JoinRequests;
  /** Events published by the board repository. */
  readonly events: RecordedEvents;
  /** One transaction; later reads load what it saved. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Someone who exists. */
  readonly person: () => Promise<UserId>;
}

const NOON = new Date('2026-03-02T12:00:00.000Z');
const later = (hours: number): Date => new Date(NOON.getTime() + hours * 3_600_000);
const TEXT = {
  name: 'Austin Framers',
  description: 'Frames and walls.',
  industry: 'construction',
  location: 'Austin, TX',
  isPrivate: true,
} as const;

async function opened({ boards, members, transaction, person }: BoardSubject) {
  const owner = await person();
  const board = Board.create(owner, TEXT, NOON);
  await transaction(async () => {
    await boards.add(board);
    await members.add(board.id, owner, 'owner', NOON);
  });
  return { board, owner };
}

/** Behavior of every board repository. */
export function boardRepositoriesContract(open: () => BoardSubject): void {
  it('the repository stores every field of a board', async () => {
    const subject = open();
    const { board, owner } = await opened(subject);
    const find = () => subject.transaction(() => subject.boards.find(board.id));
    expect({ ...(await find()) }).toEqual({ ...board });
    const changed = await subject.transaction(async () => {
      const found = await subject.boards.find(board.id);
      found?.edit({ name: 'Texas Framers', location: null, isPrivate: false }, 1, later(1));
      found?.admit(await subject.person(), later(2));
      found?.hide({ by: owner, reason: 'Reported', at: later(3) });
      found?.archive(later(4));
      if (found) await subject.boards.save(found);
      return { ...found };
    });
    expect(changed).toMatchObject({ memberCount: 2, version: 4, hiddenReason: 'Reported' });
    expect({ ...(await find()) }).toEqual(changed);
  });

  it('the repository publishes the events of a board once', async () => {
    const subject = open();
    const { board } = await opened(subject);
    const joiner = await subject.person();
    for (let n = 0; n < 2; n += 1)
      await subject.transaction(async () => {
        const found = await subject.boards.find(board.id);
        if (n === 0) found?.admit(joiner, later(1));
        if (found) await subject.boards.save(found);
      });
    expect(subject.events.about(board.id)).toEqual(['community.board_created', 'community.board_joined']);
  });

  it('an unknown ID finds no board', async () => {
    const { boards, transaction } = open();
    expect(await transaction(() => boards.find(newId<'board'>()))).toBeNull();
  });

  it('the repository stores the members of a board and their roles', async () => {
    const subject = open();
    const { board, owner } = await opened(subject);
    const [early, late] = [await subject.person(), await subject.person()];
    const { members, transaction } = subject;
    await transaction(async () => {
      await members.add(board.id, late, 'member', later(2));
      await members.add(board.id, early, 'member', later(1));
    });
    const successor = () => transaction(() => members.successor(board.id));
    expect(await successor()).toBe(early);
    await transaction(() => members.changeRole(board.id, late, 'moderator'));
    expect(await successor()).toBe(late);
    expect(await transaction(() => members.moderators(board.id))).toEqual([owner, late]);
    expect(await transaction(() => members.roleOf(board.id, late))).toBe('moderator');
    expect(await transaction(() => members.boardsOf(early))).toEqual([board.id]);
    for (const person of [late, early]) await transaction(() => members.remove(board.id, person));
    expect(await transaction(() => members.roleOf(board.id, late))).toBeNull();
    expect(await successor()).toBeNull();
    expect(await transaction(() => members.boardsOf(early))).toEqual([]);
  });

  it('the repository stores a request once and lists requests in order of arrival', async () => {
    const subject = open();
    const { board } = await opened(subject);
    const other = (await opened(subject)).board;
    const [first, second] = [await subject.person(), await subject.person()];
    const { requests, transaction } = subject;
    const add = (userId: UserId, at: Date) => transaction(() => requests.add(board.id, userId, at));
    expect([await add(second, later(2)), await add(second, later(3)), await add(first, later(1))]).toEqual([
      true,
      false,
      true,
    ]);
    await transaction(() => requests.add(other.id, first, NOON));
    expect(await transaction(() => requests.isWaiting(board.id, first))).toBe(true);
    expect(await transaction(() => requests.takeAll(board.id))).toEqual([first, second]);
    expect(await transaction(() => requests.isWaiting(board.id, first))).toBe(false);
    expect(await transaction(() => requests.remove(other.id, first))).toBe(true);
    expect(await transaction(() => requests.remove(other.id, first))).toBe(false);
    await add(first, NOON);
    await transaction(() => requests.withdrawAll(first));
    expect(await transaction(() => requests.isWaiting(board.id, first))).toBe(false);
  });
}

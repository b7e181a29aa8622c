import { beforeEach, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { rightsInTheOpen } from '../../domain/access/place-rights.ts';
import { Board } from '../../domain/board/board.ts';
import { InMemoryBoardMembers, InMemoryBoards } from '../../testing/in-memory-boards.ts';
import { ModeratedBoards } from './moderated-boards.ts';

const OWNER = asId<'user'>('owner');
const MODERATOR = asId<'user'>('moderator');
const NOON = new Date('2026-03-02T12:00:00.000Z');
const text = {
  name: 'Framers',
  description: 'Frames.',
  industry: 'construction',
  location: null,
  isPrivate: false,
} as const;
const decision = { by: MODERATOR, reason: 'Spam', at: NOON };

let boards: InMemoryBoards;
let board: Board;
let moderated: ModeratedBoards;

beforeEach(async () => {
  const members = new InMemoryBoardMembers();
  boards = new InMemoryBoards(new RecordedEvents());
  board = Board.create(OWNER, text, NOON);
  await boards.add(board);
  await members.add(board.id, OWNER, 'owner', NOON);
  moderated = new ModeratedBoards(boards, members, { rightsIn: async () => rightsInTheOpen(true) });
});

it('a moderator sees the owner’s text and the board’s page', async () => {
  expect(await moderated.find(board.id)).toEqual({
    kind: 'board',
    id: board.id,
    authorId: OWNER,
    title: 'Framers',
    text: 'Frames.',
    html: null,
    path: `/community/${board.id}`,
    isHidden: false,
    isLocked: false,
    isDeleted: false,
    createdAt: NOON,
  });
  expect(await moderated.find(newId<'board'>())).toBeNull();
});

it('hiding or showing a board a second time changes nothing', async () => {
  for (let n = 0; n < 2; n += 1) await moderated.hide(board.id, decision);
  expect(board).toMatchObject({ isHidden: true, hiddenBy: MODERATOR, hiddenReason: 'Spam', hiddenAt: NOON });
  const { version } = board;
  for (let n = 0; n < 2; n += 1) await moderated.restore(board.id, decision);
  expect(board).toMatchObject({ isHidden: false, hiddenBy: null, hiddenReason: null, version: version + 1 });
});

it('a board has no replies to lock', async () => {
  const before = { ...board };
  await moderated.lock();
  expect({ ...board }).toEqual(before);
});

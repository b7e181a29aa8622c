import { describe, expect, it } from 'vitest';
import { rightsInBoard, rightsInTheOpen, type BoardFacts, type PlaceRights } from './place-rights.ts';

const open: BoardFacts = { isPrivate: false, isArchived: false, isHidden: false, role: null };

const named = ({ mayRead, mayPost, mayReply, mayLike, mayModerate }: PlaceRights): string =>
  Object.entries({ mayRead, mayPost, mayReply, mayLike, mayModerate })
    .flatMap(([right, has]) => (has ? [right.slice(3).toLowerCase()] : []))
    .join(' ');

describe('rights in a board', () => {
  it.each<[who: string, board: Partial<BoardFacts>, isSignedIn: boolean, rights: string]>([
    ['a visitor', {}, false, 'read'],
    ['someone who has not joined', {}, true, 'read reply like'],
    ['a member', { role: 'member' }, true, 'read post reply like'],
    ['a moderator', { role: 'moderator' }, true, 'read post reply like moderate'],
    ['the owner', { role: 'owner' }, true, 'read post reply like moderate'],
    ['a visitor of a private board', { isPrivate: true }, false, ''],
    ['an outsider of a private board', { isPrivate: true }, true, ''],
    ['a member of a private board', { isPrivate: true, role: 'member' }, true, 'read post reply like'],
    ['a member of an archived board', { isArchived: true, role: 'member' }, true, 'read'],
    ['the owner of an archived board', { isArchived: true, role: 'owner' }, true, 'read moderate'],
    ['a member of a hidden board', { isHidden: true, role: 'member' }, true, ''],
    ['the owner of a hidden board', { isHidden: true, role: 'owner' }, true, 'read moderate'],
  ])('rights in a board match the table for %s', (_who, board, isSignedIn, rights) => {
    expect(named(rightsInBoard({ ...open, ...board }, isSignedIn))).toBe(rights);
  });

  it('everyone may read in the open, and signed-in people may write', () => {
    expect(named(rightsInTheOpen(false))).toBe('read');
    expect(named(rightsInTheOpen(true))).toBe('read post reply like');
  });
});

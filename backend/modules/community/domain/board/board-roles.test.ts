import { describe, expect, it } from 'vitest';
import { BOARD_ROLES, type BoardRole } from '../../contract/vocabulary/boards.ts';
import { assertMayRemove } from './board-roles.ts';

type Answer = 'removes' | 'not_board_moderator' | 'not_board_owner' | 'owner_stays';

/** Answers for removing a member, a moderator, and the owner, by role. */
const TABLE: Readonly<Record<BoardRole | 'nobody', readonly [Answer, Answer, Answer]>> = {
  nobody: ['not_board_moderator', 'not_board_moderator', 'not_board_moderator'],
  member: ['not_board_moderator', 'not_board_moderator', 'not_board_moderator'],
  moderator: ['removes', 'not_board_owner', 'owner_stays'],
  owner: ['removes', 'removes', 'owner_stays'],
};

describe('removal of people from a board', () => {
  const rows = Object.entries(TABLE).flatMap(([role, answers]) =>
    BOARD_ROLES.map((removed, index) => ({ role, removed, answer: answers[index] })),
  );

  it.each(rows)('removal by $role of $removed: $answer', ({ role, removed, answer }) => {
    const acting = BOARD_ROLES.find((one) => one === role) ?? null;
    const remove = () => assertMayRemove(acting, removed);
    if (answer === 'removes') expect(remove).not.toThrow();
    else expect(remove).toThrow(expect.objectContaining({ code: `community.${answer}` }));
  });
});

import type { BoardRole } from '#contract/community/vocabulary/boards.ts';

export type MemberChoice = 'appoint' | 'dismiss' | 'handOver' | 'remove';

/** The actions that the server allows on a member (rules.md#board-moderators). */
export function choicesFor(own: BoardRole | null, of: BoardRole): readonly MemberChoice[] {
  if (of === 'owner') return [];
  if (own === 'owner') return [of === 'member' ? 'appoint' : 'dismiss', 'handOver', 'remove'];
  return own === 'moderator' && of === 'member' ? ['remove'] : [];
}

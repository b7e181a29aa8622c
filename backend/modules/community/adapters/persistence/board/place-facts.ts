/**
 * The facts for `rightsInBoard`; null if the board does not exist. `member` is a join of the reader's
 * membership.
 */
export const boardFacts = (board: string, member: string): string =>
  `case when ${board}.id is not null then json_build_object('isPrivate', ${board}.is_private,
    'isArchived', ${board}.archived_at is not null, 'isHidden', ${board}.is_hidden, 'role', ${member}.role) end`;

/**
 * The facts for `rightsInEvent` of event `e`, with board and membership as above; `reader` is an expression.
 */
export const eventFacts = (reader: string, board: string, member: string): string =>
  `case when e.id is not null then json_build_object('status', e.status, 'isHidden', e.is_hidden,
    'visibility', e.visibility, 'isHost', coalesce(e.host_user_id = ${reader}, false),
    'board', ${boardFacts(board, member)}) end`;

/** What `rightsInBoard` asks of a board; null for one that is not there. `member` is a join of the reader's membership. */
export const boardFacts = (board: string, member: string): string =>
  `case when ${board}.id is not null then json_build_object('isPrivate', ${board}.is_private,
    'isArchived', ${board}.archived_at is not null, 'isHidden', ${board}.is_hidden, 'role', ${member}.role) end`;

/** What `rightsInEvent` asks of the event `e`, whose board and membership are as above; `reader` is an expression. */
export const eventFacts = (reader: string, board: string, member: string): string =>
  `case when e.id is not null then json_build_object('status', e.status, 'isHidden', e.is_hidden,
    'visibility', e.visibility, 'isHost', coalesce(e.host_user_id = ${reader}, false),
    'board', ${boardFacts(board, member)}) end`;

import type { Statement } from '#platform/persistence/sql.ts';
import type { BoardFilters } from '#modules/community/application/board/board-queries.ts';

/** $1 is the reader, null for a visitor. */
const SHOWN = `b.id, b.name, b.description, b.industry, b.location, b.is_private as "isPrivate",
    b.archived_at is not null as "isArchived", b.is_hidden as "isHidden", b.member_count as "memberCount",
    b.post_count as "postCount", m.role, r.user_id is not null as "hasRequested", b.version,
    iso(b.created_at) as "createdAt", iso(b.updated_at) as "updatedAt"`;
const READER = `left join board_memberships m on m.board_id = b.id and m.user_id = $1::uuid
    left join board_join_requests r on r.board_id = b.id and r.user_id = $1::uuid`;

const LISTED = 'b.archived_at is null and not b.is_hidden';
/** A hidden one is still there for who moderates it. */
const OWN = `m.role is not null and (not b.is_hidden or m.role in ('owner', 'moderator'))`;

/** The key is computed once so that the index applies; without a previous page it is above every board. */
const AFTER = `(coalesce((select last.member_count from industry_boards last where last.id = $3::uuid), 2147483647),
      coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;

/**
 * $2 is the page size, $3 the last board of the previous page. Filters follow in this order: industry, words.
 */
export function boardsStatement({ words, industry, mine }: BoardFilters): Statement {
  const conditions = [mine ? OWN : LISTED, `(b.member_count, b.id) < ${AFTER}`];
  if (industry !== null) conditions.push('b.industry = $4');
  if (words !== null)
    conditions.push(`b.search_words @@ search_query($${industry === null ? 4 : 5}::text[])`);
  const kinds = [mine && 'mine', industry !== null && 'industry', words !== null && 'words'];
  return {
    name: ['boards', ...kinds.filter(Boolean)].join('-'),
    text: `select ${SHOWN} from industry_boards b ${READER}
      where ${conditions.join(' and ')} order by b.member_count desc, b.id desc limit $2`,
  };
}

/** $2 is the board. All readers get the members' and moderators' counts; the presenter removes them. */
export const ONE_BOARD: Statement = {
  name: 'one-board',
  text: `select ${SHOWN}, b.hidden_reason as "hiddenReason",
      (select count(*)::int from board_memberships where board_id = b.id and role = 'moderator') as "moderatorCount",
      (select count(*)::int from board_join_requests where board_id = b.id) as "requestCount"
    from industry_boards b ${READER} where b.id = $2`,
};

/** From one industry to the next along the index, so that many boards of few industries cost little. */
export const INDUSTRIES: Statement = {
  name: 'boards-industries',
  text: `with recursive listed as (
      (select industry from industry_boards b where ${LISTED} order by industry limit 1)
      union all
      select (select b.industry from industry_boards b where ${LISTED} and b.industry > listed.industry
        order by b.industry limit 1)
      from listed where listed.industry is not null)
    select industry from listed where industry is not null`,
};

const PERSON = `u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
    u.profile_image_url as "profileImageUrl"`;
const MEMBER = `${PERSON}, m.role, iso(m.joined_at) as "joinedAt"`;

/** $3, $4, and $5 are the last row of the previous page. */
export const MEMBERS: Statement = {
  name: 'board-members',
  text: `select ${MEMBER} from board_memberships m join users u on u.id = m.user_id
    where m.board_id = $1 and (board_rank(m.role), m.joined_at, m.user_id) > ($3::int, $4::timestamptz, $5::uuid)
    order by board_rank(m.role), m.joined_at, m.user_id limit $2`,
};
export const MEMBER_OF: Statement = {
  name: 'board-member',
  text: `select ${MEMBER} from board_memberships m join users u on u.id = m.user_id
    where m.board_id = $1 and m.user_id = $2`,
};

/** $3 and $4 are the last row of the previous page, null for the first one. */
export const REQUESTS: Statement = {
  name: 'board-requests',
  text: `select ${PERSON}, iso(r.created_at) as "createdAt"
    from board_join_requests r join users u on u.id = r.user_id
    where r.board_id = $1 and ($3::timestamptz is null or (r.created_at, r.user_id) < ($3::timestamptz, $4::uuid))
    order by r.created_at desc, r.user_id desc limit $2`,
};

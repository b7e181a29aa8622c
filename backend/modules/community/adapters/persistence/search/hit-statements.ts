import { marked, readableBoard, readableEvent, searchStatement } from './search-statement.ts';

const WRITTEN = 'html_words(p.content_html)';

export const POSTS = searchStatement({
  name: 'search-posts',
  table: 'discussion_posts',
  as: 'p',
  title: 'title',
  shown: 'p.deleted_at is null and not p.is_hidden and not p.in_review',
  inReach: `p.author_id <> all ($5::uuid[]) and case
      when p.board_id is not null then ${readableBoard('p.board_id')}
      when p.event_id is not null then exists (select from events e where e.id = p.event_id
        and e.status in ('published', 'cancelled') and not e.is_hidden and ${readableEvent('e')})
      else true end`,
  columns: `p.id, ${marked('p.title', 'p.language')} as title, ${marked(WRITTEN, 'p.language')} as excerpt,
      iso(p.created_at) as "createdAt", p.type, p.category, p.reply_count as "replyCount",
      json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
        'profileImageUrl', a.profile_image_url) as author,
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as board,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.title) end as event`,
  joins: `join users a on a.id = p.author_id
      left join industry_boards b on b.id = p.board_id
      left join events e on e.id = p.event_id`,
});

/** Includes private boards: their descriptions are public, but their members and posts are not. */
export const BOARDS = searchStatement({
  name: 'search-boards',
  table: 'industry_boards',
  as: 'b',
  title: 'name',
  shown: 'b.archived_at is null and not b.is_hidden',
  // Board hits ignore $1 and $5, but every statement takes the same values.
  inReach: `($1::uuid is null or true) and cardinality($5::uuid[]) >= 0`,
  columns: `b.id, ${marked('b.name', 'null')} as title, ${marked('b.description', 'null')} as excerpt,
      iso(b.created_at) as "createdAt", b.industry, b.is_private as "isPrivate",
      case when not b.is_private or exists (select from board_memberships m where m.board_id = b.id
        and m.user_id = $1::uuid) then b.member_count end as "memberCount"`,
  joins: '',
});

export const EVENTS = searchStatement({
  name: 'search-events',
  table: 'events',
  as: 'e',
  title: 'title',
  shown: `e.status = 'published' and not e.is_hidden`,
  inReach: `e.host_user_id <> all ($5::uuid[]) and ${readableEvent('e')}`,
  columns: `e.id, ${marked('e.title', 'null')} as title, ${marked('html_words(e.description_html)', 'null')} as excerpt,
      iso(e.created_at) as "createdAt", e.type as "eventType", e.location_type as "locationType",
      iso(e.start_at) as "startAt", e.time_zone as "timeZone", e.city, e.state,
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as board`,
  joins: 'left join industry_boards b on b.id = e.board_id',
});

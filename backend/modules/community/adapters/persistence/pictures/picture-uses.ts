import type { Statement } from '#platform/persistence/sql.ts';

/**
 * Matches the partial index on texts with pictures; the constant is a literal so that the planner uses the
 * index.
 */
const shows = (table: string, picture: string, html = 'content_html'): string =>
  `${table}.${html} like '%<img %' and shown_pictures(${table}.${html}) @> array[${picture}]`;

const WITHHELD = (row: string): string =>
  `(${row}.is_hidden or ${row}.in_review or ${row}.deleted_at is not null)`;

/** Earlier versions of a text are read where the text is. */
export const USES: Statement = {
  name: 'picture-uses',
  text: `with shown as (
      select p.id as post_id, false as is_withheld from discussion_posts p where ${shows('p', '$1::uuid')}
      union all
      select r.post_id, ${WITHHELD('r')} from post_replies r where ${shows('r', '$1::uuid')}
      union all
      select coalesce(e.post_id, r.post_id), coalesce(${WITHHELD('r')}, false)
        from text_edits e left join post_replies r on r.id = e.reply_id where ${shows('e', '$1::uuid')}
    )
    select p.board_id as "boardId", p.event_id as "eventId", p.category,
      bool_and(s.is_withheld or ${WITHHELD('p')}) as "isWithheld"
    from shown s join discussion_posts p on p.id = s.post_id
    group by p.board_id, p.event_id, p.category
    union all
    select null, e.id, null, e.is_hidden from events e where ${shows('e', '$1::uuid', 'description_html')}
    limit 20`,
};

const LIVE_TEXTS = [
  ...['discussion_posts', 'post_replies', 'text_edits'].map(
    (table) => `exists (select from ${table} t where ${shows('t', 'd.id')})`,
  ),
  `exists (select from events t where ${shows('t', 'd.id', 'description_html')})`,
].join(' or ');

/** `$1`: looked at before; `$2`: now. A few hundred a time. Reads `users` of identity. */
export const REMOVE_UNUSED: Statement = {
  name: 'pictures-remove-unused',
  text: `with due as (
      select id, owner_id, purpose from images where checked_at < $1 order by checked_at limit 500 for update skip locked
    ), used as (
      select d.id from due d
      where case d.purpose
        when 'avatar' then exists (select from users u where u.id = d.owner_id
          and u.profile_image_url = '/api/images/' || d.id)
        else ${LIVE_TEXTS} or exists (select from drafts f where f.user_id = d.owner_id
          and position('/api/images/' || d.id in f.content) > 0) end
    ), kept as (
      update images i set checked_at = $2 from used where i.id = used.id returning i.id
    ), gone as (
      delete from images i using due where i.id = due.id and not exists (select from used where used.id = due.id)
      returning i.id
    )
    select (select count(*) from gone)::int as gone, (select count(*) from kept)::int as kept`,
};

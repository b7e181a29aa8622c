import type { Clock } from '#kernel/clock.ts';
import type { PostId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Place } from '#modules/community/application/access/places.ts';
import type {
  RequestedPeople,
  PeopleOfPlaces,
} from '#modules/community/application/writing/mentionable-people.ts';
import type { PostPlaces } from '#modules/community/application/writing/writing-places.ts';
import type { ForumCategory } from '#modules/community/contract/vocabulary/posts.ts';
import type { MentionablePerson } from '#modules/community/contract/writing/drafts.ts';

const active = (now: string): string =>
  `u.deleted_at is null and (u.suspended_until is null or u.suspended_until < ${now}::timestamptz)`;
const NAMES: Statement = {
  name: 'mention-names',
  text: `select u.id, btrim(u.first_name || ' ' || u.last_name) as name from users u
    where u.id = any($1::uuid[]) and ${active('$2')} order by array_position($1::uuid[], u.id)`,
};

const people = (
  known: string,
): string => `select u.id, u.first_name as "firstName", u.last_name as "lastName",
    u.profile_image_url as "profileImageUrl"
  from (${known}) k join users u on u.id = k.id
  where ${active('$4')} and u.id <> all ($3::uuid[]) and (starts_with(lower(u.first_name || ' ' || u.last_name), $1) or starts_with(lower(u.last_name), $1))
  order by lower(u.first_name), lower(u.last_name), u.id limit $2`;

const OF_BOARD: Statement = {
  name: 'mention-people-of-board',
  text: people(`select m.user_id as id from board_memberships m where m.board_id = $5`),
};
/** Authors of the newest public texts. */
const OF_EVERYONE: Statement = {
  name: 'mention-people-of-forum',
  text: people(`select p.author_id as id from (select p.author_id from discussion_posts p
      where p.category is not null and not p.is_hidden and not p.in_review and p.deleted_at is null
      order by p.id desc limit 2000) p
    union
    select r.author_id from (select r.author_id from post_replies r join discussion_posts p on p.id = r.post_id
      where p.category is not null and not r.is_hidden and not r.in_review and r.deleted_at is null
        and not p.is_hidden and not p.in_review and p.deleted_at is null
      order by r.id desc limit 2000) r`),
};
const PLACE_OF: Statement = {
  name: 'post-place',
  text: `select board_id as "boardId", event_id as "eventId", category from discussion_posts
    where id = $1 and deleted_at is null`,
};

interface PlaceRow {
  readonly boardId: Extract<Place, { kind: 'board' }>['boardId'] | null;
  readonly eventId: Extract<Place, { kind: 'event' }>['eventId'] | null;
  readonly category: ForumCategory;
}

/** Reads `users` of identity. */
export class SqlWritingPeople implements PeopleOfPlaces, PostPlaces {
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
  }

  async names(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const rows = await this.sql.rows<{ id: UserId; name: string }>(NAMES, [ids, this.clock.now()]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  startingWith({ start, place, without, limit }: RequestedPeople): Promise<readonly MentionablePerson[]> {
    const asked = [start.trim().toLowerCase(), limit, without, this.clock.now()];
    return place.kind === 'board'
      ? this.sql.rows<MentionablePerson>(OF_BOARD, [...asked, place.boardId])
      : this.sql.rows<MentionablePerson>(OF_EVERYONE, asked);
  }

  async placeOf(id: PostId): Promise<Place | null> {
    const row = await this.sql.row<PlaceRow>(PLACE_OF, [id]);
    if (row?.boardId) return { kind: 'board', boardId: row.boardId };
    if (row?.eventId) return { kind: 'event', eventId: row.eventId };
    return row && { kind: 'forum', category: row.category };
  }
}

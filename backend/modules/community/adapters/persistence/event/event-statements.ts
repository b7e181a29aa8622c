import type { Statement } from '#platform/persistence/sql.ts';
import type { EventSearch } from '#modules/community/application/event/event-reader.ts';

/** The columns of an `EventRow`. $1 is the reader, $2 now. */
const COLUMNS = `e.id, e.title, e.description, e.description_html as "descriptionHtml", e.type as "eventType", iso(e.start_at) as "startAt", iso(e.end_at) as "endAt",
  e.time_zone as "timeZone", e.location_type as "locationType", e.address, e.city, e.state, e.online_url as "onlineUrl",
  e.host_user_id as "hostId", h.first_name as "hostFirstName", h.last_name as "hostLastName",
  h.profile_image_url as "hostImageUrl", e.board_id as "boardId",
  b.name as "boardName", e.visibility, e.capacity, e.rsvp_limit as "rsvpLimit", e.rsvp_required as "rsvpRequired",
  case when e.status = 'published' and e.end_at <= $2 then 'past' else e.status end as status,
  e.current_rsvp_count as "rsvpCount", e.offered_count as "offeredCount", e.waiting_count as "waitlistCount", e.tags,
  e.sequence, e.cancel_reason as "cancelReason", e.review_note as "reviewNote", e.is_hidden as "isHidden",
  e.hidden_reason as "hiddenReason", r.status as "rsvpStatus", iso(r.offer_expires_at) as "offerExpiresAt",
  r.check_in_code as "checkInCode", iso(r.checked_in_at) as "checkedInAt",
  case when r.status = 'waitlisted' then (select count(*)::int from event_rsvps w
    where w.event_id = e.id and w.status = 'waitlisted' and w.line_number <= r.line_number) end as position,
  iso(e.created_at) as "createdAt", iso(e.updated_at) as "updatedAt"`;

const JOINS = `join users h on h.id = e.host_user_id
  left join event_rsvps r on r.event_id = e.id and r.user_id = $1::uuid
  left join industry_boards b on b.id = e.board_id
  left join board_memberships m on m.board_id = e.board_id and m.user_id = $1::uuid`;

/** The SQL equivalent of `rightsInEvent` for a list; `m` is the reader's membership. */
export const IN_REACH = `(e.board_id is null or m.role in ('owner', 'moderator')
  or (not b.is_hidden and (m.role is not null or (not b.is_private and e.visibility = 'public'))))`;
const OUT = `e.status in ('published', 'cancelled') and not e.is_hidden and ${IN_REACH}`;

/** Events last 31 days at most: what has not ended did not begin before that. */
const NOT_OVER = `e.end_at > $2 and e.start_at > $2::timestamptz - interval '31 days'`;

export const ONE: Statement = {
  name: 'event-one',
  text: `select ${COLUMNS} from events e ${JOINS}
    where e.id = $3 and (e.host_user_id = $1::uuid or (${OUT}) or ($4 and e.status = 'in_review'))`,
};

export const ATTENDEES: Statement = {
  name: 'event-attendees',
  text: `select u.id, u.first_name as "firstName", u.last_name as "lastName",
      u.profile_image_url as "profileImageUrl", iso(r.checked_in_at) as "checkedInAt"
    from event_rsvps r join users u on u.id = r.user_id
    where r.event_id = $1 and r.status = 'going' order by r.created_at, r.id limit 500`,
};

/** Soonest first for what is coming or between two days, otherwise latest first. */
export function listStatement(search: EventSearch): Statement {
  const { upcoming, eventType, from, to } = search;
  const isForward = upcoming || from !== null || to !== null;
  const parts = [
    ['all', `e.status = 'published' and not e.is_hidden and ${IN_REACH}`],
    ...(upcoming ? [['upcoming', NOT_OVER]] : []),
    ...(eventType === null ? [] : [['type', 'e.type = $6']]),
    ...(from === null ? [] : [['from', 'e.start_at >= $7']]),
    ...(to === null ? [] : [['to', 'e.start_at < $8']]),
  ];
  const where = parts.map(([, condition]) => condition).join(' and ');
  return {
    name: ['events-list', ...parts.map(([name]) => name)].join('-'),
    // All values have a type here, whichever of them the conditions use.
    text: `with given as (select $6::text, $7::timestamptz, $8::timestamptz)
      select ${COLUMNS} from events e ${JOINS} where ${where} and ${after(isForward)}`,
  };
}

/** $3 and $4 are the last row of the previous page, $5 is the page size. */
function after(isForward: boolean): string {
  const [sign, order] = isForward ? ['>', 'asc'] : ['<', 'desc'];
  return `($3::timestamptz is null or (e.start_at, e.id) ${sign} ($3, $4::uuid))
    order by e.start_at ${order}, e.id ${order} limit $5`;
}

const ANSWERED = `r.status in ('going', 'waitlisted', 'offered')`;

/** Events the person hosts, in any state, and events they answered and may still read. */
export const MINE: Readonly<Record<'upcoming' | 'all', Statement>> = {
  upcoming: { name: 'events-mine-upcoming', text: mine(NOT_OVER, true) },
  all: { name: 'events-mine', text: mine('true', false) },
};

function mine(condition: string, isForward: boolean): string {
  return `select ${COLUMNS} from events e ${JOINS}
    where e.id in (select id from events where host_user_id = $1
        union select event_id from event_rsvps where user_id = $1)
      and (e.host_user_id = $1 or (${ANSWERED} and ${OUT})) and ${condition} and ${after(isForward)}`;
}

export const IN_REVIEW: Statement = {
  name: 'events-in-review',
  text: `select ${COLUMNS} from events e ${JOINS}
    where e.status = 'in_review' and ($3::timestamptz is null or (e.created_at, e.id) > ($3, $4::uuid))
    order by e.created_at, e.id limit $5`,
};

/** The person's own calendar, which shows canceled events as canceled. */
export const CALENDAR: Statement = {
  name: 'events-calendar',
  text: `select ${COLUMNS} from events e ${JOINS}
    where e.id in (select id from events where host_user_id = $1
        union select event_id from event_rsvps where user_id = $1)
      and e.status in ('published', 'cancelled') and e.start_at > $2::timestamptz - interval '90 days'
      and (e.host_user_id = $1 or (r.status = 'going' and ${OUT}))
    order by e.start_at, e.id limit 500`,
};

import { Migration } from '@mikro-orm/migrations';

const EVENTS = `create table events (
  id uuid primary key,
  title text not null,
  description text not null,
  type text not null check (type in ('hiring_fair', 'training', 'compliance', 'safety', 'networking', 'other')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  time_zone text not null,
  location_type text not null default 'in_person' check (location_type in ('in_person', 'online', 'hybrid')),
  address text,
  city text,
  state text,
  online_url text check (online_url like 'https://%'),
  host_user_id uuid not null references users (id),
  board_id uuid references industry_boards (id),
  visibility text not null default 'public' check (visibility in ('public', 'board')),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'cancelled')),
  capacity integer check (capacity > 0),
  rsvp_required boolean not null default true,
  rsvp_limit integer check (rsvp_limit > 0),
  current_rsvp_count integer not null default 0 check (current_rsvp_count >= 0),
  offered_count integer not null default 0 check (offered_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  last_line_number integer not null default 0,
  tags text[] not null default '{}',
  sequence integer not null default 0,
  cancel_reason text,
  cancelled_at timestamptz,
  review_note text,
  reviewed_by uuid references users (id),
  reviewed_at timestamptz,
  remind_day_at timestamptz,
  remind_hour_at timestamptz,
  is_hidden boolean not null default false,
  hidden_by uuid references users (id),
  hidden_at timestamptz,
  hidden_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_at > start_at),
  check (visibility = 'public' or board_id is not null),
  check (current_rsvp_count + offered_count <= coalesce(capacity, rsvp_limit))
)`;

const RSVPS = `create table event_rsvps (
  id uuid primary key,
  event_id uuid not null references events (id),
  user_id uuid not null references users (id),
  status text not null default 'going' check (status in ('going', 'waitlisted', 'offered', 'cancelled', 'lapsed')),
  line_number integer,
  offer_expires_at timestamptz,
  notes text,
  check_in_code text not null,
  checked_in_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (event_id, user_id),
  unique (event_id, check_in_code),
  check ((status = 'waitlisted') = (line_number is not null)),
  check ((status = 'offered') = (offer_expires_at is not null))
)`;

/** The address of a person's own calendar. Only the hash of its token is stored (rules.md#link-tokens). */
const FEEDS = `create table calendar_feeds (
  user_id uuid primary key references users (id),
  nonce text not null,
  token_hash text not null unique,
  created_at timestamptz not null
)`;

const INDEXES = [
  "events_coming on events (start_at, id) where status = 'published' and not is_hidden",
  "events_of_type on events (type, start_at, id) where status = 'published' and not is_hidden",
  'events_host on events (host_user_id, start_at, id)',
  'events_board on events (board_id, start_at, id) where board_id is not null',
  "events_in_review on events (created_at, id) where status = 'in_review'",
  'events_remind_day on events (remind_day_at) where remind_day_at is not null',
  'events_remind_hour on events (remind_hour_at) where remind_hour_at is not null',
  'events_reviewed_by on events (reviewed_by) where reviewed_by is not null',
  'events_hidden_by on events (hidden_by) where hidden_by is not null',
  'event_rsvps_user on event_rsvps (user_id, event_id)',
  "event_rsvps_line on event_rsvps (event_id, line_number) where status = 'waitlisted'",
  "event_rsvps_offers on event_rsvps (offer_expires_at) where status = 'offered'",
  'discussion_posts_of_event on discussion_posts (event_id, is_pinned desc, last_activity_at desc, id desc)\n    where event_id is not null',
];

/** Events, their guests, and people's own calendars (rules.md#stored-fields). */
export class Events extends Migration {
  override up(): void {
    for (const table of [EVENTS, RSVPS, FEEDS]) this.addSql(table);
    this.addSql(`alter table discussion_posts add constraint discussion_posts_event_id_fkey
      foreign key (event_id) references events (id)`);
    for (const index of INDEXES) this.addSql(`create index ${index}`);
  }
}

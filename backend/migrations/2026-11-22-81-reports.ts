import { Migration } from '@mikro-orm/migrations';

const TARGETS = `('post', 'reply', 'event', 'user', 'job', 'board')`;
const REASONS = `('spam', 'harassment', 'inappropriate', 'misinformation', 'other')`;
const SEVERITIES = `('low', 'medium', 'high', 'critical')`;

/** A case for moderators: all open reports about one thing, or a text that waits for its first review. */
const CASES = `create table moderation_cases (
  id uuid primary key,
  target_type text not null check (target_type in ${TARGETS}),
  target_id uuid not null,
  author_id uuid not null references users (id),
  source text not null check (source in ('reports', 'review')),
  status text not null check (status in ('open', 'decided', 'withdrawn')),
  severity text not null check (severity in ${SEVERITIES}),
  reasons text[] not null,
  auto_flags text[] not null,
  report_count integer not null check (report_count >= 0),
  counting_reports integer not null check (counting_reports >= 0),
  is_hidden_by_reports boolean not null,
  excerpt text not null,
  path text not null,
  claimed_by uuid references users (id),
  claimed_until timestamptz,
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision text,
  due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'decided') = (decision is not null))
)`;

const REPORTS = `create table content_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id),
  target_type text not null check (target_type in ${TARGETS}),
  target_id uuid not null,
  reporter_id uuid not null references users (id),
  reason_category text not null check (reason_category in ${REASONS}),
  details text not null,
  auto_flags text[] not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed', 'withdrawn')),
  severity text not null default 'medium' check (severity in ${SEVERITIES}),
  counts boolean not null,
  assigned_to uuid references users (id),
  resolved_by uuid references users (id),
  resolution_note text,
  resolution_action text,
  created_at timestamptz not null,
  resolved_at timestamptz
)`;

/** Every decision of a moderator about someone, with its reason. */
const ACTIONS = `create table moderation_actions (
  id uuid primary key,
  user_id uuid not null references users (id),
  action text not null check (action in ('dismiss', 'hide', 'restore', 'lock', 'warn', 'suspend', 'ban', 'lift')),
  target_type text not null check (target_type in ${TARGETS}),
  target_id uuid not null,
  excerpt text not null,
  case_id uuid references moderation_cases (id),
  report_id uuid references content_reports (id),
  reason_category text not null check (reason_category in ${REASONS}),
  reason text not null,
  notes text,
  appeal_token_hash text,
  duration integer check (duration > 0),
  expires_at timestamptz,
  is_active boolean not null default true,
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  deactivated_at timestamptz,
  check (is_active = (deactivated_at is null))
)`;

/** One per decision, answered by another moderator if possible (rules.md#appeals). */
const APPEALS = `create table moderation_appeals (
  id uuid primary key,
  action_id uuid not null unique references moderation_actions (id),
  user_id uuid not null references users (id),
  text text not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'overturned')),
  note text,
  answered_by uuid references users (id),
  is_same_moderator boolean,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
)`;

const INDEXES = [
  `moderation_appeals_queue on moderation_appeals (created_at, id) where status = 'open'`,
  `moderation_appeals_answered on moderation_appeals (created_at desc, id desc) where status <> 'open'`,
  'moderation_appeals_user_id on moderation_appeals (user_id)',
  'moderation_appeals_created_at on moderation_appeals (created_at)',
  'moderation_appeals_answered_by on moderation_appeals (answered_by) where answered_by is not null',
  'moderation_appeals_answered_at on moderation_appeals (answered_at) where answered_at is not null',
  `moderation_cases_queue on moderation_cases (due_at, id) where status = 'open'`,
  `moderation_cases_decided on moderation_cases (decided_at desc, id desc) where status = 'decided'`,
  'moderation_cases_author_id on moderation_cases (author_id, created_at)',
  'moderation_cases_claimed_by on moderation_cases (claimed_by) where claimed_by is not null',
  'moderation_cases_decided_by on moderation_cases (decided_by) where decided_by is not null',
  'moderation_cases_created_at on moderation_cases (created_at)',
  'content_reports_case_id on content_reports (case_id, created_at)',
  'content_reports_of_reporter on content_reports (reporter_id, created_at desc, id desc)',
  'content_reports_created_at on content_reports (created_at)',
  'content_reports_assigned_to on content_reports (assigned_to) where assigned_to is not null',
  'content_reports_resolved_by on content_reports (resolved_by) where resolved_by is not null',
  'moderation_actions_of_person on moderation_actions (user_id, created_at desc, id desc)',
  'moderation_actions_latest on moderation_actions (created_at desc, id desc)',
  'moderation_actions_case_id on moderation_actions (case_id) where case_id is not null',
  'moderation_actions_report_id on moderation_actions (report_id) where report_id is not null',
  'moderation_actions_created_by on moderation_actions (created_by)',
  'moderation_actions_ending on moderation_actions (expires_at) where is_active and expires_at is not null',
  'discussion_posts_in_review on discussion_posts (id) where in_review and not is_hidden',
  'post_replies_in_review on post_replies (id) where in_review and not is_hidden',
];

/** Reports, their cases, and the decisions (rules.md#reports). */
export class Reports extends Migration {
  override up(): void {
    for (const table of [CASES, REPORTS, ACTIONS, APPEALS]) this.addSql(table);
    for (const index of INDEXES) this.addSql(`create index ${index}`);
    this.addSql(`create unique index moderation_cases_open on moderation_cases (target_type, target_id)
      where status = 'open'`);
    this.addSql(`create unique index moderation_actions_appeal_token on moderation_actions (appeal_token_hash)
      where appeal_token_hash is not null`);
    this
      .addSql(`create unique index content_reports_once on content_reports (reporter_id, target_type, target_id)
      where status <> 'withdrawn'`);
  }
}

export const LOCK_REPORTER = {
  name: 'report-lock-reporter',
  text: `select pg_advisory_xact_lock(hashtextextended('moderation.reporter:' || $1, 0))`,
};
export const RECORD = {
  name: 'reporter-record',
  text: `select count(*) filter (where created_at > $2::timestamptz - interval '1 day')::int as today,
      count(*) filter (where status = 'upheld')::int as upheld,
      count(*) filter (where status = 'dismissed')::int as dismissed
    from content_reports where reporter_id = $1 and created_at > $2::timestamptz - interval '90 days'`,
};
export const HAS_REPORTED = {
  name: 'reported-before',
  text: `select 1 from content_reports
    where reporter_id = $1 and target_type = $2 and target_id = $3 and status <> 'withdrawn'`,
};
export const ADD = {
  name: 'report-add',
  text: `insert into content_reports (id, case_id, target_type, target_id, reporter_id, reason_category, details, auto_flags,
      severity, counts, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};
export const OPEN = {
  name: 'reports-open',
  text: `select reason_category as reason, counts from content_reports
    where case_id = $1 and status = 'open' order by created_at, id`,
};
export const TARGET = {
  name: 'report-target',
  text: `select target_type as "targetType", target_id as "targetId" from content_reports where id = $1 and reporter_id = $2`,
};
export const WITHDRAW = {
  name: 'report-withdraw',
  text: `update content_reports set status = 'withdrawn', resolved_at = $3
    where id = $1 and reporter_id = $2 and status = 'open' returning 1`,
};
export const ASSIGN = {
  name: 'reports-assign',
  text: `update content_reports set assigned_to = $2 where case_id = $1 and status = 'open'`,
};
export const RESOLVE = {
  name: 'reports-resolve',
  text: `with resolved as (
      update content_reports set status = $2, resolved_by = $3, resolution_note = $4, resolution_action = $5, resolved_at = $6
      where case_id = $1 and status = 'open' returning id, reporter_id, created_at)
    select id, reporter_id as "reporterId" from resolved order by created_at, id`,
};
const MINE = `r.id, r.target_type as "targetType", r.target_id as "targetId", c.excerpt, r.reason_category as reason,
      r.details as description, r.status, iso(r.created_at) as "createdAt", iso(r.resolved_at) as "resolvedAt",
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from content_reports r join moderation_cases c on c.id = r.case_id`;
export const OF_REPORTER = {
  name: 'reports-of-reporter',
  text: `select ${MINE}
    where r.reporter_id = $1 and ($3::timestamptz is null or (r.created_at, r.id) < ($3::timestamptz, $4::uuid))
    order by r.created_at desc, r.id desc limit $2`,
};
export const ABOUT = {
  name: 'report-of-reporter-about',
  text: `select ${MINE}
    where r.reporter_id = $1 and r.target_type = $2 and r.target_id = $3 and r.status <> 'withdrawn'`,
};

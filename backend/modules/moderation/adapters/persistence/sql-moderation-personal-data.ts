import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

const BLOCKS = `select coalesce(json_agg(json_build_object('userId', b.blocked_id, 'kind', b.kind,
      'createdAt', iso(b.created_at)) order by b.created_at, b.blocked_id), '[]')
    from user_blocks b where b.user_id = $1`;
const WRITINGS = `select coalesce(json_agg(json_build_object('kind', w.kind, 'isEdit', w.is_edit, 'links', w.link_count,
      'inReview', w.in_review, 'autoFlags', w.auto_flags, 'createdAt', iso(w.created_at)) order by w.created_at, w.id), '[]')
    from judged_writings w where w.author_id = $1`;
const REPORTS = `select coalesce(json_agg(json_build_object('targetType', r.target_type, 'targetId', r.target_id,
      'reason', r.reason_category, 'description', r.details, 'status', r.status, 'createdAt', iso(r.created_at),
      'resolvedAt', iso(r.resolved_at)) order by r.created_at, r.id), '[]')
    from content_reports r where r.reporter_id = $1`;
/** Leaves out the reporters: only moderators may know them. */
const DECISIONS = `select coalesce(json_agg(json_build_object('action', a.action, 'targetType', a.target_type,
      'excerpt', a.excerpt, 'reason', a.reason, 'expiresAt', iso(a.expires_at), 'isActive', a.is_active,
      'createdAt', iso(a.created_at), 'appeal', case when p.id is not null then json_build_object('text', p.text,
        'status', p.status, 'note', p.note, 'createdAt', iso(p.created_at)) end) order by a.created_at, a.id), '[]')
    from moderation_actions a left join moderation_appeals p on p.action_id = a.id
    where a.user_id = $1 and a.action <> 'dismiss'`;

const COPY: Statement = {
  name: 'moderation-copy',
  text: `select json_build_object('blocks', (${BLOCKS}), 'writings', (${WRITINGS}), 'reports', (${REPORTS}),
    'decisions', (${DECISIONS})) as copy`,
};

/** Retains the decisions and their reasons as the moderators' record. Deletes the person's own words. */
const ERASE: readonly Statement[] = [
  { name: 'erase-blocks', text: `delete from user_blocks where user_id = $1 or blocked_id = $1` },
  { name: 'erase-writings', text: `delete from judged_writings where author_id = $1` },
  { name: 'erase-report-words', text: `update content_reports set details = '' where reporter_id = $1` },
  { name: 'erase-case-words', text: `update moderation_cases set excerpt = '' where author_id = $1` },
  { name: 'erase-decision-words', text: `update moderation_actions set excerpt = '' where user_id = $1` },
  { name: 'erase-appeal-words', text: `update moderation_appeals set text = '' where user_id = $1` },
];

/** A person's blocks, reports, and appeals, and decisions about them. */
export class SqlModerationPersonalData implements PersonalData {
  readonly name = 'moderation';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async erase(userId: UserId): Promise<void> {
    for (const statement of ERASE) await this.sql.rows(statement, [userId]);
  }
}

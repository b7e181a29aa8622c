import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';

const KEPT =
  "Your Form I-9s stay on file until their retention day, but you can't open them anymore. Export them first.";

/** Numbers in their last four: nothing leaves in the clear. */
const COPY: Statement = {
  name: 'eligibility-copy',
  text: `select json_build_object(
      'i9Forms', (select coalesce(json_agg(json_build_object('referralId', f.referral_id, 'status', f.form_status,
          'createdAt', iso(f.created_at), 'section2', f.section2_data, 'documents', f.section2_documents,
          'everifyCases', (select coalesce(json_agg(json_build_object('caseNumber', c.case_number, 'state', c.state,
              'createdOn', c.created_on, 'stateOn', c.state_on, 'closing', c.closing) order by c.created_at, c.id), '[]')
            from i9_everify_cases c where c.form_id = f.id),
          'copies', (select coalesce(json_agg(json_build_object('document', k.document_kind, 'side', k.side,
              'keptSince', iso(k.created_at)) order by k.created_at, k.id), '[]') from i9_copies k where k.form_id = f.id),
          'retentionExpiry', f.retention_expiry) order by f.created_at, f.id), '[]')
        from i9_forms f where f.employer_id = $1),
      'i9Settings', (select json_build_object('usesEverify', s.uses_everify, 'everifyCompanyId', s.everify_company_id,
          'everifySince', s.everify_since, 'copiesDocuments', s.copies_documents) from i9_settings s where s.employer_id = $1),
      'i9FormsOfYou', (select coalesce(json_agg(json_build_object('company', f.company, 'jobTitle', f.job_title,
          'status', f.form_status, 'section1', f.section1_data, 'signedAt', iso(f.section1_completed_at),
          'everifyCases', (select coalesce(json_agg(json_build_object('caseNumber', c.case_number, 'state', c.state,
              'toldOn', c.notified_on, 'decision', c.decision, 'decidedOn', c.decided_on, 'signature', c.decision_signature)
              order by c.created_at, c.id), '[]')
            from i9_everify_cases c where c.form_id = f.id and (c.notified_on is not null or c.state = 'authorized')),
          'copiesKept', (select coalesce(json_agg(json_build_object('document', k.document_kind, 'side', k.side,
              'keptSince', iso(k.created_at)) order by k.created_at, k.id), '[]') from i9_copies k where k.form_id = f.id),
          'signedFrom', f.section1_ip_address, 'retentionExpiry', f.retention_expiry) order by f.created_at, f.id), '[]')
        from i9_forms f where f.referral_id = any ($2::uuid[]))
    ) as copy`,
};

const KEPT_FORMS: Statement = {
  name: 'eligibility-kept',
  text: `select 1 from i9_forms where employer_id = $1 and section1_data is not null limit 1`,
};

/**
 * `$1` are the referrals. The law requires that signed forms (rules.md#i9-retention) and forms of workers who
 * were hired, or may have worked (rules.md#i9-kept), remain until their retention day.
 */
const ERASE_UNSIGNED: Statement = {
  name: 'erase-unsigned-i9-forms',
  text: `update i9_forms set worker_name = 'Former member', worker_email = null
    where referral_id = any ($1::uuid[]) and section1_data is null and hired_on is null and worked is null`,
};

/** Forms, for the employers who keep them and the workers they are about. */
export class SqlEligibilityPersonalData implements PersonalData {
  readonly name = 'eligibility';
  private readonly sql: Sql;
  private readonly own: OwnReferrals;

  constructor(sql: Sql, own: OwnReferrals) {
    this.sql = sql;
    this.own = own;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId, await this.own.proven(userId)]);
    return row?.copy ?? null;
  }

  async forfeits(userId: UserId): Promise<readonly string[]> {
    return (await this.sql.row(KEPT_FORMS, [userId])) ? [KEPT] : [];
  }

  async erase(userId: UserId): Promise<void> {
    await this.sql.rows(ERASE_UNSIGNED, [await this.own.claimed(userId)]);
  }
}

import { asId, type UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import type { NoticeReports } from '../../application/report/ports.ts';
import type { SealedChecks } from './sealed-checks.ts';

const UNDER_WAY = 'A background check you asked for is under way. Cancel it or wait for the result first.';
const ANNOUNCED =
  "A decision based on a background check isn't final yet. Cancel it or wait until it's final first.";

const COPY: Statement = {
  name: 'checks-copy',
  text: `select json_build_object(
      'checksCertified', (select coalesce(json_agg(json_build_object('version', k.version, 'language', k.language, 'textHash', k.text_hash,
          'name', k.name, 'signedFrom', k.ip, 'at', iso(k.at)) order by k.at, k.version), '[]')
        from check_certifications k where k.employer_id = $1),
      'checksRequested', (select coalesce(json_agg(json_build_object('id', b.id, 'referralId', b.referral_id,
          'packageType', b.package_type, 'status', b.status, 'createdAt', iso(b.created_at)) order by b.created_at, b.id), '[]')
        from background_checks b where b.employer_id = $1),
      'checksOfYou', (select coalesce(json_agg(json_build_object('id', b.id, 'packageType', b.package_type, 'status', b.status,
          'findings', b.findings, 'requestedAt', iso(b.created_at), 'completedAt', iso(b.completed_at),
          'consents', (select coalesce(json_agg(json_build_object('decision', c.decision, 'signedAs', c.signature,
              'signedFrom', c.signer_ip, 'signedWith', c.signer_user_agent, 'disclosureVersion', c.disclosure_version,
              'decidedAt', iso(c.decided_at), 'link', c.answered_by, 'documentHash', c.document_hash,
              'electronicConsent', c.esign_version, 'electronicConsentHash', c.esign_hash, 'paperAskedAt', iso(c.paper_asked_at)) order by c.issued_at, c.id), '[]')
            from background_check_consents c where c.check_id = b.id and c.decision is not null),
          'notices', (select coalesce(json_agg(json_build_object('id', a.id, 'status', a.status, 'dispute', a.dispute,
              'noticeAt', iso(a.created_at), 'endedAt', iso(a.ended_at)) order by a.created_at, a.id), '[]')
            from adverse_actions a where a.check_id = b.id)) order by b.created_at, b.id), '[]')
        from background_checks b where b.referral_id = any ($2::uuid[])),
      'referencesRequested', (select coalesce(json_agg(json_build_object('name', f.reference_name,
          'position', f.reference_position, 'email', f.reference_email, 'phone', f.reference_phone, 'status', f.status,
          'createdAt', iso(f.created_at)) order by f.created_at, f.id), '[]')
        from reference_checks f where f.requested_by = $1),
      'referencesAboutYou', (select coalesce(json_agg(json_build_object('status', f.status, 'ratings', f.ratings,
          'wouldRehire', f.would_rehire, 'submittedAt', iso(f.submitted_at)) order by f.created_at, f.id), '[]')
        from reference_checks f where f.referral_id = any ($2::uuid[]) or f.worker_id = $1)
    ) as copy`,
};

const RUNNING: Statement = {
  name: 'checks-running',
  text: `select 1 from background_checks where employer_id = $1 and status = 'authorized' and paid_at is not null limit 1`,
};
const WAITING: Statement = {
  name: 'checks-announced',
  text: `select 1 from adverse_actions where employer_id = $1 and status = 'waiting' limit 1`,
};

/** `$1` are the referrals. A signed consent is a legal document of two parties and stays unchanged. */
const WORKER: readonly Statement[] = [
  {
    name: 'erase-check-findings',
    text: `update background_checks set findings = '[]', candidate_url = null, candidate_email = null, appointment = null
      where referral_id = any ($1::uuid[])
        and not exists (select from adverse_actions a where a.check_id = background_checks.id and a.status = 'waiting')`,
  },
  {
    name: 'erase-notice-reports',
    text: `delete from background_reports r using adverse_actions a
      where a.id = r.action_id and a.referral_id = any ($1::uuid[]) and a.status <> 'waiting'`,
  },
  {
    name: 'erase-check-links',
    text: `update background_check_consents c set revoked_at = coalesce(c.revoked_at, c.issued_at)
      from background_checks b
      where b.id = c.check_id and b.referral_id = any ($1::uuid[]) and c.decision is null`,
  },
  {
    name: 'erase-disputes',
    text: `update adverse_actions set dispute = 'Deleted' where referral_id = any ($1::uuid[]) and dispute is not null`,
  },
  {
    name: 'erase-sandbox-candidates',
    text: `update sandbox_background_reports s set candidate_name = 'Former member'
      from background_checks b where b.id = s.check_id and b.referral_id = any ($1::uuid[])`,
  },
  {
    name: 'erase-references-of-referrals',
    text: `update reference_checks set reference_name = 'Former reference', reference_email = null, reference_phone = null,
      responder_name = null, responder_title = null, responder_company = null, comments = null, responder_ip = null,
      status = case when status = 'open' then 'revoked' else status end
      where referral_id = any ($1::uuid[])`,
  },
];

/** `$1` is the requester. */
const REQUESTED: Statement = {
  name: 'erase-references-requested',
  text: `update reference_checks set reference_name = 'Former reference', reference_email = null, reference_phone = null,
    responder_name = null, responder_title = null, responder_company = null, comments = null, responder_ip = null,
    status = case when status = 'open' then 'revoked' else status end
    where requested_by = $1 or worker_id = $1`,
};

interface Copy {
  readonly checksOfYou: readonly {
    readonly id: string;
    readonly findings: unknown;
    readonly notices: readonly { readonly id: string; readonly dispute: unknown }[];
  }[];
}

/** Checks of candidates and references, for their requesters and their subjects. */
export class SqlChecksPersonalData implements PersonalData {
  readonly name = 'checks';
  private readonly sql: Sql;
  private readonly own: OwnReferrals;
  private readonly sealed: SealedChecks;
  private readonly reports: Pick<NoticeReports, 'read'>;

  constructor(sql: Sql, own: OwnReferrals, sealed: SealedChecks, reports: Pick<NoticeReports, 'read'>) {
    this.sql = sql;
    this.own = own;
    this.sealed = sealed;
    this.reports = reports;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Copy }>(COPY, [userId, await this.own.proven(userId)]);
    if (!row) return null;
    const { findings, disputes } = this.sealed;
    const reports = new Map<string, string | null>();
    for (const { id } of row.copy.checksOfYou.flatMap(({ notices }) => notices)) {
      const bytes = await this.reports.read(asId<'adverse_action'>(id));
      reports.set(id, bytes && Buffer.from(bytes).toString('base64'));
    }
    const checksOfYou = row.copy.checksOfYou.map((check) => ({
      ...check,
      findings: findings.open(check.id, check.findings)?.map((finding) => ({ ...finding })) ?? null,
      notices: check.notices.map((notice) => ({
        ...notice,
        dispute: disputes.open(notice.id, notice.dispute),
        /** A PDF in base64. */
        report: reports.get(notice.id) ?? null,
      })),
    }));
    return { ...row.copy, checksOfYou };
  }

  async hindrances(userId: UserId): Promise<readonly string[]> {
    const [running, waiting] = [await this.sql.row(RUNNING, [userId]), await this.sql.row(WAITING, [userId])];
    return [...(running ? [UNDER_WAY] : []), ...(waiting ? [ANNOUNCED] : [])];
  }

  async erase(userId: UserId): Promise<void> {
    const referrals = await this.own.claimed(userId);
    for (const statement of WORKER) await this.sql.rows(statement, [referrals]);
    await this.sql.rows(REQUESTED, [userId]);
  }
}

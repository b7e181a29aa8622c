import { statusesAt } from '#contract/hiring/vocabulary/referral-status.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';
import { OUT } from './letter/out-letters.ts';
import { OUT_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';

const UNSETTLED = 'You have an open offer letter. Withdraw it, or hire or reject the worker first.';
const UNANSWERED = 'An offer letter is waiting for your answer.';

const TERMS = `'id', l.id, 'addendumTo', l.addendum_to, 'jobTitle', l.job_title, 'company', l.company, 'payRate', l.pay_rate, 'payType', l.pay_type,
  'startDate', l.start_date, 'workLocation', l.work_location, 'schedule', l.schedule, 'benefits', l.benefits,
  'conditions', l.conditions, 'customTerms', l.custom_terms,
  'signatoryName', l.signatory_name, 'signatoryTitle', l.signatory_title, 'status', l.status, 'createdAt', iso(l.created_at),
  'sentAt', iso(l.sent_at), 'signedAt', iso(l.signed_at), 'consentWithdrawnAt', iso(l.consent_withdrawn_at), 'noteOfSignedPaper', l.paper_note, 'version', l.terms_version,
  'scanOfSignedPaper', (select json_build_object('contentType', p.content_type, 'size', p.size,
      'uploadedAt', iso(p.uploaded_at), 'file', '/api/offer-letters/' || l.id || '/paper-scan')
    from offer_paper_scans p where p.offer_letter_id = l.id),
  'earlierVersions', (select coalesce(json_agg(v.terms || jsonb_build_object('version', v.version,
      'sentAt', iso(v.sent_at), 'viewedAt', iso(v.viewed_at), 'replacedAt', iso(v.replaced_at)) order by v.version), '[]')
    from offer_letter_versions v where v.offer_letter_id = l.id),
  'changesAskedFor', (select coalesce(json_agg(json_build_object('payRate', c.pay_rate, 'startDate', c.start_date,
      'note', c.note, 'status', c.status, 'askedAt', iso(c.created_at), 'answeredAt', iso(c.answered_at)) order by c.created_at), '[]')
    from offer_counters c where c.offer_letter_id = l.id)`;

const COPY: Statement = {
  name: 'offers-copy',
  text: `select json_build_object(
      'lettersWritten', (select coalesce(json_agg(json_build_object(${TERMS}) order by l.created_at, l.id), '[]')
        from offer_letters l where l.employer_id = $1),
      'lettersToYou', (select coalesce(json_agg(jsonb_build_object(${TERMS}) || jsonb_build_object(
          'name', l.worker_name, 'email', l.worker_email, 'phone', l.worker_phone, 'signedAs', l.signer_name,
          'signedFrom', l.worker_signature_ip, 'signedWith', l.signer_user_agent,
          'esignConsentAt', iso(l.esign_consent_at), 'documentHash', l.document_hash,
          'consent', (select json_build_object('version', c.version, 'language', c.language, 'text', c.text,
            'givenAt', iso(c.given_at)) from offer_consents c where c.offer_letter_id = l.id),
          'requests', (select coalesce(json_agg(json_build_object('kind', a.kind, 'mailingAddress', a.mailing_address,
            'requestedAt', iso(a.requested_at), 'mailedAt', iso(a.done_at)) order by a.requested_at), '[]')
            from offer_requests a where a.offer_letter_id = l.id),
          'record', (select coalesce(json_agg(json_build_object('kind', e.kind, 'channel', e.channel,
            'address', e.masked_address, 'link', e.link, 'at', iso(e.at)) order by e.at, e.id), '[]')
            from offer_letter_events e where e.offer_letter_id = l.id))
          order by l.created_at, l.id), '[]')
        from offer_letters l where l.referral_id = any ($2::uuid[]) and l.status <> 'draft'),
      'templatesWritten', (select coalesce(json_agg(json_build_object('name', t.name, 'payType', t.pay_type,
          'schedule', t.schedule, 'benefits', t.benefits, 'conditions', t.conditions, 'customTerms', t.custom_terms,
          'createdAt', iso(t.created_at)) order by t.created_at, t.id), '[]')
        from offer_templates t where t.created_by = $1 and t.deleted_at is null)
    ) as copy`,
};

/** A signed letter is settled by the hire; one past its day has expired. */
const LIVE: Statement = {
  name: 'offers-unsettled',
  text: `select 1 from offer_letters l join referrals r on r.id = l.referral_id
    where l.employer_id = $1
      and (l.status in ${sqlList(['draft', ...OUT_STATUSES])} or (l.status = 'signed' and r.status in ${sqlList(statusesAt('offer_signed'))}))
    limit 1`,
};
const AWAITING: Statement = {
  name: 'offers-awaiting',
  text: `select 1 from offer_letters where referral_id = any ($1::uuid[]) and status in ${OUT} limit 1`,
};

/** A signed letter is a legal document of two parties and stays unchanged. */
const ERASURES: readonly Statement[] = [
  {
    name: 'erase-unsigned-letters',
    text: `update offer_letters set worker_name = 'Former member', worker_email = null, worker_phone = null, pending_terms = null,
      signer_name = null, worker_signature_ip = null, signer_user_agent = null
      where referral_id = any ($1::uuid[]) and status <> 'signed'`,
  },
  {
    name: 'erase-unsigned-paper-scans',
    text: `delete from offer_paper_scans p using offer_letters l
      where l.id = p.offer_letter_id and l.referral_id = any ($1::uuid[]) and l.status <> 'signed'`,
  },
  {
    name: 'erase-offer-requests',
    text: `update offer_requests a set mailing_address = null from offer_letters l
      where l.id = a.offer_letter_id and l.referral_id = any ($1::uuid[])`,
  },
  {
    name: 'erase-counter-notes',
    text: `update offer_counters c set note = null from offer_letters l
      where l.id = c.offer_letter_id and l.referral_id = any ($1::uuid[])`,
  },
  {
    name: 'erase-unsigned-letter-versions',
    text: `update offer_letter_versions v set terms = v.terms || '{"workerName": "Former member"}'
      from offer_letters l where l.id = v.offer_letter_id and l.referral_id = any ($1::uuid[]) and l.status <> 'signed'`,
  },
  {
    name: 'erase-addon-workers',
    text: `update service_addons set worker_name = 'Former member', results = null
      where referral_id = any ($1::uuid[])`,
  },
];

/** A company's templates stay with its remaining representatives. */
const ERASE_TEMPLATES: Statement = {
  name: 'erase-offer-templates',
  text: `delete from offer_templates t where t.created_by = $1 and (t.holder_id = $1 or not exists
    (select from company_memberships m where m.company_id = t.holder_id and m.user_id <> $1))`,
};

/** The employer's own names. Signed documents stay unchanged. */
const EMPLOYER_ERASURES: readonly Statement[] = [
  {
    name: 'erase-letter-signatories',
    text: `update offer_letters set signatory_name = null, signatory_title = null, pending_terms = null
      where employer_id = $1 and status <> 'signed'`,
  },
  {
    name: 'erase-letter-version-signatories',
    text: `update offer_letter_versions v set terms = v.terms || '{"signatoryName": null, "signatoryTitle": null}'
      from offer_letters l where l.id = v.offer_letter_id and l.employer_id = $1 and l.status <> 'signed'`,
  },
];

/** The letters that someone wrote, and those that were written to them. */
export class SqlOffersPersonalData implements PersonalData {
  readonly name = 'offers';
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

  async hindrances(userId: UserId): Promise<readonly string[]> {
    return (await this.sql.row(LIVE, [userId])) ? [UNSETTLED] : [];
  }

  async forfeits(userId: UserId): Promise<readonly string[]> {
    return (await this.sql.row(AWAITING, [await this.own.proven(userId)])) ? [UNANSWERED] : [];
  }

  async erase(userId: UserId): Promise<void> {
    const referrals = await this.own.claimed(userId);
    for (const statement of ERASURES) await this.sql.rows(statement, [referrals]);
    await this.sql.rows(ERASE_TEMPLATES, [userId]);
    for (const statement of EMPLOYER_ERASURES) await this.sql.rows(statement, [userId]);
  }
}

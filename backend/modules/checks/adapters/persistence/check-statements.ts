import type { Statement } from '#platform/persistence/sql.ts';

/**
 * `$2` is the kind. Reads `obligations` of billing, because a payment appears there before the
 * check gets its event.
 */
export const CHECK: Statement = {
  name: 'check-of-referral',
  text: `select b.id, b.package_type as "packageType", b.site, b.appointment, b.status,
      iso(coalesce(b.paid_at, (select o.updated_at from obligations o where o.referral_id = b.referral_id
        and o.kind = $2 and o.state in ('held', 'committed', 'delivered')))) as "paidAt", b.findings,
      iso(b.created_at) as "requestedAt", iso(b.authorized_at) as "authorizedAt",
      iso(b.completed_at) as "completedAt", b.candidate_url is not null as "awaitsCandidate",
      b.external_id is not null as "isOrdered",
      case when l.id is not null then json_build_object('id', l.id, 'nonce', l.nonce, 'copiedTokenHash', l.copied_token_hash,
        'expiresAt', iso(l.expires_at), 'paperAskedAt', iso(l.paper_asked_at), 'decision', l.decision,
        'revokedAt', iso(l.revoked_at)) end as link,
      coalesce(l.decision = 'authorized', false) as "hasDocument"
    from background_checks b
    left join lateral (select * from background_check_consents c where c.check_id = b.id
      order by c.issued_at desc, c.id desc limit 1) l on true
    where b.live_referral_id = $1 and (b.package_type = 'drug_test') = ($2 = 'drug_test')`,
};

export const ACTION: Statement = {
  name: 'adverse-action-of-referral',
  text: `select id, status, note, iso(created_at) as "noticeAt", iso(final_due_at) as "finalDueAt", notice, final_notice as "finalNotice", dispute,
      iso(disputed_at) as "disputedAt", iso(ended_at) as "endedAt"
    from adverse_actions where referral_id = $1 order by created_at desc, id desc limit 1`,
};

/** Contact data stay masked, as hiring does, until the worker has confirmed: the employer holds this link, too (rules.md#masked-contact). */
const MASKED = `r.verification_status <> 'verified'`;

export const CONSENT: Statement = {
  name: 'consent-page',
  text: `select j.title as "jobTitle", j.location as "jobLocation", j.company as "employerCompany", r.worker_name as "candidateName",
      case when r.worker_phone like 'deleted:%' then ''
        when ${MASKED} then '•••-•••-••' || right(r.worker_phone, 2) else r.worker_phone end as "candidatePhone",
      case when ${MASKED} then left(r.worker_email, 1) || '•••@•••' else r.worker_email end as "candidateEmail",
      b.package_type as "packageType", b.appointment, l.disclosure_version as "fcraDisclosureVersion", l.decision,
      worker_language(r.id) as "workerLanguage", r.worker_email is null as "hasNoEmail", b.status, iso(b.paid_at) as "paidAt",
      b.external_id is not null as "isOrdered", b.candidate_url as "candidateUrl",
      iso(l.decided_at) as "decidedAt", iso(l.expires_at) as "expiresAt", iso(l.revoked_at) as "revokedAt",
      iso(l.paper_asked_at) as "paperAskedAt",
      case when l.copied_token_hash = $1 then '•••-•••-••' || right(r.worker_phone, 2) end as "codeSentTo"
    from background_check_consents l join background_checks b on b.id = l.check_id
    join referrals r on r.id = b.referral_id join jobs j on j.id = b.job_id
    where l.token_hash = $1 or l.copied_token_hash = $1`,
};
export const CONSENT_DOCUMENT: Statement = {
  name: 'consent-document',
  text: `select document from background_check_consents
    where (token_hash = $1 or copied_token_hash = $1) and document is not null`,
};
export const CONSENT_DOCUMENT_OF: Statement = {
  name: 'consent-document-of-referral',
  text: `select l.document from background_checks b join background_check_consents l on l.check_id = b.id
    where b.live_referral_id = $1 and (b.package_type = 'drug_test') = ($2 = 'drug_test') and l.document is not null
    order by l.issued_at desc, l.id desc limit 1`,
};
export const PLACE_OF_CONSENT: Statement = {
  name: 'consent-place',
  text: `select b.id, b.referral_id as "referralId" from background_check_consents l
    join background_checks b on b.id = l.check_id where l.token_hash = $1 or l.copied_token_hash = $1`,
};
/** Repeats the condition of its partial index. */
export const EXPIRED_CONSENTS: Statement = {
  name: 'consents-expired',
  text: `select b.id, b.referral_id as "referralId" from background_check_consents l
    join background_checks b on b.id = l.check_id
    where l.sent_at is not null and l.decision is null and l.revoked_at is null and l.expiry_announced_at is null
      and l.expires_at <= $1 order by l.expires_at, l.id limit $2`,
};
export const PLACE_OF_CHECK: Statement = {
  name: 'check-place',
  text: `select id, referral_id as "referralId" from background_checks where id = $1`,
};
export const CHECK_OF_REPORT: Statement = {
  name: 'check-of-report',
  text: `select id from background_checks where external_id = $2 and provider = $1`,
};
export const TO_LOOK_AT: Statement = {
  name: 'checks-to-look-at',
  text: `select id from background_checks where next_look_at <= $1 order by next_look_at, id limit $2`,
};

const NOTICE_FIELDS = ` case when b.package_type = 'drug_test' then 'drug_test' else 'background_check' end as kind, a.status, r.worker_name as "candidateName", j.title as "jobTitle", j.company as "employerCompany",
      worker_language(r.id) as "workerLanguage", b.id as "checkId", b.findings,
      exists (select from background_reports p where p.action_id = a.id) as "hasReport", iso(a.created_at) as "noticeAt", iso(a.final_due_at) as "finalDueAt",
      iso(a.disputed_at) as "disputedAt", iso(a.ended_at) as "endedAt",
      json_build_object('id', a.id, 'nonce', a.nonce, 'tokenHash', a.token_hash) as link`;
const NOTICE_TABLES = `adverse_actions a join background_checks b on b.id = a.check_id
    join referrals r on r.id = a.referral_id join jobs j on j.id = b.job_id`;
export const NOTICE: Statement = {
  name: 'notice-page',
  text: `select ${NOTICE_FIELDS} from ${NOTICE_TABLES} where a.token_hash = $1`,
};
export const NOTICE_OF: Statement = {
  name: 'notice-of-referral',
  text: `select ${NOTICE_FIELDS} from ${NOTICE_TABLES} where a.referral_id = $1 order by a.created_at desc, a.id desc limit 1`,
};
export const PLACE_OF_NOTICE: Statement = {
  name: 'notice-place',
  text: `select id, referral_id as "referralId" from adverse_actions where token_hash = $1`,
};
export const PLACE_OF_ACTION: Statement = {
  name: 'adverse-action-place',
  text: `select id, referral_id as "referralId" from adverse_actions where id = $1`,
};
export const ACTIONS_TO_LOOK_AT: Statement = {
  name: 'adverse-actions-to-look-at',
  text: `select id, referral_id as "referralId" from adverse_actions where look_at <= $1 order by look_at, id limit $2`,
};
export const DUE_ACTIONS: Statement = {
  name: 'adverse-actions-due',
  text: `select id, referral_id as "referralId" from adverse_actions
    where status = 'waiting' and disputed_at is null and final_due_at <= $1 order by final_due_at, id limit $2`,
};

const REFERENCE = `c.id,
    c.status, c.reference_name as name, c.reference_position as position, c.worker_id is not null as "offeredByWorker",
    iso(c.created_at) as "createdAt", iso(c.expires_at) as "expiresAt", iso(c.submitted_at) as "submittedAt",
    c.responder_name as "responderName", c.responder_title as "responderTitle",
    c.responder_company as "responderCompany", c.ratings, c.would_rehire as "wouldRehire", c.comments,
    json_build_object('email', c.reference_email, 'phone', c.reference_phone) as giver`;
/** A screen shows all of them, and this limit is never reached in practice. */
const MOST = 100;

export const REFERENCES_OF: Statement = {
  name: 'references-of-referral',
  text: `select ${REFERENCE} from reference_checks c where c.referral_id = $1
    union all
    select ${REFERENCE} from referrals r join reference_checks c on c.worker_id = r.worker_id
      where r.id = $1 and c.status = 'submitted'
    order by "createdAt" desc, id desc limit ${MOST}`,
};
export const REFERENCES_OFFERED: Statement = {
  name: 'references-offered',
  text: `select ${REFERENCE} from reference_checks c where c.worker_id = $1
    order by c.created_at desc, c.id desc limit ${MOST}`,
};
export const REFERENCE_PAGE: Statement = {
  name: 'reference-page',
  text: `select coalesce(r.worker_name, u.first_name || ' ' || u.last_name) as name, j.title as position, j.company,
      c.reference_name as "referenceName", iso(c.expires_at) as "expiresAt",
      c.status, jsonb_build_object('email', c.reference_email, 'phone', c.reference_phone,
        'referralId', c.referral_id, 'workerId', c.worker_id) as asked
    from reference_checks c
    left join referrals r on r.id = c.referral_id left join jobs j on j.id = r.job_id
    left join users u on u.id = c.worker_id
    where c.token_hash = $1`,
};

export const WORKER_LANGUAGE: Statement = {
  name: 'check-worker-language',
  text: 'select worker_language($1) as language',
};

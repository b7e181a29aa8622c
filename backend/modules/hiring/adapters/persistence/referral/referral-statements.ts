import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Statement } from '#platform/persistence/sql.ts';
import { CLOSED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';

/** A worker who deleted their account no longer has a phone to show or to text. */
const WORKER_PHONE = `case when r.worker_phone like 'deleted:%' then '' else r.worker_phone end`;

/** The name in the worker's own account overrides names from others (rules.md#latin-names). */
const WORKER_LATIN_NAME = `coalesce((select p.latin_name from users p where p.id = r.worker_id), r.worker_latin_name)`;

/**
 * A referral as screens show it. Joins tables of contexts that build on this one, because a list that asked each of
 * them for each row would not be one: `offer_letters` (offers), `background_checks` and `background_check_consents` (checks), `referrer_rewards` (rewards),
 * `obligations`, `payments` and `milestones` (billing), `users` (identity). Read only.
 */
const COLUMNS = `r.id, r.job_id as "jobId", r.employer_id as "employerId", r.referrer_id as "referrerId", r.status,
    r.worker_name as "workerName", ${WORKER_LATIN_NAME} as "workerLatinName", ${WORKER_PHONE} as "workerPhone",
    r.worker_email as "workerEmail", coalesce(r.worker_language, u.language, 'en') as "workerLanguage", r.experience,
    r.relationship, r.notes, r.rejection_reason as "rejectionReason", r.previous_status as "previousStatus",
    iso(r.previous_status_at) as "previousStatusAt", r.previous_status_notes as "previousStatusNotes",
    iso(r.status_changed_at) as "statusChangedAt", r.can_rollback as "canRollback",
    r.signature_kind as "signatureKind", r.verification_status as "verificationStatus",
    r.verification_sent_at as "verificationSentAt", iso(r.verified_at) as "verifiedAt", iso(r.hired_at) as "hiredAt", iso(r.completed_at) as "completedAt",
    iso(r.bonus_paid_at) as "bonusPaidAt", r.source, r.source_code as "sourceCode", r.version,
    r.bonus_cents::int as "bonusCents", r.payout_schedule as "payoutSchedule",
    r.is_team_referral as "isTeamReferral", r.crew_id as "crewId", r.team_size as "teamSize",
    array(select o.worker_name from referrals o where o.crew_id = r.crew_id and o.id <> r.id
      order by o.created_at, o.id) as "teamMembers",
    (select json_agg(json_build_object('id', m.id, 'waits', m.waits_for_worker, 'percent', m.percent, 'amount', dollars(m.amount_cents), 'dueAt', iso(m.due_at),
        'state', m.state) order by m.position) from milestones m where m.referral_id = r.id) as "plannedParts",
    iso(r.created_at) as "createdAt", iso(r.updated_at) as "updatedAt",
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    case when u.id is not null then
      json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'averageRating', u.average_rating, 'ratingCount', u.rating_count) end as referrer,
    (select json_object_agg(t.type, t.rating) from ratings t where t.referral_id = r.id) as "givenRatings",
    u.id is not null and u.deleted_at is null as "hasReferrer",
    exists (select from users e where e.id = r.employer_id and e.deleted_at is null) as "hasEmployer",
    json_build_object('id', j.id, 'title', j.title, 'company', j.company, 'location', j.location,
      'payRate', j.pay_rate, 'schedule', j.schedule, 'referralBonus', dollars(r.bonus_cents)) as job,
    letter.summary as "offerLetter",
    (select json_build_object('id', i.id, 'at', iso(i.at), 'timeZone', i.time_zone, 'kind', i.kind, 'place', i.place, 'note', i.note,
        'status', i.status, 'proposedTimes', array(select iso(t) from unnest(i.proposed_times) t), 'answeredAt', iso(i.answered_at))
      from interviews i where i.referral_id = r.id and i.status <> 'ended') as interview,
    case when w.id is not null then
      json_build_object('amount', dollars(w.reward_amount_cents + w.boost_cents), 'status', w.status) end as reward,
    coalesce(w.status = 'paid', false) or exists (select from milestones m
      where m.referral_id = r.id and m.state = 'released') as "paidOut",
    case r.payment_status when 'held' then 'funded' when 'none' then coalesce(due.status, 'none')
      else r.payment_status end as "paymentStatus",
    case when c.status in ('awaiting_consent', 'authorized') then case when c.paid_at is not null then 'pending' end
      else c.status end as "backgroundCheckStatus",
    array(select case when b.package_type = 'drug_test' then 'drug_test' else 'background_check' end
      from background_checks b join background_check_consents l on l.check_id = b.id
      where b.live_referral_id = r.id and b.status = 'awaiting_consent' and r.status not in ${sqlList(CLOSED_STATUSES)}
        and l.expiry_announced_at is not null and l.decision is null and l.revoked_at is null
      order by b.created_at) as "expiredCheckLinks"`;

const JOINS = `join jobs j on j.id = r.job_id
    left join users u on u.id = r.referrer_id
    left join referrer_rewards w on w.referral_id = r.id
    left join background_checks c on c.live_referral_id = r.id and c.package_type <> 'drug_test'
    left join lateral (select json_build_object('id', o.id, 'status', o.status, 'expiresAt', iso(o.expires_at),
        'wasSent', o.sent_at is not null, 'isConsentWithdrawn', o.consent_withdrawn_at is not null,
        'due', (select dollars(p.amount_cents) from payments p where p.status in ('requires_payment', 'processing', 'failed')
          and (p.offer_letter_id = o.id or p.id in (select b.payment_id from obligations b where b.offer_letter_id = o.id))
          order by p.created_at desc limit 1),
        'isCountered', exists (select from offer_counters q where q.offer_letter_id = o.id and q.status = 'open'
          and q.version = o.terms_version)) as summary
      from offer_letters o where o.referral_id = r.id and o.addendum_to is null order by o.created_at desc, o.id desc limit 1) letter on true
    left join lateral (select case when p.status = 'failed' then 'failed' else 'pending' end as status
      from obligations b left join payments p on p.id = b.payment_id
      where b.referral_id = r.id and b.kind = 'bonus' and b.state = 'due' limit 1) due on true`;

/** Newest first, or the other way round. `where` and `limit` choose among the rows of `referrals r`, before anything is joined. */
export function referralList(
  name: string,
  where: string,
  limit: string,
  direction: 'asc' | 'desc' = 'desc',
): Statement {
  const order = `r.created_at ${direction}, r.id ${direction}`;
  return {
    name,
    text: `select ${COLUMNS}
      from (select * from referrals r where ${where}
        order by ${order} limit ${limit}) r
      ${JOINS}
      order by ${order}`,
  };
}

/** $1 whose, $2 how many, $3 and $4 the key of the page before. */
function list(name: string, column: string): Statement {
  const after = '($3::timestamptz is null or (r.created_at, r.id) < ($3::timestamptz, $4::uuid))';
  return referralList(name, `r.${column} = $1 and ${after}`, '$2');
}

export const REFERRALS_OF_REFERRER = list('referrals-of-referrer', 'referrer_id');
export const REFERRALS_OF_JOB = list('referrals-of-job', 'job_id');

export const ONE_REFERRAL: Statement = {
  name: 'referral-one',
  text: `select ${COLUMNS} from referrals r ${JOINS} where r.id = $1`,
};

export const TIMELINE: Statement = {
  name: 'referral-timeline',
  text: `select iso(at) as at, to_status as status, actor_id as "actorId", note, reason
    from referral_status_changes where referral_id = $1 order by at, id`,
};

/** Reads `check_events` of checks: each step with the state that the referral was in. */
export const CHECK_STEPS: Statement = {
  name: 'referral-check-steps',
  text: `select iso(e.at) as at, e.kind, e.actor, e.other_reason as note,
      coalesce((select c.to_status from referral_status_changes c where c.referral_id = e.referral_id and c.at <= e.at
        order by c.at desc, c.id desc limit 1), 'submitted') as status
    from check_events e where e.referral_id = $1 order by e.at, e.id`,
};

export const JOB_OWNER: Statement = {
  name: 'job-owner',
  text: `select employer_id as "employerId" from jobs where id = $1`,
};

const FACTS = `select r.id as "referralId", r.job_id as "jobId", r.employer_id as "employerId",
    r.referrer_id as "referrerId", r.worker_id as "workerId", r.status, r.worker_name as "workerName",
    ${WORKER_LATIN_NAME} as "workerLatinName", ${WORKER_PHONE} as "workerPhone", r.worker_email as "workerEmail", j.title as "jobTitle", j.company, j.location,
    j.schedule, r.bonus_cents::int as "bonusCents", r.payout_schedule as "payoutSchedule",
    iso(r.hired_at) as "hiredAt", iso(r.completed_at) as "completedAt", r.worked, r.last_day::text as "lastDay",
    r.verification_status as "verificationStatus", r.signature_kind as "signatureKind"
  from referrals r join jobs j on j.id = r.job_id where r.id = $1`;

export const REFERRAL_FACTS: Statement = { name: 'referral-facts', text: FACTS };
export const LOCKED_REFERRAL_FACTS: Statement = {
  name: 'referral-facts-locked',
  text: `${FACTS} for update of r`,
};

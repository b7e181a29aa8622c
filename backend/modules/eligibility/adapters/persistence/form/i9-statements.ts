import type { Statement } from '#platform/persistence/sql.ts';

export const PLACE_OF_TOKEN: Statement = {
  name: 'i9-place-of-token',
  text: `select f.id, f.referral_id as "referralId" from i9_links l join i9_forms f on f.id = l.form_id
    where l.token_hash = $1`,
};

export const PAGE: Statement = {
  name: 'i9-page',
  text: `select f.worker_name as "workerName", f.job_title as "jobTitle", f.company, f.starts_on::text as "startsOn",
      f.form_status as "formStatus", f.section1_status as "section1Status", f.section1_data as "section1Data",
      iso(f.section1_completed_at) as "signedAt", l.kind, iso(l.expires_at) as "expiresAt",
      l.revoked_at is not null as "isRevoked", worker_language(f.referral_id) as "workerLanguage",
      (select coalesce(json_agg(e.data ->> 'firstName' || ' ' || (e.data ->> 'lastName') order by e.at, e.id), '[]')
        from i9_entries e where e.form_id = f.id and e.kind = 'supplement_a') as helpers,
      f.uses_everify as "usesEverify",
      (select json_build_object('caseNumber', c.case_number, 'notifiedOn', c.notified_on, 'mismatchOn', c.mismatch_on,
          'referredOn', c.referred_on, 'decision', c.decision, 'state', c.state)
        from i9_everify_cases c where c.form_id = f.id and c.notified_on is not null and c.state <> 'closed') as mismatch
    from i9_links l join i9_forms f on f.id = l.form_id
    where l.token_hash = $1`,
};

export const START_IN_LETTER: Statement = {
  name: 'i9-start-in-letter',
  text: `select start_date::text as "startsOn" from offer_letters where referral_id = $1 and addendum_to is null and status = 'signed'
    order by created_at desc, id desc limit 1`,
};

/** The terms of the letter that was signed last, otherwise those of the hire. */
export const HIRE_TERMS: Statement = {
  name: 'i9-hire-terms',
  text: `select coalesce(l.start_date, d.day)::text as "startsOn", d.ends_on::text as "expectedEndOn",
      iso(l.signed_at) as "signedAt"
    from referrals r left join first_days d on d.referral_id = r.id
      left join lateral (select start_date, signed_at from offer_letters
        where referral_id = r.id and addendum_to is null and status = 'signed'
        order by created_at desc, id desc limit 1) l on true
    where r.id = $1`,
};

export const WORKER_LANGUAGE: Statement = {
  name: 'i9-worker-language',
  text: 'select worker_language($1) as language',
};

/** Searches the newest forms of an employer: the signer of one of them will most likely sign the next. */
export const LAST_REPRESENTATIVE: Statement = {
  name: 'i9-last-representative',
  text: `select e.data -> 'section' ->> 'representativeName' as name,
      e.data -> 'section' ->> 'representativeTitle' as title,
      e.data -> 'section' ->> 'businessAddress' as "businessAddress"
    from (select id from i9_forms where employer_id = $1 and section2_status = 'complete'
      order by created_at desc, id desc limit 20) f
    join i9_entries e on e.form_id = f.id and e.kind = 'section2'
    order by e.at desc, e.id desc limit 1`,
};

export const TRAIL: Statement = {
  name: 'i9-trail-of-form',
  text: `select iso(at) as at, kind, actor from i9_trail where form_id = $1 order by at, id`,
};

const ROW = `id, referral_id as "referralId", worker_name as "workerName", job_title as "jobTitle", company,
  time_zone as "timeZone", form_status as "formStatus", section1_status as "section1Status",
  section2_status as "section2Status", starts_on::text as "startsOn", receipt_due_on::text as "receiptDueOn",
  workdays, closed_on_holidays as "closedOnHolidays", expected_end_on::text as "expectedEndOn",
  reverify_on::text as "reverifyOn", everify_state as "everifyState", everify_due_kind as "everifyDueKind",
  everify_due_on::text as "everifyDueOn", is_retention_only as "isRetentionOnly", ended_on::text as "endedOn", hire_ended_on::text as "hireEndedOn",
  retention_expiry::text as "retentionExpiry", held_at is not null as "isHeld", next_due_on::text as "nextDueOn",
  iso(created_at) as "createdAt"`;

export const LIST: Statement = {
  name: 'i9-list',
  text: `select ${ROW} from i9_forms
    where employer_id = $1 and ($2::text is null or form_status = $2)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
};

/**
 * Only referrals that are proven to be the worker's: a worker who is merely named, and was never asked, opens
 * no form.
 */
export const LIST_OF_WORKER: Statement = {
  name: 'i9-list-of-worker',
  text: `select f.id, f.referral_id as "referralId", f.job_title as "jobTitle", f.company, f.form_status as status,
      f.section1_status as "section1Status", iso(f.section1_completed_at) as "section1SignedAt",
      f.starts_on::text as "startsOn", iso(f.created_at) as "createdAt"
    from i9_forms f join referrals r on r.id = f.referral_id
    where f.referral_id = any ($2::uuid[]) and f.form_status <> 'purged'
      and (r.worker_id = $1 or (r.worker_id is null and r.verification_status = 'verified' and r.employer_id <> $1
        and r.referrer_id is distinct from $1))
      and ($3::timestamptz is null or (f.created_at, f.id) < ($3, $4::uuid))
    order by f.created_at desc, f.id desc limit $5`,
};

/** Sorts by the due day. */
export const DUE_LIST: Statement = {
  name: 'i9-list-due',
  text: `select ${ROW} from i9_forms
    where employer_id = $1 and next_due_on is not null and ($2::text is null or form_status = $2)
      and ($3::timestamptz is null or (next_due_on, id) > (($3::timestamptz at time zone 'UTC')::date, $4::uuid))
    order by next_due_on, id limit $5`,
};

/** A day begins up to fourteen hours before it does in UTC, which the index goes by; then each form's own place decides. */
export const TO_REMIND: Statement = {
  name: 'i9-to-remind',
  text: `select id, referral_id as "referralId" from i9_forms
    where next_reminder_on is not null and next_reminder_on <= ($1::timestamptz + interval '14 hours')::date
      and next_reminder_on <= ($1::timestamptz at time zone time_zone)::date
    order by next_reminder_on, id limit $2`,
};

export const TO_PURGE: Statement = {
  name: 'i9-to-purge',
  text: `select id, referral_id as "referralId" from i9_forms
    where form_status <> 'purged' and held_at is null and retention_expiry is not null and retention_expiry < ($1::timestamptz + interval '14 hours')::date
      and retention_expiry < ($1::timestamptz at time zone time_zone)::date
    order by retention_expiry, id limit $2`,
};

/** By employer, first and last day, and company. */
const EXPORTED = `from i9_forms
    where employer_id = $1 and form_status <> 'purged'
      and ($2::date is null or coalesce(starts_on, accepted_on) >= $2)
      and ($3::date is null or coalesce(starts_on, accepted_on) <= $3)
      and ($4::text is null or lower(company) = lower($4))`;

export const TO_EXPORT: Statement = {
  name: 'i9-to-export',
  text: `select id ${EXPORTED} order by created_at, id limit $5`,
};

export const COUNT_TO_EXPORT: Statement = {
  name: 'i9-count-to-export',
  text: `select count(*)::int as forms ${EXPORTED}`,
};

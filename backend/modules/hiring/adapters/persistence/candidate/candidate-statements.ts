import type { Statement } from '#platform/persistence/sql.ts';

/** The worker declined, or has deleted their account. */
const IS_WITHDRAWN = `(r.verification_status = 'declined' or r.worker_phone like 'deleted:%')`;

/**
 * A first look of the employer, $2 with $5, is one more viewer. `candidate_viewers` says who has been counted, so looks that come
 * together count once.
 */
const VIEWER = `insert into candidate_viewers (referral_id, user_id, viewed_at)
    select r.id, $2::uuid, $4::timestamptz from referrals r where r.id = $1 and $5 = 'employer'
    on conflict (referral_id, user_id) do nothing returning referral_id`;
const COUNTED = `insert into candidate_profiles (id, referral_id, view_count, created_at, updated_at)
    select $3::uuid, r.id, 1, r.created_at, $4::timestamptz from referrals r join viewer v on v.referral_id = r.id
    on conflict (referral_id) do update set view_count = candidate_profiles.view_count + 1
    returning view_count`;

/** The written profile; an employer reads only a published one. */
const WRITTEN = `select p.* from candidate_profiles p
    where p.referral_id = r.id and not ${IS_WITHDRAWN} and ($5 <> 'employer' or p.status = 'published')`;

/** Reads `users` of identity: the account of a worker who has confirmed, found as in `sql-document-store.ts`. */
const ACCOUNT = `select u.skills, u.experience, u.certifications, u.availability, u.transportation, u.pay_rate
    from users u
    where $5 <> 'referrer' and r.verification_status = 'verified' and u.deleted_at is null and (u.id = r.worker_id
      or (r.worker_id is null and lower(u.email) = lower(r.worker_email) and u.email_verified_at is not null
        and u.phone = r.worker_phone))
    limit 1`;

/** The candidate's application comes first, then their account, then the referrer's words. */
const SAID = `select
      case when cardinality(w.key_skills) > 0 then w.key_skills when cardinality(a.skills) > 0 then a.skills
        when ${IS_WITHDRAWN} then '{}' else r.worker_skills end as skills,
      coalesce(w.work_experience, a.experience, case when not ${IS_WITHDRAWN} then r.experience end) as experience,
      case when cardinality(w.certifications) > 0 then w.certifications
        when trim(a.certifications) <> '' then regexp_split_to_array(trim(a.certifications), '\\s*[,;\\n]\\s*')
        else '{}' end as certifications`;

/**
 * Reads `reference_checks` of checks: the employer's requests, and those the worker shares with all
 * employers.
 */
const REFERENCES = `select count(*) as asked, count(*) filter (where c.status = 'submitted') as answered,
      round(avg(stars.mean) filter (where c.status = 'submitted'), 2)::float8 as score
    from reference_checks c
    left join lateral (select avg(value::numeric) as mean from jsonb_each_text(c.ratings)) stars on true
    where c.status <> 'revoked' and (c.referral_id = r.id or (c.worker_id = r.worker_id and c.status = 'submitted'))`;

/**
 * Reads `background_checks` and `background_check_consents` of checks, only for the employer
 * (rules.md#check-private).
 */
const CHECK = `select json_build_object('packageType', c.package_type, 'requestedAt', iso(c.created_at),
      'completedAt', iso(c.completed_at)) as data, k.sent_at, k.decided_at, k.decision,
      coalesce(k.disclosure_version, 'v1.0') as disclosure_version
    from background_checks c
    left join lateral (select * from background_check_consents k where k.check_id = c.id
      order by k.issued_at desc limit 1) k on true
    where c.live_referral_id = r.id and c.package_type <> 'drug_test' and $5 = 'employer' limit 1`;

/** $1 the referral, $2 who reads, $3 an id for a new profile, $4 now, $5 which side reads. */
export const SEE: Statement = {
  name: 'candidate-seen',
  text: `with viewer as (${VIEWER}), counted as (${COUNTED})
    select json_build_object('professionalSummary', w.professional_summary, 'keySkills', said.skills,
      'skillsVerified', array(select s from unnest(p.skills_verified) s where s = any (said.skills)),
      'workExperience', said.experience, 'certifications', said.certifications,
      'availability', coalesce(w.availability, a.availability),
      'desiredPayRate', coalesce(w.desired_pay_rate, a.pay_rate),
      'transportation', coalesce(w.transportation, a.transportation),
      'backgroundCheckData', bg.data,
      'backgroundCheckConsent', bg.decision = 'authorized',
      'consentRequestSentAt', iso(bg.sent_at), 'consentReceivedAt', iso(bg.decided_at),
      'fcraDisclosureVersion', bg.disclosure_version,
      'asked', json_build_object('title', j.title, 'description', j.description, 'category', j.category,
        'payRate', j.pay_rate, 'requiredSkills', j.required_skills),
      'references', json_build_object('asked', refs.asked, 'answered', refs.answered),
      'referenceScore', case when $5 = 'employer' then refs.score end,
      'viewCount', coalesce((select view_count from counted), p.view_count, 0),
      'interestCount', coalesce(p.interest_count, 0),
      'interestedAt', (select iso(v.interested_at) from candidate_viewers v
        where v.referral_id = r.id and v.user_id = $2),
      'status', case when ${IS_WITHDRAWN} then 'withdrawn' else coalesce(p.status, 'draft') end,
      'writtenBy', p.written_by,
      'createdAt', iso(coalesce(p.created_at, r.created_at)),
      'updatedAt', iso(coalesce(p.updated_at, r.created_at))) as profile
    from referrals r
    join jobs j on j.id = r.job_id
    left join candidate_profiles p on p.referral_id = r.id
    left join lateral (${WRITTEN}) w on true
    left join lateral (${ACCOUNT}) a on true
    cross join lateral (${SAID}) said
    cross join lateral (${REFERENCES}) refs
    left join lateral (${CHECK}) bg on true
    where r.id = $1`,
};

export const LOCK: Statement = {
  name: 'candidate-profile-lock',
  text: `select r.employer_id as "employerId", r.referrer_id as "referrerId", r.status,
      ${IS_WITHDRAWN} as "isWithdrawn",
      (select p.written_by from candidate_profiles p where p.referral_id = r.id) as "writtenBy"
    from referrals r where r.id = $1 for update`,
};

export const WRITE: Statement = {
  name: 'candidate-profile-write',
  text: `insert into candidate_profiles (id, referral_id, worker_name, worker_phone, worker_email, professional_summary,
      key_skills, work_experience, certifications, availability, desired_pay_rate, transportation, status, written_by,
      created_at, updated_at)
    select $1, r.id, r.worker_name, r.worker_phone, r.worker_email, $3, $4::text[], $5, $6::text[], $7, $8, $9, $10, $11,
      $12::timestamptz, $12::timestamptz
    from referrals r where r.id = $2
    on conflict (referral_id) do update set worker_name = excluded.worker_name, worker_phone = excluded.worker_phone,
      worker_email = excluded.worker_email, professional_summary = excluded.professional_summary,
      key_skills = excluded.key_skills, work_experience = excluded.work_experience,
      certifications = excluded.certifications, availability = excluded.availability,
      desired_pay_rate = excluded.desired_pay_rate, transportation = excluded.transportation,
      skills_verified = array(select s from unnest(candidate_profiles.skills_verified) s where s = any (excluded.key_skills)),
      status = excluded.status, written_by = excluded.written_by, updated_at = excluded.updated_at`,
};

export const VOUCH: Statement = {
  name: 'candidate-profile-vouch',
  text: `insert into candidate_profiles (id, referral_id, skills_verified, created_at, updated_at)
    values ($1, $2, $3, $4, $4)
    on conflict (referral_id) do update set skills_verified = excluded.skills_verified,
      updated_at = excluded.updated_at`,
};

/** A row that is new is a first look, too. */
export const INTEREST: Statement = {
  name: 'candidate-interest',
  text: `with mine as (
      insert into candidate_viewers (referral_id, user_id, viewed_at, interested_at) values ($1, $2, $3, $3)
      on conflict (referral_id, user_id) do update set interested_at = excluded.interested_at
        where candidate_viewers.interested_at is null
      returning referral_id, (xmax = 0)::int as first_looks)
    insert into candidate_profiles (id, referral_id, view_count, interest_count, created_at, updated_at)
    select $4::uuid, m.referral_id, m.first_looks, 1, $3, $3 from mine m
    on conflict (referral_id) do update set interest_count = candidate_profiles.interest_count + 1,
      view_count = candidate_profiles.view_count + excluded.view_count
    returning referral_id`,
};

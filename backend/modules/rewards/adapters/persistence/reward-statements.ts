import { sqlList } from '#platform/persistence/sql-list.ts';
import { BEFORE_INTERVIEW_STATUSES, statusesAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { TIER_STEPS } from '../../contract/vocabulary/tiers.ts';

/** Points counted toward the week's cap; spending does not lower them. */
export const EARNED_IN_WEEK = {
  name: 'points-earned-in-week',
  text: `select coalesce(sum(points), 0)::int as earned from engagement_points
    where user_id = $1 and week = $2 and kind not in ('boost_spent', 'boost_returned')`,
};

export const POINTS_BALANCE = {
  name: 'points-balance',
  text: `select balance from points_accounts where user_id = $1`,
};

export const POINTS_HISTORY = {
  name: 'points-history',
  text: `select id, kind, points, iso(at) as at from engagement_points
    where user_id = $1 and points <> 0 order by at desc, id desc limit $2`,
};

export const IS_CLAIMED = {
  name: 'reward-is-claimed',
  text: `select id from referrer_rewards where referral_id = $1 and status = 'paid'`,
};

const PENDING = sqlList(BEFORE_INTERVIEW_STATUSES);

/**
 * Reads hiring's referrals directly, never writes them: separate requests to hiring would take more than one
 * query.
 */
export const REFERRAL_COUNTS = {
  name: 'reward-referral-counts',
  text: `select count(*)::int as total,
      (count(*) filter (where status in ${PENDING}))::int as pending,
      (count(*) filter (where is_successful_hire))::int as successful,
      (round(avg(time_to_hire) filter (where is_successful_hire)))::int as "averageTimeToHire"
    from referrals where referrer_id = $1`,
};

const HIRES_UP_TO = `(select count(*)::int from referrals h
    where h.referrer_id = r.referrer_id and h.is_successful_hire
      and (h.hired_at, h.id) <= (r.hired_at, r.id))`;

export const HIRE_NUMBER = {
  name: 'reward-hire-number',
  text: `select ${HIRES_UP_TO} as number from referrals r where r.id = $1`,
};

/** Only tiers depend on it, and the top one begins with this hire. */
const COUNTED_HIRES = Math.max(...Object.values(TIER_STEPS).map(({ firstHire }) => firstHire));
const HIRES_FOR_TIER = `(select count(*)::int from (select from referrals h
    where h.referrer_id = r.referrer_id and h.is_successful_hire
      and (h.hired_at, h.id) <= (r.hired_at, r.id)
    order by h.hired_at, h.id limit ${COUNTED_HIRES}) counted)`;

export const HIRES_OF_REFERRER = {
  name: 'reward-hires-for-tier',
  text: `select count(*)::int as hires from (select from referrals
      where referrer_id = $1 and is_successful_hire order by hired_at limit ${COUNTED_HIRES}) counted`,
};

const COMPLETED = sqlList(statusesAt('completed'));

/**
 * $1 whose, $2 how many, $3 and $4 the key of the page before. The index has everything that finds the page, so only its own rows are
 * read, not those between them.
 */
export const COMPLETED_REFERRALS = {
  name: 'reward-completed-referrals',
  text: `select r.id, r.worker_name as "workerName", j.title as "jobTitle", j.company,
      iso(r.completed_at) as "completedAt", iso(r.created_at) as "createdAt", ${HIRES_FOR_TIER} as "hireNumber",
      r.signature_kind as "signatureKind",
      json_build_object('status', r.status, 'verificationStatus', r.verification_status, 'createdAt', iso(r.created_at),
        'hiredAt', iso(r.hired_at), 'verificationSentAt', r.verification_sent_at) as asked,
      r.worker_phone like '+%' as "hasPhone",
      case when w.id is not null then json_build_object('tier', w.tier, 'amountCents', w.reward_amount_cents,
        'boostCents', w.boost_cents, 'status', w.status, 'refusals', refused.times, 'refusal', refused.reason) end as reward
    from (select c.id from referrals c where c.referrer_id = $1 and c.status in ${COMPLETED}
        and ($3::timestamptz is null or (c.created_at, c.id) < ($3::timestamptz, $4::uuid))
      order by c.created_at desc, c.id desc limit $2) page
    join referrals r on r.id = page.id
    join jobs j on j.id = r.job_id
    left join referrer_rewards w on w.referral_id = r.id
    left join lateral (select count(*)::int as times,
        (array_agg(c.decision_reason order by c.made_at desc))[1] as reason
      from reward_claims c where c.reward_id = w.id and c.state = 'refused') refused on true
    order by r.created_at desc, r.id desc`,
};

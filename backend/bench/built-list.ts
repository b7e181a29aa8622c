import type { Statement } from '#platform/persistence/sql.ts';
import { COUNTS, KEY } from '#modules/jobs/adapters/persistence/posting/job-statements.ts';

/**
 * The list as it was before jobs had stored cards (record 0025): the database builds the JSON of every job for every call. The
 * parameters are the trade, the product's time, and one more than the page shows.
 */
export const BUILT_LIST: Statement = {
  name: 'bench-built-list',
  text: `select json_build_object('id', j.id, 'title', j.title, 'company', j.company, 'description', j.description,
      'location', j.location, 'payRate', j.pay_rate, 'schedule', j.schedule, 'category', j.category,
      'referralBonus', dollars(j.referral_bonus_cents), 'requirements', j.requirements, 'requiredSkills', j.required_skills,
      'latitude', j.latitude, 'longitude', j.longitude, 'maxDistance', j.max_distance,
      'isActive', j.is_active, 'isUrgent', j.is_urgent, 'isHighPay', j.referral_bonus_cents >= 50000,
      'postingType', j.posting_type, 'isFeatured', j.is_featured and j.featured_until > $2::timestamptz,
      'featuredUntil', iso(j.featured_until), 'onlineUntil', iso(j.online_until), 'heldReason', j.held_reason,
      'paymentStatus', j.payment_status, 'employer', json_build_object('id', e.id, 'firstName', e.first_name,
        'lastName', e.last_name, 'phone', null, 'medianResponseHours', null),
      'referralCount', counts.referrals, 'hiredCount', counts.hires, 'createdAt', iso(j.created_at),
      'updatedAt', iso(j.updated_at), 'distance', null, 'referrals', null)::text as job, ${KEY}
    from (select * from (select * from jobs j where j.is_active and j.category = $1
        and (j.featured_since is null or j.featured_since > $2::timestamptz or j.featured_until <= $2::timestamptz)
      order by j.created_at desc, j.id desc limit 101) j limit $3) j
    join users e on e.id = j.employer_id
    ${COUNTS}
    order by j.created_at desc, j.id desc`,
};

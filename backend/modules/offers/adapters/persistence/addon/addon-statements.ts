/** The same deadline as the sweep's. Reads `i9_forms` of eligibility: the first day of work. */
const DELIVER_BY = `case when a.status in ('pending', 'in_progress') and r.is_successful_hire
  then iso(greatest(r.hired_at, a.paid_at, f.starts_on::timestamp at time zone f.time_zone) + interval '720 hours') end`;

const list = (
  filter: string,
) => `select a.id, a.referral_id as "referralId", r.job_id as "jobId", j.title as "jobTitle",
    a.worker_name as "workerName",
    case a.addon_type when 'background_check' then 'backgroundCheck' when 'drug_test' then 'drugTest'
      else 'i9Verification' end as "addonType",
    dollars(a.price_cents) as price, a.status, iso(a.created_at) as "createdAt", iso(a.paid_at) as "paidAt",
    iso(a.started_at) as "startedAt", ${DELIVER_BY} as "deliverBy", iso(a.completed_at) as "completedAt",
    a.results ->> 'result' as result, iso(a.returned_at) as "returnedAt", a.return_reason as "returnReason"
  from service_addons a join referrals r on r.id = a.referral_id join jobs j on j.id = r.job_id
    left join i9_forms f on f.referral_id = a.referral_id and a.addon_type = 'i9_verification'
  where a.employer_id = $1 and (a.status <> 'canceled' or a.paid_at is not null) ${filter}
    and ($2::timestamptz is null or (a.created_at, a.id) < ($2, $3::uuid))
  order by a.created_at desc, a.id desc limit $4`;

export const ADDONS = { name: 'service-addons-of-employer', text: list('') };
export const ADDONS_OF_STATUS = {
  name: 'service-addons-of-employer-by-status',
  text: list('and a.status = $5'),
};

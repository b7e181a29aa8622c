-- The language of messages to a worker, the same in every context (rules.md#worker-language). An account is the worker's if they applied with
-- it, or if it has confirmed the phone or the email that the referral names.
create or replace function worker_language(given uuid) returns text language sql stable parallel safe as $$
  select coalesce(
    (select u.language from users u where u.id = r.worker_id and u.deleted_at is null),
    (select u.language from users u where u.phone = r.worker_phone and u.phone_verified_at is not null
      and u.deleted_at is null and u.id <> r.employer_id and u.id is distinct from r.referrer_id),
    (select u.language from users u where lower(u.email) = lower(r.worker_email) and u.email_verified_at is not null
      and u.deleted_at is null and u.id <> r.employer_id and u.id is distinct from r.referrer_id),
    r.worker_language,
    (select u.language from users u where u.id = r.referrer_id and u.deleted_at is null),
    (select u.language from users u where u.id = r.employer_id and u.deleted_at is null),
    'en')
  from referrals r where r.id = given
$$;

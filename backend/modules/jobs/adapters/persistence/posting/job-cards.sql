-- The part of a job's JSON that is the same for every reader at any time, without the last brace. A statement adds the rest
-- (`job-statements.ts`). Building all of it for every read takes most of a list's time in the database. If a
-- statement here changes, the next start runs all of them and renews the cards of existing jobs.
create or replace function job_card(job jobs) returns text language sql stable parallel safe
  return (select left(row_to_json(card)::text, -1) from (select job.id,
    -- The employer's own words (`written-columns.ts`).
    job.title, job.company, job.description, job.location, job.pay_rate as "payRate", job.schedule, job.category,
    dollars(job.referral_bonus_cents) as "referralBonus", job.requirements, job.required_skills as "requiredSkills",
    job.latitude, job.longitude, job.max_distance as "maxDistance",
    job.is_active as "isActive", job.is_urgent as "isUrgent", job.referral_bonus_cents >= 50000 as "isHighPay",
    job.posting_type as "postingType", iso(job.featured_until) as "featuredUntil", iso(job.online_until) as "onlineUntil",
    job.held_reason as "heldReason", job.payment_status as "paymentStatus",
    iso(job.created_at) as "createdAt", iso(job.updated_at) as "updatedAt") card);

create or replace function write_job_card() returns trigger language plpgsql as $$
  begin
    new.card := job_card(new);
    return new;
  end $$;

-- Its name makes it run last. It runs after any update: a list of columns could omit one and leave an old card.
create or replace trigger jobs_write_card before insert or update on jobs
  for each row execute function write_job_card();

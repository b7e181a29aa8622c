import type { SqlDefinition } from '#platform/persistence/sql-definitions.ts';
import { WRITTEN_FIELDS } from './written-columns.ts';

/**
 * The part of a job's JSON that is the same for every reader at any time, without the last brace. A statement adds the rest
 * (`job-statements.ts`). Building all of it for every read takes most of a list's time in the database.
 */
const CARD = `create or replace function job_card(j jobs) returns text language sql stable parallel safe
  return (select left(row_to_json(card)::text, -1) from (select j.id, ${WRITTEN_FIELDS},
    j.is_active as "isActive", j.is_urgent as "isUrgent", j.referral_bonus_cents >= 50000 as "isHighPay",
    j.posting_type as "postingType", iso(j.featured_until) as "featuredUntil", iso(j.online_until) as "onlineUntil",
    j.held_reason as "heldReason", j.payment_status as "paymentStatus",
    iso(j.created_at) as "createdAt", iso(j.updated_at) as "updatedAt") card);`;

/** Runs last by its name, and after any update: a column left out of a list of columns would leave an old card. */
const TRIGGER = `create or replace function write_job_card() returns trigger language plpgsql as $$
  begin
    new.card := job_card(new);
    return new;
  end $$;
  create or replace trigger jobs_write_card before insert or update on jobs
    for each row execute function write_job_card();`;

/** A thousand jobs in a transaction. Those that are as they should be are left alone. */
const RENEW = `do $$
  declare
    batch uuid[];
    last uuid := '00000000-0000-0000-0000-000000000000';
  begin
    loop
      select array_agg(id order by id) into batch
      from (select id from jobs where id > last order by id limit 1000) next;
      exit when batch is null;
      update jobs set card = job_card(jobs) where id = any (batch) and card is distinct from job_card(jobs);
      last := batch[cardinality(batch)];
      commit;
    end loop;
  end $$`;

/**
 * The stored cards of jobs. A release that changes the function rebuilds them, and so does
 * `npm run migrate -- --renew job-cards`.
 */
export const JOB_CARDS: SqlDefinition = { name: 'job-cards', define: CARD + TRIGGER, renew: RENEW };

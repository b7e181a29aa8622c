import { asId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { REJECTED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import type { OwnReferrals } from '#modules/hiring/application/referral/own-referrals.ts';

/** Reads `users` of identity, which stores the confirmed email and phone. */
const NAMED_IDS = `select r.id from referrals r where r.worker_id = $1
  union
  select r.id from users u join referrals r on lower(r.worker_email) = lower(u.email)
    where u.id = $1 and u.email_verified_at is not null
  union
  select r.id from users u join referrals r on r.worker_phone = u.phone
    where u.id = $1 and u.phone_verified_at is not null`;

/** Applicants may name any email or phone, so data that belongs to another account must stay hidden. */
const PROVEN: Statement = {
  name: 'own-referrals-proven',
  text: `select r.id from (${NAMED_IDS}) named join referrals r on r.id = named.id
    where r.worker_id is null or r.worker_id = $1 order by id`,
};
const CLAIMED: Statement = {
  name: 'own-referrals-claimed',
  text: `${NAMED_IDS}
    union
    select r.id from users u join referrals r on r.worker_phone = u.phone
      where u.id = $1 and not exists (
        select from users other where other.phone = u.phone and other.id <> u.id and other.deleted_at is null)
    order by id`,
};

/** A user who neither referred the worker nor hires: the joined rows are `r` and `u`. */
const MAY_BE_WORKER = `u.deleted_at is null and u.id <> r.employer_id and u.id is distinct from r.referrer_id`;
/** Matches the user whose confirmed email or confirmed phone the referral names. */
const BY_EMAIL = `lower(u.email) = lower(r.worker_email) and u.email_verified_at is not null and ${MAY_BE_WORKER}`;
const BY_PHONE = `u.phone = r.worker_phone and u.phone_verified_at is not null and ${MAY_BE_WORKER}`;
const AWAITS = `r.is_successful_hire and r.verification_status in ('pending', 'expired')`;

const OWN_ACCOUNT: Statement = {
  name: 'own-referral-account',
  text: `select 1 as found from referrals r where r.id = $1
    and (exists (select from users u where ${BY_EMAIL}) or exists (select from users u where ${BY_PHONE}))`,
};
const AWAITING_PROOF: Statement = {
  name: 'own-referrals-awaiting-proof',
  text: `select r.id from users u join referrals r on ${BY_EMAIL} where u.id = $1 and ${AWAITS}
    union
    select r.id from users u join referrals r on ${BY_PHONE} where u.id = $1 and ${AWAITS}
    order by id`,
};
const UNCLAIMED_LIVE = `r.job_id = $2 and r.worker_id is null and r.status not in ${sqlList(REJECTED_STATUSES)}`;
const UNCLAIMED: Statement = {
  name: 'own-referral-unclaimed',
  text: `select r.id from users u join referrals r on ${BY_PHONE} where u.id = $1 and ${UNCLAIMED_LIVE}
    union
    select r.id from users u join referrals r on ${BY_EMAIL} where u.id = $1 and ${UNCLAIMED_LIVE}
    order by id limit 1`,
};

/** The employer and the referrer get their own notices, never those of the worker. */
const WORKER: Statement = {
  name: 'own-referral-worker',
  text: `select coalesce(r.worker_id, case when r.verification_status = 'verified' then coalesce(
      (select u.id from users u where ${BY_PHONE}), (select u.id from users u where ${BY_EMAIL})) end) as id
    from referrals r where r.id = $1`,
};

export class SqlOwnReferrals implements OwnReferrals {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  proven(userId: UserId): Promise<readonly ReferralId[]> {
    return this.ids(PROVEN, userId);
  }

  claimed(userId: UserId): Promise<readonly ReferralId[]> {
    return this.ids(CLAIMED, userId);
  }

  async workerOf(id: ReferralId): Promise<UserId | null> {
    const row = await this.sql.row<{ id: UserId | null }>(WORKER, [id]);
    return row?.id ?? null;
  }

  async hasOwnAccount(id: ReferralId): Promise<boolean> {
    return (await this.sql.row(OWN_ACCOUNT, [id])) !== null;
  }

  awaitingProof(userId: UserId): Promise<readonly ReferralId[]> {
    return this.ids(AWAITING_PROOF, userId);
  }

  async unclaimed(userId: UserId, jobId: JobId): Promise<ReferralId | null> {
    const row = await this.sql.row<{ id: ReferralId }>(UNCLAIMED, [userId, jobId]);
    return row?.id ?? null;
  }

  private async ids(statement: Statement, userId: UserId): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: string }>(statement, [userId]);
    return rows.map(({ id }) => asId<'referral'>(id));
  }
}

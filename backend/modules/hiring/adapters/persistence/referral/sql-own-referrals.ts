import { asId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/application/referral/own-referrals.ts';

/** Reads `users` of identity: what a person has confirmed stands there. */
const NAMED_IDS = `select r.id from referrals r where r.worker_id = $1
  union
  select r.id from users u join referrals r on lower(r.worker_email) = lower(u.email)
    where u.id = $1 and u.email_verified_at is not null`;

/** Who applies may name any email: what an account has taken is nobody else's to read. */
const PROVEN: Statement = {
  name: 'own-referrals-proven',
  text: `${NAMED_IDS} and r.worker_id is null order by id`,
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

/** Nobody is told as the worker what they are told as the employer or the referrer. */
const WORKER: Statement = {
  name: 'own-referral-worker',
  text: `select coalesce(r.worker_id, u.id) as id from referrals r
    left join users u on lower(u.email) = lower(r.worker_email) and u.email_verified_at is not null
      and r.verification_status = 'verified' and u.id <> r.employer_id and u.id is distinct from r.referrer_id
    where r.id = $1`,
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

  private async ids(statement: Statement, userId: UserId): Promise<readonly ReferralId[]> {
    const rows = await this.sql.rows<{ id: string }>(statement, [userId]);
    return rows.map(({ id }) => asId<'referral'>(id));
  }
}

import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { WaitlistRepository } from '../../application/ports.ts';
import { WaitlistSignup } from '../../domain/waitlist-signup.ts';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE };

/** Waits for a parallel call with the same email, and then does nothing: an exception would end the transaction. */
const ADD_FIRST = {
  name: 'waitlist-add-first',
  text: `insert into waitlist_signups (id, email, language, source, ip_address, user_agent, last_mail_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
};

const REMOVE_UNCONFIRMED = {
  name: 'waitlist-remove-unconfirmed',
  text: `delete from waitlist_signups where id in (
      select id from waitlist_signups where confirmed_at is null and last_mail_at < $1
      order by last_mail_at limit $2 for update skip locked)
    returning id`,
};

export class MikroWaitlistRepository implements WaitlistRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async findByEmail(email: string): Promise<WaitlistSignup | null> {
    return transactionEm(this.orm).findOne(WaitlistSignup, { email }, LOCKED);
  }

  async findByTokenHash(linkTokenHash: string): Promise<WaitlistSignup | null> {
    return transactionEm(this.orm).findOne(WaitlistSignup, { linkTokenHash }, LOCKED);
  }

  async addFirst(signup: WaitlistSignup): Promise<boolean> {
    const { id, email, language, source, ipAddress, userAgent, lastMailAt, createdAt } = signup;
    const values = [id, email, language, source, ipAddress, userAgent, lastMailAt, createdAt];
    return (await this.sql.row(ADD_FIRST, values)) !== null;
  }

  async save(signup: WaitlistSignup): Promise<void> {
    await transactionEm(this.orm).persist(signup).flush();
  }

  async removeUnconfirmed(lastMailBefore: Date, limit: number): Promise<number> {
    return (await this.sql.rows(REMOVE_UNCONFIRMED, [lastMailBefore, limit])).length;
  }
}

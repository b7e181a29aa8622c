import { LockMode, UniqueConstraintViolationException, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import { asId, type UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { UserRepository } from '../../application/ports.ts';
import { emailTaken } from '../../domain/email-taken.ts';
import { User } from '../../domain/user.ts';

const BY_CODE = {
  name: 'user-by-referral-code',
  text: `select id from users where upper(referral_code) = $1 and deleted_at is null`,
};
const BY_EMAIL = { name: 'user-by-email', text: `select id from users where lower(email) = $1` };
const BY_CONFIRMED_PHONE = {
  name: 'user-by-confirmed-phone',
  text: `select id from users where phone = $1 and phone_verified_at is not null`,
};

export class MikroUserRepository implements UserRepository {
  private readonly orm: MikroORM;
  private readonly sql: Sql;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, sql: Sql, events: EventPublisher) {
    this.orm = orm;
    this.sql = sql;
    this.events = events;
  }

  async findById(id: UserId): Promise<User | null> {
    return transactionEm(this.orm).findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findByEmail(email: string): Promise<User | null> {
    const id = await this.findIdByEmail(email);
    return id && transactionEm(this.orm).findOne(User, { id });
  }

  async findIdByEmail(email: string): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(BY_EMAIL, [email.toLowerCase()]);
    return row && asId(row.id);
  }

  async findIdByConfirmedPhone(phone: string): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(BY_CONFIRMED_PHONE, [phone]);
    return row && asId(row.id);
  }

  async findIdByReferralCode(code: string): Promise<UserId | null> {
    const row = await this.sql.row<{ id: string }>(BY_CODE, [code]);
    return row && asId(row.id);
  }

  async add(user: User): Promise<void> {
    await this.save(user);
  }

  async save(user: User): Promise<void> {
    await this.flush(user);
    await this.events.publish(user.pullEvents());
  }

  private async flush(user: User): Promise<void> {
    try {
      await transactionEm(this.orm).persist(user).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException && error.message.includes('users_email')) {
        throw emailTaken();
      }
      throw error;
    }
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A confirmed phone is enough for an account. */
export class AccountsWithoutEmail extends Migration {
  override up(): void {
    this.addSql(`alter table users alter column email drop not null`);
    this.addSql(
      `alter table users add constraint users_reachable check (email is not null or phone is not null) not valid`,
    );
    this.addSql(`alter table users validate constraint users_reachable`);
    this.addSql(`alter index users_words rename to users_words_with_email`);
    this.addSql(`create index users_words on users using gin
      ((first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || referral_code)
        gin_trgm_ops)`);
    this.addSql(`drop index users_words_with_email`);
  }
}

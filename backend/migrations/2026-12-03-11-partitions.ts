import { Migration } from '@mikro-orm/migrations';

interface Table {
  readonly name: string;
  readonly key: 'at' | 'id';
  readonly primaryKey: string;
  readonly indexes: Readonly<Record<string, string>>;
  readonly references: Readonly<Record<string, string>>;
}

const TABLES: readonly Table[] = [
  {
    name: 'security_events',
    key: 'at',
    primaryKey: 'id, at',
    indexes: {
      newest: '(at desc, id desc)',
      by_user: '(user_id, at desc, id desc)',
      by_kind: '(kind, at desc, id desc)',
      by_address: '(address, at desc, id desc)',
      sign_ins: `(user_id, device_mark) where kind = 'signed_in'`,
    },
    references: { user_id: 'users' },
  },
  {
    name: 'referral_visits',
    key: 'id',
    primaryKey: 'id',
    indexes: {
      referrer: '(referrer_id, visited_at desc)',
      visitor: '(visitor_id, visited_at desc)',
      job: '(job_id)',
      first: '(referrer_id, first_visited_at)',
      visited_at: '(visited_at)',
    },
    references: { referrer_id: 'users', visitor_id: 'users', job_id: 'jobs' },
  },
];

/**
 * Security events and visits have a partition for each month. The existing tables become the first partitions with all their rows,
 * up to the bound of the previous migration; nothing is copied or read, so each lock lasts milliseconds.
 * Later partitions are made by `lay_months`.
 */
export class Partitions extends Migration {
  override up(): void {
    // Shorter than `deadlock_timeout`, so that a deadlock ends this try and never a call.
    this.addSql(`set local lock_timeout = '500ms'`);
    this.addSql('lock table jobs, users in access exclusive mode');
    this.addSql('create schema if not exists partitions');
    for (const table of TABLES) this.partition(table);
  }

  private partition({ name, key, primaryKey, indexes, references }: Table): void {
    const before = `${name}_until_first`;
    if (name === 'security_events') {
      // The parent has them from now on, and gives its partitions those of rows.
      this.addSql(`drop trigger security_events_append_only on security_events`);
      this.addSql(`alter table security_events drop constraint security_events_pkey`);
      this.addSql(`alter table security_events add primary key using index security_events_id_at`);
    }
    this.addSql(`alter table ${name} set schema partitions`);
    this.addSql(`alter table partitions.${name} rename to ${before}`);
    this.addSql(
      `create table ${name} (like partitions.${before} including defaults) partition by range (${key})`,
    );
    this.addSql(`alter table ${name} add primary key (${primaryKey})`);
    for (const [index, on] of Object.entries(indexes))
      this.addSql(`create index ${name}_${index} on ${name} ${on}`);
    for (const [column, other] of Object.entries(references))
      this.addSql(`alter table ${name} add foreign key (${column}) references ${other} (id)`);
    this.addSql(`do $$ declare
        bound text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint where conname = '${name}_until');
      begin
        execute format('alter table ${name} attach partition partitions.${before} for values from (minvalue) to (%L)', bound);
        execute format('create table partitions.${name}_later partition of ${name} for values from (%L) to (maxvalue)', bound);
      end $$`);
    this.addSql(`alter table partitions.${before} drop constraint ${name}_until`);
    if (name === 'security_events') this.guardEvents();
  }

  private guardEvents(): void {
    this.addSql(`create trigger security_events_append_only before update or delete on security_events
      for each row execute function security_events_are_kept()`);
    for (const table of ['security_events', 'partitions.security_events_later'])
      this.addSql(`create trigger security_events_no_truncate before truncate on ${table}
        for each statement execute function security_events_stay()`);
  }
}

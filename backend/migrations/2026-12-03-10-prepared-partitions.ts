import { Migration } from '@mikro-orm/migrations';

/** The month after next, so that no row reaches it before the next migration. */
const END = `date_trunc('month', now() at time zone 'UTC') + interval '2 months'`;
/** The beginning of a UUIDv7. */
const hexOf = (instant: string) => `lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0')`;
const FIRST_ID = `(${hexOf(END)} || '70008000000000000000')::uuid`;
const ANY_ID = `(${hexOf('least(visited_at, now())')} || '7' || left(md5(random()::text), 3) || '8' || left(md5(random()::text), 15))::uuid`;

/**
 * Prepares two tables for partitions while they are in use. A checked upper bound and the longer key make attaching them
 * instant. Every step can be repeated.
 */
export class PreparedPartitions extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`drop index concurrently if exists security_events_id_at`);
    this.addSql(`create unique index concurrently security_events_id_at on security_events (id, at)`);
    this.bound('security_events', 'at', `to_char(${END}, 'YYYY-MM-DD" 00:00:00+00"')`);

    // The product makes only UUIDv7 of the present. Any other ID would count as the future.
    this.addSql(`update referral_visits set id = ${ANY_ID} where id >= ${FIRST_ID}`);
    this.bound('referral_visits', 'id', FIRST_ID);
  }

  private bound(table: string, column: string, end: string): void {
    this.addSql(`alter table ${table} drop constraint if exists ${table}_until`);
    this.addSql(`do $$ begin
      execute format('alter table ${table} add constraint ${table}_until check (${column} < %L) not valid', ${end});
    end $$`);
    this.addSql(`alter table ${table} validate constraint ${table}_until`);
  }
}

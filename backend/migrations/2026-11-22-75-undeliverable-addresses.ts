import { Migration } from '@mikro-orm/migrations';

/** Addresses whose emails bounce, or whose owner marked one as spam (rules.md#dead-address). In lower case. */
export class UndeliverableAddresses extends Migration {
  override up(): void {
    this.addSql(`create table undeliverable_addresses (
      email text primary key check (email = lower(email)),
      problem text not null check (problem in ('bounced', 'complained')),
      since timestamptz not null
    )`);
  }
}

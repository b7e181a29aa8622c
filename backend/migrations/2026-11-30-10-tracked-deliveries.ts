import { Migration } from '@mikro-orm/migrations';

/** The results of messages that something waits for. An address is stored as a hash, which finds the emails that a bounce is about. */
export class TrackedDeliveries extends Migration {
  override up(): void {
    this.addSql(`create table tracked_deliveries (
      message_id uuid primary key,
      tracking text not null,
      channel text not null check (channel in ('email', 'text')),
      address_hash text,
      state text not null check (state in ('pending', 'delivered', 'failed')),
      ended_at timestamptz,
      check ((state = 'pending') = (ended_at is null)),
      check ((channel = 'email') = (address_hash is not null))
    )`);
    this.addSql(`create index tracked_deliveries_tracking on tracked_deliveries (tracking)`);
    this.addSql(`create index tracked_deliveries_address on tracked_deliveries (address_hash)
      where address_hash is not null`);
  }
}

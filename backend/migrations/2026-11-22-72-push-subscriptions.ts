import { Migration } from '@mikro-orm/migrations';

/**
 * Devices that receive pushes, and pushes that wait for the end of quiet hours (rules.md#push). A device
 * receives pushes while the session that subscribed it lasts: signing out there ends them.
 */
export class PushSubscriptions extends Migration {
  override up(): void {
    this.addSql(`create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      session_id uuid not null references sessions (id) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index push_subscriptions_user_id on push_subscriptions (user_id, created_at)`);
    this.addSql(`create index push_subscriptions_session_id on push_subscriptions (session_id)`);

    this.addSql(`create table held_pushes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      facts jsonb not null,
      send_after timestamptz not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index held_pushes_due on held_pushes (send_after)`);
    this.addSql(`create index held_pushes_user_id on held_pushes (user_id, created_at, id)`);
  }
}

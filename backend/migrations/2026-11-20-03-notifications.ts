import { Migration } from '@mikro-orm/migrations';

/** The inbox, the log of texts, opt-outs, and the outbox that stands in for providers (rules.md#stored-fields). */
export class NotificationTables extends Migration {
  override up(): void {
    this.addSql(`create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      type text not null,
      title text not null,
      message text not null,
      data jsonb not null default '{}',
      is_read boolean not null default false,
      sent_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(`create index notifications_inbox on notifications (user_id, created_at desc, id desc)`);
    this.addSql(`create index notifications_unread on notifications (user_id) where not is_read`);

    // job_id belongs to a later context: no foreign key. held_body exists until the text may go out.
    this.addSql(`create table sms_log (
      id uuid primary key,
      sender_id uuid references users (id) on delete set null,
      job_id uuid,
      recipient_phone text not null,
      recipient_name text,
      message text not null,
      status text not null check (status in ('held', 'queued', 'sent', 'failed', 'opted_out')),
      cost_cents integer not null default 0 check (cost_cents >= 0),
      send_after timestamptz,
      held_body text,
      created_at timestamptz not null,
      check ((status = 'held') = (send_after is not null and held_body is not null))
    )`);
    this.addSql(`create index sms_log_sender_id on sms_log (sender_id)`);
    this.addSql(`create index sms_log_recipient on sms_log (recipient_phone, created_at desc)`);
    this.addSql(`create index sms_log_held on sms_log (send_after) where status = 'held'`);

    this.addSql(`create table outbox_messages (
      id uuid primary key,
      channel text not null check (channel in ('sms', 'email')),
      recipient text not null,
      subject text,
      body text not null,
      html text,
      at timestamptz not null
    )`);
    this.addSql(`create index outbox_messages_newest on outbox_messages (at desc, id desc)`);
    this.addSql(`create index outbox_messages_recipient on outbox_messages (recipient, at desc, id desc)`);

    this.addSql(`create table text_opt_outs (phone text primary key, created_at timestamptz not null)`);
  }
}

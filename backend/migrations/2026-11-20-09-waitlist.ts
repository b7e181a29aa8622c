import { Migration } from '@mikro-orm/migrations';

/** People who requested a spot before the launch (rules.md#stored-fields). */
export class WaitlistTables extends Migration {
  override up(): void {
    // Only the email contains the link's token. The nonce re-creates it, but only with the server's key.
    this.addSql(`create table waitlist_signups (
      id uuid primary key,
      email text not null check (email = lower(email)),
      language text not null check (language in ('en', 'es')),
      phone text,
      state text check (state ~ '^[A-Z]{2}$'),
      wants_texts boolean not null default false,
      texts_agreed_at timestamptz,
      source text,
      ip_address text not null,
      user_agent text not null,
      link_nonce text,
      link_token_hash text,
      link_expires_at timestamptz,
      mails_sent integer not null default 0 check (mails_sent >= 0),
      last_mail_at timestamptz not null,
      confirmed_at timestamptz,
      details_given_at timestamptz,
      created_at timestamptz not null,
      check (not wants_texts or (phone is not null and texts_agreed_at is not null))
    )`);
    this.addSql(`create unique index waitlist_signups_email on waitlist_signups (email)`);
    this.addSql(`create unique index waitlist_signups_link on waitlist_signups (link_token_hash)`);
    this.addSql(`create index waitlist_signups_newest on waitlist_signups (created_at desc, id desc)`);
    this.addSql(
      `create index waitlist_signups_unconfirmed on waitlist_signups (last_mail_at) where confirmed_at is null`,
    );
  }
}

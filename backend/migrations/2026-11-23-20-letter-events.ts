import { Migration } from '@mikro-orm/migrations';

/** The history of a letter, the consent that its signer saw, and their requests (rules.md#letter-record, rules.md#esign-consent). */
export class LetterEvents extends Migration {
  override up(): void {
    this.events();
    this.consents();
    this.requests();
  }

  private events(): void {
    this.addSql(`create table offer_letter_events (
      id uuid primary key,
      offer_letter_id uuid not null references offer_letters (id),
      kind text not null check (kind in ('sent', 'reminded', 'viewed', 'document_opened', 'signed', 'copy_sent')),
      channel text not null check (channel in ('text', 'email', 'page', 'call')),
      masked_address text,
      at timestamptz not null
    )`);
    this.addSql(
      `create index offer_letter_events_of_letter on offer_letter_events (offer_letter_id, at, id)`,
    );
    this.addSql(`create function offer_letter_events_is_append_only() returns trigger language plpgsql as $f$
      begin
        raise exception 'What happened to a letter is only ever added to' using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger offer_letter_events_append_only before update or delete on offer_letter_events
      for each row execute function offer_letter_events_is_append_only()`);
    this.addSql(`create trigger offer_letter_events_no_truncate before truncate on offer_letter_events
      for each statement execute function offer_letter_events_is_append_only()`);
  }

  private consents(): void {
    this.addSql(`create table offer_consents (
      offer_letter_id uuid primary key references offer_letters (id),
      version text not null,
      language text not null check (language in ('en', 'es')),
      text text not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      given_at timestamptz not null
    )`);
  }

  private requests(): void {
    this.addSql(`create table offer_requests (
      offer_letter_id uuid not null references offer_letters (id),
      kind text not null check (kind in ('paper_copy', 'consent_withdrawn')),
      mailing_address text,
      requested_at timestamptz not null,
      primary key (offer_letter_id, kind),
      check (mailing_address is null or kind = 'paper_copy')
    )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Offer letters, signed documents, paid add-ons, and the signing certificate (rules.md#stored-fields). */
export class OffersTables extends Migration {
  override up(): void {
    this.letters();
    this.letterIndexes();
    this.documents();
    this.addons();
  }

  private letters(): void {
    this.addSql(`create table offer_letters (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      job_id uuid not null references jobs (id),
      employer_id uuid not null references users (id),
      referrer_id uuid references users (id),
      worker_name text not null,
      worker_email text,
      worker_phone text,
      job_title text not null,
      company text not null,
      start_date date,
      pay_rate text not null,
      pay_amount_cents bigint not null check (pay_amount_cents > 0),
      pay_type text not null default 'hourly' check (pay_type in ('hourly', 'salary', 'project', 'daily')),
      work_location text not null,
      schedule text,
      benefits text not null,
      benefit_ids text[] not null default '{}',
      conditions text,
      custom_terms text,
      template_id text,
      add_ons text[] not null default '{}'
        check (add_ons <@ array['background_check', 'drug_test', 'i9_verification']),
      expiration_days integer not null default 7 check (expiration_days between 1 and 30),
      status text not null default 'draft'
        check (status in ('draft', 'sent', 'viewed', 'signed', 'declined', 'expired', 'withdrawn')),
      live_referral_id uuid check (live_referral_id = referral_id),
      signing_nonce text,
      signing_token text,
      provider text,
      docusign_envelope_id text,
      hellosign_signature_id text,
      signer_name text,
      worker_signature_url text,
      worker_signature_ip text,
      signer_user_agent text,
      esign_consent_at timestamptz,
      document_url text,
      document_hash text check (document_hash ~ '^[0-9a-f]{64}$'),
      withdrawal_reason text,
      sent_at timestamptz,
      viewed_at timestamptz,
      signed_at timestamptz,
      declined_at timestamptz,
      withdrawn_at timestamptz,
      expires_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((live_referral_id is not null) = (status in ('draft', 'sent', 'viewed', 'signed'))),
      check (status in ('draft', 'withdrawn') or (signing_token is not null and sent_at is not null)),
      check (status <> 'signed' or signed_at is not null),
      check (document_hash is null or status = 'signed')
    )`);
  }

  private letterIndexes(): void {
    // One live letter per referral: rules.md#one-live-offer.
    this.addSql(`create unique index offer_letters_live on offer_letters (live_referral_id)
      where live_referral_id is not null`);
    // The hash of the link's token. The token itself is stored nowhere (rules.md#link-tokens).
    this.addSql(`create unique index offer_letters_signing_token on offer_letters (signing_token)
      where signing_token is not null`);
    this.addSql(`create unique index offer_letters_document_hash on offer_letters (document_hash)
      where document_hash is not null`);
    this.addSql(
      `create index offer_letters_due on offer_letters (expires_at) where status in ('sent', 'viewed')`,
    );
    this.addSql(
      `create index offer_letters_of_referral on offer_letters (referral_id, created_at desc, id desc)`,
    );
    this.addSql(
      `create index offer_letters_by_employer on offer_letters (employer_id, created_at desc, id desc)`,
    );
    this.addSql(`create index offer_letters_job on offer_letters (job_id)`);
    this.addSql(`create index offer_letters_referrer on offer_letters (referrer_id)`);
  }

  private documents(): void {
    this.addSql(`create table offer_documents (
      offer_letter_id uuid primary key references offer_letters (id),
      bytes bytea not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      terms_sha256 text not null check (terms_sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null
    )`);
    this.addSql(`create table server_certificates (
      id uuid primary key,
      certificate text not null,
      encrypted_key bytea not null,
      created_at timestamptz not null
    )`);
  }

  private addons(): void {
    this.addSql(`create table service_addons (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      employer_id uuid not null references users (id),
      worker_name text not null,
      addon_type text not null check (addon_type in ('background_check', 'drug_test', 'i9_verification')),
      addon_package text,
      price_cents bigint not null check (price_cents >= 0),
      status text not null default 'pending'
        check (status in ('pending', 'in_progress', 'completed', 'refunded')),
      provider_service text,
      external_id text,
      results jsonb,
      stripe_payment_intent_id text,
      paid_at timestamptz,
      completed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    // One add-on of a kind per referral, until it is refunded: rules.md#charged-once.
    this.addSql(`create unique index service_addons_live on service_addons (referral_id, addon_type)
      where status <> 'refunded'`);
    this.addSql(`create index service_addons_referral on service_addons (referral_id)`);
    this.addSql(
      `create index service_addons_by_employer on service_addons (employer_id, created_at desc, id desc)`,
    );
  }
}

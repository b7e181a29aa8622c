import { Migration } from '@mikro-orm/migrations';

/** A worker applies only once for a job, finds jobs in their town, and stores documents. */
export class WorkerSide extends Migration {
  override up(): void {
    // A second application from the same account is refused, with any phone: rules.md#one-application.
    this.addSql(`create unique index referrals_live_applicant on referrals (job_id, worker_id)
      where worker_id is not null and status <> 'rejected'`);
    this.addSql(`create index jobs_open_place on jobs
      (lower(btrim(split_part(location, ',', 1))), created_at desc, id desc) where is_active`);

    this.addSql(`create table worker_documents (
      id uuid primary key,
      worker_id uuid not null references users (id),
      kind text not null check (kind in ('resume', 'osha_card')),
      name text not null,
      content_type text not null,
      size integer not null check (size between 1 and 10485760),
      sha256 text not null,
      content bytea not null check (octet_length(content) = size),
      created_at timestamptz not null,
      unique (worker_id, kind)
    )`);
    // Pictures and PDFs are already compressed.
    this.addSql(`alter table worker_documents alter column content set storage external`);
  }
}

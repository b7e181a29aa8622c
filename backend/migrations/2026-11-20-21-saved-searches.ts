import { Migration } from '@mikro-orm/migrations';

/**
 * Saved searches, and the jobs that their owners were notified of. The index on jobs is built while people
 * read and write, so this runs outside a transaction and every step can be repeated.
 */
export class SavedSearches extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create table if not exists saved_searches (
      id uuid primary key,
      user_id uuid not null references users (id),
      name text not null check (char_length(name) between 1 and 200),
      query jsonb not null,
      alerts boolean not null default true,
      looked_until timestamptz not null,
      due_at timestamptz not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index if not exists saved_searches_user
      on saved_searches (user_id, created_at desc, id desc)`);
    this.addSql(`create unique index if not exists saved_searches_once
      on saved_searches (user_id, md5(query::text))`);
    this.addSql(`create index if not exists saved_searches_due on saved_searches (due_at, id) where alerts`);

    this.addSql(`create table if not exists saved_search_jobs (
      saved_search_id uuid not null references saved_searches (id) on delete cascade,
      job_id uuid not null references jobs (id),
      told_at timestamptz not null,
      primary key (saved_search_id, job_id)
    )`);
    this.addSql(`create index if not exists saved_search_jobs_job on saved_search_jobs (job_id)`);

    // The time a job was first listed: a paid job with its payment, any other immediately.
    this.addSql(`drop index concurrently if exists jobs_listed`);
    this.addSql(`create index concurrently jobs_listed on jobs
      ((coalesce(paid_at, created_at)) desc, id desc) where is_active`);
  }
}

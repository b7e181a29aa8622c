import { Migration } from '@mikro-orm/migrations';

/** Must equal the expressions in the search statements, or PostgreSQL does not use the indexes. */
const INDEXES: Readonly<Record<string, readonly [table: string, words: string]>> = {
  users_folded: [
    'users',
    `first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || referral_code`,
  ],
  jobs_folded: ['jobs', `title || ' ' || company`],
  referrals_folded: ['referrals', `worker_name || ' ' || coalesce(worker_email, '') || ' ' || worker_phone`],
  industry_boards_folded: ['industry_boards', `name || E'\\n' || description`],
};
const REPLACED = ['users_words', 'jobs_names', 'referrals_workers', 'industry_boards_words'];

/**
 * Finds names without regard to case, accents, and apostrophes. Indexes depend on `folded_text`, so it never
 * changes. They are built while people read and write: outside a transaction, in repeatable steps.
 */
export class FoldedNames extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create or replace function folded_text(given text) returns text
      language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary,
        translate(normalize(given, NFC), U&'''\\2018\\2019\\201B\\02BC\\02B9\\2032\\0060\\00B4', '')))`);
    for (const [name, [table, words]] of Object.entries(INDEXES)) {
      // A failed attempt leaves an invalid index that would count as present.
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(
        `create index concurrently ${name} on ${table} using gin (folded_text(${words}) gin_trgm_ops)`,
      );
    }
    for (const name of REPLACED) this.addSql(`drop index concurrently if exists ${name}`);
  }
}

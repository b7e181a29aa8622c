import { Migration } from '@mikro-orm/migrations';

/** An employer's certification before the first check: one per version, and immutable (rules.md#check-certification). */
export class CheckCertifications extends Migration {
  override up(): void {
    this.addSql(`create table check_certifications (
      employer_id uuid not null references users (id),
      version text not null,
      language text not null check (language in ('en', 'es')),
      text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
      name text not null,
      ip text not null,
      at timestamptz not null,
      primary key (employer_id, version)
    )`);
    this.addSql(`create function check_certifications_stay() returns trigger language plpgsql as $f$
      begin raise exception 'a certification is never changed'; end $f$`);
    this.addSql(`create trigger check_certifications_stay before update or delete on check_certifications
      for each row execute function check_certifications_stay()`);
  }
}

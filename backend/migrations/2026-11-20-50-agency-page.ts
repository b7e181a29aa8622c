import { Migration } from '@mikro-orm/migrations';

/** The page where an agency questions the candidate, and the candidate's email (rules.md#check-agencies). */
export class AgencyPage extends Migration {
  override up(): void {
    this.addSql(`alter table background_checks
      add column candidate_url text,
      add column candidate_email text,
      add constraint background_checks_page check (candidate_url is null or status = 'authorized')`);
  }
}

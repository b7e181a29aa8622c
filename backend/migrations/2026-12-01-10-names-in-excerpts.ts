import { Migration } from '@mikro-orm/migrations';

/** Excerpts of texts with mentions were stored with the person's ID, and could be cut inside it. */
export class NamesInExcerpts extends Migration {
  override up(): void {
    for (const table of ['moderation_cases', 'moderation_actions']) {
      this.addSql(`update ${table} set excerpt = regexp_replace(
          regexp_replace(excerpt, '@\\[([^]]{1,100})\\]\\(user:[0-9a-f-]{36}\\)', '@\\1', 'g'),
          '@\\[([^]]{1,100})(\\](\\([^)]*)?)?…$', '@\\1…')
        where excerpt like '%@[%'`);
    }
  }
}

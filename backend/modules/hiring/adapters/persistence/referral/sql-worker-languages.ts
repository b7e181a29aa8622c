import type { ReferralId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { WorkerLanguages } from '#modules/hiring/application/confirmation/worker-languages.ts';

const LANGUAGE = { name: 'worker-language', text: 'select worker_language($1) as language' };

export class SqlWorkerLanguages implements WorkerLanguages {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(id: ReferralId): Promise<Language> {
    const row = await this.sql.row<{ language: Language | null }>(LANGUAGE, [id]);
    return row?.language ?? 'en';
  }
}

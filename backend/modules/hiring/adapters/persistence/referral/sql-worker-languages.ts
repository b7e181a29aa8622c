import type { ReferralId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { WorkerLanguages } from '#modules/hiring/application/confirmation/worker-languages.ts';

const LANGUAGE = { name: 'worker-language', text: 'select worker_language($1) as language' };

export class SqlWorkerLanguages implements WorkerLanguages {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(id: ReferralId): Promise<'en' | 'es'> {
    const row = await this.sql.row<{ language: 'en' | 'es' | null }>(LANGUAGE, [id]);
    return row?.language ?? 'en';
  }
}

import type { Sql } from '../../../../platform/persistence/sql.ts';
import type { JobVocabulary } from '../../application/job-search.ts';
import type { KnownWord } from '../../domain/spelling.ts';

const SIMILAR = {
  name: 'job-vocabulary-similar',
  text: `select asked.word as asked, known.word, known.jobs
    from unnest($1::text[]) asked (word)
    cross join lateral (select v.word, v.jobs from job_vocabulary v where v.word % asked.word
      order by similarity(v.word, asked.word) desc, v.jobs desc limit 12) known`,
};

interface SimilarRow extends KnownWord {
  readonly asked: string;
}

export class SqlJobVocabulary implements JobVocabulary {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async similar(words: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
    const rows = await this.sql.rows<SimilarRow>(SIMILAR, [words]);
    return Map.groupBy(rows, ({ asked }) => asked);
  }
}

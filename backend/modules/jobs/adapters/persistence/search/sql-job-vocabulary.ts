import type { Sql } from '#platform/persistence/sql.ts';
import type { JobVocabulary } from '#modules/jobs/application/search/job-search.ts';
import { swaps, type KnownWord } from '#modules/jobs/domain/search/spelling.ts';

const SIMILAR = {
  name: 'job-vocabulary-similar',
  text: `select asked.word as asked, known.word, known.jobs
    from unnest($1::text[]) asked (word)
    cross join lateral (select v.word, v.jobs from job_vocabulary v where v.word % asked.word
      order by similarity(v.word, asked.word) desc, v.jobs desc limit 12) known
    union
    select swapped.asked, known.word, known.jobs
    from unnest($2::text[], $3::text[]) swapped (asked, word)
    cross join lateral (select v.word, v.jobs from job_vocabulary v where v.word = swapped.word limit 1) known`,
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
    // Two letters in the wrong order leave a short word little that looks alike.
    const swapped = words.flatMap((word) => swaps(word).map((other) => [word, other] as const));
    const rows = await this.sql.rows<SimilarRow>(SIMILAR, [
      words,
      swapped.map(([word]) => word),
      swapped.map(([, other]) => other),
    ]);
    return Map.groupBy(rows, ({ asked }) => asked);
  }
}

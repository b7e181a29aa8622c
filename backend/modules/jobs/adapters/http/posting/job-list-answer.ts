import { z } from 'zod';
import { pageAnswer } from '#platform/http/routing/paging.ts';
import type { SchemaAnswer } from '#platform/http/routing/answer.ts';
import { JsonText } from '#platform/http/routing/answers/json-text.ts';
import type { Call } from '#platform/http/routing/route.ts';
import type { JobRow } from '#modules/jobs/application/posting/job-queries.ts';
import { jobSchema } from '#contract/jobs/index.ts';

export const jobListSchema = z.array(jobSchema);

type Paged = Pick<Call<undefined, { limit: number; cursor: string | null }, undefined>, 'query' | 'ctx'>;

/** Jobs that PostgreSQL has written, as a list. */
export function jobListText(jobs: readonly string[]): JsonText<typeof jobListSchema> {
  return new JsonText(jobListSchema, `[${jobs.join(',')}]`);
}

/** The rows are JSON already and go out as they are. */
export function jobListAnswer(call: Paged, rows: readonly JobRow[]): SchemaAnswer<200, typeof jobListSchema> {
  const answer = pageAnswer(call, rows, (row) => row);
  const jobs = rows.slice(0, call.query.limit).map(({ job }) => job);
  return { ...answer, body: jobListText(jobs) };
}

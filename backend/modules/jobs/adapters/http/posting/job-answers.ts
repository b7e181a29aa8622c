import { z } from 'zod';
import { Money } from '#kernel/money.ts';
import { pageAnswer } from '#platform/http/routing/paging.ts';
import type { SchemaAnswer } from '#platform/http/routing/answer.ts';
import { JsonText } from '#platform/http/routing/json-text.ts';
import type { Call } from '#platform/http/routing/route.ts';
import type { JobRow } from '#modules/jobs/application/posting/job-queries.ts';
import { jobSchema, type EditJobRequest, type PostJobRequest } from '#contract/jobs/index.ts';
import type { JobText } from '#modules/jobs/domain/posting/job-record.ts';

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

/** What a call says of a job and a job does not keep: nothing, or the functions below do not compile. */
type Lost<Text> = { readonly [Name in Exclude<keyof Text, keyof JobText>]?: never };

export function jobText({ referralBonus, acknowledgements: _ticks, ...text }: PostJobRequest): JobText {
  const kept: typeof text & Lost<typeof text> = text;
  return { ...kept, referralBonusCents: Money.ofDollars(referralBonus).cents };
}

/** Only what was asked to change. */
export function jobChanges({ referralBonus, isActive: _open, ...text }: EditJobRequest): Partial<JobText> {
  const kept: typeof text & Lost<typeof text> = text;
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  const changes: Partial<JobText> = Object.fromEntries(given);
  if (referralBonus === undefined) return changes;
  return { ...changes, referralBonusCents: Money.ofDollars(referralBonus).cents };
}

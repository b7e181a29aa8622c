import { Money } from '#kernel/money.ts';
import { pageAnswer } from '#platform/http/routing/paging.ts';
import type { Answer, Call } from '#platform/http/routing/route.ts';
import type { JobRow } from '#modules/jobs/application/posting/job-queries.ts';
import type { EditJobRequest, PostJobRequest } from '#contract/jobs/index.ts';
import type { JobText } from '#modules/jobs/domain/posting/job.ts';

type Paged = Pick<Call<undefined, { limit: number; cursor: string | null }, undefined>, 'query' | 'ctx'>;

/** The rows are JSON already and go out as they are. */
export function jobListAnswer(call: Paged, rows: readonly JobRow[]): Answer {
  const answer = pageAnswer(call, rows, (row) => row);
  const jobs = rows.slice(0, call.query.limit).map(({ job }) => job);
  return { ...answer, body: `[${jobs.join(',')}]` };
}

export function jobText({ referralBonus, ...text }: PostJobRequest): JobText {
  return {
    title: text.title,
    company: text.company,
    description: text.description,
    location: text.location,
    payRate: text.payRate,
    schedule: text.schedule,
    category: text.category,
    referralBonusCents: Money.ofDollars(referralBonus).cents,
    requirements: text.requirements,
    requiredSkills: text.requiredSkills,
    latitude: text.latitude,
    longitude: text.longitude,
    maxDistance: text.maxDistance,
  };
}

/** Only what was asked to change. */
export function jobChanges({ referralBonus, ...rest }: EditJobRequest): Partial<JobText> {
  const given = Object.entries(rest).filter(([name, value]) => name !== 'isActive' && value !== undefined);
  const changes: Partial<JobText> = Object.fromEntries(given);
  if (referralBonus === undefined) return changes;
  return { ...changes, referralBonusCents: Money.ofDollars(referralBonus).cents };
}

import type { Sql } from '../../platform/persistence/sql.ts';
import type { DemoApi } from './demo-api.ts';
import { planDemoAccounts, signUpDemoAccounts } from './demo-accounts.ts';
import { planJob, type PostedJob } from './job-stories.ts';
import { People, type Employer, type Member, type Worker } from './people.ts';
import { SeededRandom } from './random.ts';
import { planReferral } from './referral-plan.ts';
import { ReferralStory } from './referral-story.ts';
import { saveCard } from './pay-by-card.ts';
import type { StoryClock } from './story-clock.ts';
import { Timeline } from './timeline.ts';

const DAY_MS = 86_400_000;
const DAYS = 182;
const SEED = 20_261_120;

export interface StorySize {
  readonly employers: number;
  readonly jobs: number;
  readonly members: number;
  readonly workers: number;
  readonly referrals: number;
}

export const WHOLE_STORY: StorySize = {
  employers: 40,
  jobs: 300,
  members: 120,
  workers: 400,
  referrals: 1_500,
};

export interface StoryTools {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly clock: StoryClock;
  readonly now: Date;
  readonly size: StorySize;
  /** Does what falls due and delivers what waits. */
  readonly endOfDay: () => Promise<void>;
}

/** Nobody in the demo is asked to confirm their address. */
const CONFIRM = {
  name: 'demo-confirm-addresses',
  text: `update users set email_verified_at = created_at where email_verified_at is null`,
};

export function storyStart(now: Date): Date {
  return new Date(now.getTime() - DAYS * DAY_MS);
}

/** Half a year of Crewvine: the same people, jobs and referrals each time, dated back from `now`. */
export async function tellStory({ api, sql, clock, now, size, endOfDay }: StoryTools): Promise<void> {
  const random = new SeededRandom(SEED);
  const timeline = new Timeline();
  const start = storyStart(now);
  const people = new People(api, random);
  const employers: Employer[] = [];
  const members: Member[] = [];
  const workers: Worker[] = [];

  const accounts = await signUpDemoAccounts(people);
  for (let n = 1; n < size.employers; n += 1) employers.push(await people.employer(n));
  for (let n = 1; n < size.members; n += 1) members.push(await people.member(n));
  for (let n = 1; n < size.workers; n += 1) workers.push(await people.worker(n));
  await sql.rows(CONFIRM);
  for (const employer of employers) await saveCard(api, employer);

  const story = new ReferralStory(api, sql, random);
  const made = planDemoAccounts(accounts, { api, random, timeline, story, now, members, workers });
  const jobs = Array.from({ length: size.jobs - made.jobs }, (_unused, number) => {
    const postedAt = new Date(start.getTime() + random.next() ** 0.8 * (DAYS - 3) * DAY_MS);
    const closes = random.chance(0.2) ? new Date(postedAt.getTime() + random.between(20, 60) * DAY_MS) : null;
    const closedAt = closes && closes < now ? closes : null;
    return planJob(timeline, api, random, { employer: random.pick(employers), number, postedAt, closedAt });
  });
  const taken = new Set<string>();
  for (let n = made.referrals; n < size.referrals; n += 1) {
    const job = random.pick(jobs);
    const worker = workerFor(job, workers, taken, random);
    const plan = planReferral(submissionIn(job, now, random), now, random);
    story.plan(timeline, { job, worker, referrer: random.pick(members) }, plan);
  }
  await timeline.tell(clock, endOfDay);
}

/** While the job was open, an hour after its posting at the earliest. */
function submissionIn(job: PostedJob, now: Date, random: SeededRandom): Date {
  const from = job.postedAt.getTime() + 3_600_000;
  const until = (job.closedAt ?? now).getTime() - 3_600_000;
  return new Date(from + random.next() * Math.max(0, until - from));
}

/** Somebody who was not referred for this job yet; of the trade where possible. */
function workerFor(
  job: PostedJob,
  workers: readonly Worker[],
  taken: Set<string>,
  random: SeededRandom,
): Worker {
  for (let tries = 0; ; tries += 1) {
    const worker = random.pick(workers);
    const key = `${job.lane}-${worker.id}`;
    const fits = job.ad.skills.some((skill) => worker.skills.includes(skill)) || tries > 20;
    if (taken.has(key) || !fits) continue;
    taken.add(key);
    return worker;
  }
}

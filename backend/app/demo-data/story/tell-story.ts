import { addDays } from '#kernel/clock.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { planBoards } from '../community/board-stories.ts';
import { planDemoAccounts, signUpDemoAccounts } from '../people/demo-accounts.ts';
import { planEvents } from '../community/event-stories.ts';
import { planJob, type PostedJob } from '../jobs/job-stories.ts';
import { People, thereBefore, type Employer, type Member, type Worker } from '../people/people.ts';
import { SeededRandom } from '../random.ts';
import { planReferral } from '../hiring/referral-plan.ts';
import { ReferralStory } from '../hiring/referral-story.ts';
import { planDemoDifferences } from '../money/demo-differences.ts';
import { planDemoDisputes } from '../money/demo-disputes.ts';
import { planDemoOwed } from '../money/demo-owed.ts';
import { leaveOnTheWay, planDemoPayouts } from '../money/demo-payouts.ts';
import { planDemoPlans } from '../money/demo-plans.ts';
import { saveCard } from '../pay-by-card.ts';
import type { StoryClock } from './story-clock.ts';
import { planTalks } from '../community/talk-stories.ts';
import { Timeline } from './timeline.ts';
import { planWaitlist } from './waitlist-stories.ts';

const ADMIN = { name: 'demo-admin', text: `select id from users where email = $1` };
const DAYS = 182;
const SEED = 20_261_120;
/** The share of people on the first day; the others join over time, more each month. */
const FOUNDERS = 0.15;
const GROWTH = 0.75;

export interface StorySize {
  readonly employers: number;
  readonly jobs: number;
  readonly members: number;
  readonly workers: number;
  readonly referrals: number;
  readonly waitlist: number;
  readonly talks: number;
}

/** Just enough to fill every screen, list, and month: 120 people. */
export const SMALL_STORY: StorySize = {
  employers: 12,
  jobs: 60,
  members: 24,
  workers: 80,
  referrals: 250,
  waitlist: 14,
  talks: 32,
};

/** A busy half year, for long lists. */
export const LARGE_STORY: StorySize = {
  employers: 40,
  jobs: 300,
  members: 120,
  workers: 400,
  referrals: 1_500,
  waitlist: 42,
  talks: 200,
};

export interface StoryTools {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly clock: StoryClock;
  readonly now: Date;
  readonly size: StorySize;
  /** Runs due work and delivers waiting tasks. */
  readonly endOfDay: (daysLeft: number) => Promise<void>;
  /** Runs after each day, with the share of the story that is done. */
  readonly tellProgress: (day: Date, share: number) => void;
}

export function storyStart(now: Date): Date {
  return addDays(now, -DAYS);
}

/** Plays half a year of Crewvine: the same people, jobs, and referrals each time, dated back from `now`. */
export async function tellStory(tools: StoryTools): Promise<void> {
  const { api, sql, clock, now, size } = tools;
  const random = new SeededRandom(SEED);
  const timeline = new Timeline();
  const start = storyStart(now);
  const someTime = (): Date => addDays(start, random.next() ** GROWTH * (DAYS - 0.1));
  const people = new People({ api, sql, random, timeline });
  const accounts = signUpDemoAccounts(people, (days) => addDays(now, -days));
  const { employers, members, workers } = signUpEverybody(people, size, start, someTime);
  for (const employer of employers) {
    timeline.plan(employer.joinedAt, employer.email, () => saveCard(api, employer));
  }
  planWaitlist(size.waitlist, { api, sql, random, timeline, members, now, someTime });

  const story = new ReferralStory(api, sql, random);
  const moderator = await demoAdmin(sql);
  const made = planDemoAccounts(accounts, {
    api,
    sql,
    random,
    timeline,
    story,
    now,
    members,
    workers,
    moderator,
  });
  const jobs = Array.from({ length: size.jobs - made.jobs }, (_unused, number) => {
    const postedAt = addDays(start, 1 + random.next() ** 0.8 * (DAYS - 4));
    const closes = random.chance(0.2) ? addDays(postedAt, random.between(20, 60)) : null;
    const closedAt = closes && closes < now ? closes : null;
    const employer = random.pick(thereBefore(postedAt, employers));
    return planJob(timeline, api, random, { employer, number, postedAt, closedAt });
  });
  const taken = new Set<string>();
  for (let n = made.referrals; n < size.referrals; n += 1) {
    const job = random.pick(jobs);
    const submittedAt = submissionIn(job, now, random);
    const worker = workerFor(job, submittedAt, { workers, taken, random });
    const referrer = random.pick(thereBefore(submittedAt, members));
    story.plan(timeline, { job, worker, referrer }, planReferral(submittedAt, now, random));
  }
  planBoards({ api, timeline, accounts, people: [...employers, ...members, ...workers], now });
  const talkers = [...members, ...workers];
  planTalks(size.talks, {
    api,
    random: new SeededRandom(SEED + 1),
    timeline,
    people: talkers,
    jobs,
    now,
    someTime,
  });
  const late = people.employer(size.employers, addDays(now, -60), 'pastdue@demo.crewvine.test');
  planDemoPlans({ api, timeline, now }, { employer: accounts.employer, late });
  planDemoPayouts({ api, timeline, now }, { ...accounts, members });
  const newcomer = people.newcomer(addDays(now, -0.2));
  const everybody = { accounts, employers, members, workers, newcomer };
  planEvents({ api, sql, random, timeline, now, ...everybody });
  // A separate seed, so that the earlier story does not change.
  const desk = { api, sql, random: new SeededRandom(SEED + 2), timeline, now, admin: moderator };
  planDemoDisputes(desk, { members, workers, number: size.employers + 1 });
  planDemoDifferences(desk);
  const [founder, like] = [employers[0], workers[0]];
  if (founder && like) {
    const number = size.members + 1;
    planDemoOwed(
      { ...desk, random: new SeededRandom(SEED + 3) },
      { people, employer: founder, like, number },
    );
  }
  await timeline.tell(clock, now, tools);
  await leaveOnTheWay(sql);
}

/** Created before the story begins. */
async function demoAdmin(sql: Sql): Promise<DemoPerson> {
  const email = 'admin@demo.crewvine.test';
  const admin = await sql.row<{ id: string }>(ADMIN, [email]);
  return { email, userType: 'admin', id: () => admin?.id ?? '' };
}

interface Everybody {
  readonly employers: readonly Employer[];
  readonly members: readonly Member[];
  readonly workers: readonly Worker[];
}

/** In addition to the demo accounts, which are number 0 of each kind. */
function signUpEverybody(people: People, size: StorySize, start: Date, someTime: () => Date): Everybody {
  const several = <T>(all: number, signUp: (n: number, joinedAt: Date) => T): readonly T[] =>
    Array.from({ length: all - 1 }, (_unused, index) => {
      const number = index + 1;
      const isFounder = number === 1 || number <= all * FOUNDERS;
      return signUp(number, isFounder ? start : someTime());
    });
  return {
    employers: several(size.employers, (n, at) => people.employer(n, at)),
    members: several(size.members, (n, at) => people.member(n, at)),
    workers: several(size.workers, (n, at) => people.worker(n, at)),
  };
}

/** While the job was open, at least an hour after its posting. */
function submissionIn(job: PostedJob, now: Date, random: SeededRandom): Date {
  const from = job.postedAt.getTime() + 3_600_000;
  const until = (job.closedAt ?? now).getTime() - 3_600_000;
  return new Date(from + random.next() * Math.max(0, until - from));
}

/** Someone who was not referred for this job yet; if possible, of the same trade and with an account. */
function workerFor(
  job: PostedJob,
  at: Date,
  { workers, taken, random }: { workers: readonly Worker[]; taken: Set<string>; random: SeededRandom },
): Worker {
  const there = thereBefore(at, workers);
  for (let tries = 0; ; tries += 1) {
    const worker = random.pick(tries > 40 ? workers : there);
    const key = `${job.lane}-${worker.email}`;
    const fits = job.ad.skills.some((skill) => worker.skills.includes(skill)) || tries > 20;
    if (taken.has(key) || !fits) continue;
    taken.add(key);
    return worker;
  }
}

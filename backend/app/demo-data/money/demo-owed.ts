import type { DemoApi } from '../demo-api.ts';
import { planJob } from '../jobs/job-stories.ts';
import { DEMO_PASSWORD, type Employer, type People, type Worker } from '../people/people.ts';
import type { SeededRandom } from '../random.ts';
import { NOTHING_YET, type ReferralPlan } from '../hiring/referral-plan.ts';
import { ReferralStory } from '../hiring/referral-story.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;

interface OwedContext {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
  readonly now: Date;
}

interface Cast {
  readonly people: People;
  readonly employer: Employer;
  readonly like: Worker;
  /** The number of the member and the job. */
  readonly number: number;
}

/** A member who deletes the account with a whole bonus on it: the admin sees what they are owed. */
export function planDemoOwed(context: OwedContext, { people, employer, like, number }: Cast): void {
  const { api, sql, random, timeline, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const member = people.member(number, before(110), 'leaving@crew.crewvine.test');
  const job = planJob(timeline, api, random, { employer, number, postedAt: before(108), closedAt: null });
  const worker = { ...like, name: 'Ramiro Fuentes', phone: '+15125597201', email: 'owed@mail.crewvine.test' };
  new ReferralStory(api, sql, random).plan(timeline, { job, worker, referrer: member }, hired(before));
  timeline.plan(before(3), member.email, async () => {
    // They forfeit the reward of the hire, but not the bonus.
    const body = { currentPassword: DEMO_PASSWORD, forfeit: true };
    await api.call('delete', '/api/auth/account', { as: member, body });
  });
}

function hired(before: (days: number) => Date): ReferralPlan {
  return {
    ...NOTHING_YET,
    submittedAt: before(105),
    confirmedAt: before(104),
    contactedAt: before(103),
    interviewedAt: before(101),
    offer: {
      createdAt: before(100),
      sentAt: before(99.9),
      answer: { at: before(98.8), accepts: true },
      withdrawnAt: null,
      addOns: [],
    },
    hiredAt: before(88),
  };
}

import { planDemoApplications } from '../hiring/demo-applications.ts';
import { planConsent, planDemoChecks, planNoticeToMail, type CheckContext } from '../hiring/demo-checks.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoPerson } from '../demo-api.ts';
import { planDemoI9, planFiledForm } from '../i9/demo-i9.ts';
import { planDemoInterviews } from '../hiring/demo-interviews.ts';
import { planDemoLetters } from '../hiring/demo-letters.ts';
import { planDemoProfiles } from './demo-profiles.ts';
import { planDemoModeration } from '../community/demo-moderation.ts';
import { jobIn, planJob, type PostedJob } from '../jobs/job-stories.ts';
import { thereBefore, type Employer, type Member, type People, type Worker } from './people.ts';
import { SeededRandom } from '../random.ts';
import { ReferralStory } from '../hiring/referral-story.ts';
import { NOTHING_YET, planReferral, type OfferPlan, type ReferralPlan } from '../hiring/referral-plan.ts';

const DAY_MS = 86_400_000;
const JOBS_OF_DEMO_EMPLOYER = 6;
const OTHERS_REFERRALS = 16;
/** Separate seeds, so that the rest of the story does not change. */
const SEED_OF_NOTICE = 20_261_129;
const SEED_OF_INTERVIEWS = 20_261_123;
/** The check that came with an offer starts when the letter is signed; its link is sent that evening. */
const DAYS_TO_CONSENT = 1.4;

export interface DemoAccounts {
  readonly employer: Employer;
  readonly referrer: Member;
  readonly worker: Worker;
}

export interface DemoContext extends CheckContext {
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly members: readonly Member[];
  readonly workers: readonly Worker[];
  readonly moderator: DemoPerson;
}

/** Each signs up some days before their first action. */
export function signUpDemoAccounts(people: People, before: (days: number) => Date): DemoAccounts {
  const employer = people.employer(0, before(124), 'employer@demo.crewvine.test');
  return {
    employer,
    referrer: people.member(0, before(99), 'referrer@demo.crewvine.test'),
    worker: people.worker(0, before(33), 'worker@demo.crewvine.test', {
      place: employer.place,
      skills: ['Carpentry', 'Roofing'],
    }),
  };
}

/**
 * Something to do in each account: an interview to follow with an offer and a change to undo (employer), a reward to
 * claim and a worker to confirm (referrer), a letter to sign and applications to follow (worker); checks, Form I-9s at every context, letters in every state, and reports to decide (admin).
 * @returns how many jobs and referrals this made
 */
export function planDemoAccounts(
  accounts: DemoAccounts,
  context: DemoContext,
): { jobs: number; referrals: number } {
  const { api, random, timeline, story, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const jobs = Array.from({ length: JOBS_OF_DEMO_EMPLOYER }, (_unused, number) =>
    planJob(timeline, api, random, {
      employer: accounts.employer,
      number: number + 1,
      postedAt: before(120 - number * 20),
      closedAt: null,
    }),
  );
  const plans = plansOfDemoReferrer(before);
  plans.forEach((plan, index) => {
    const isForDemoWorker = plan.offer !== null && plan.offer.sentAt !== null && plan.offer.answer === null;
    const job = isForDemoWorker ? jobIn('framing', jobs) : jobOf(jobs, index);
    const worker = isForDemoWorker ? accounts.worker : workerAt(context.workers, index);
    const referralId = story.plan(timeline, { job, worker, referrer: accounts.referrer }, plan);
    planFiledForm(context, { job, worker, referralId }, plan);
    if (!plan.offer?.answer) return;
    const answered = new Date(plan.offer.answer.at.getTime() + DAYS_TO_CONSENT * DAY_MS);
    planConsent(context, { job, name: worker.name, referralId }, answered);
  });
  for (let n = 0; n < OTHERS_REFERRALS; n += 1) {
    const job = jobOf(jobs, n);
    const submittedAt = new Date(
      job.postedAt.getTime() + (0.1 + 0.8 * random.next()) * (now.getTime() - job.postedAt.getTime()),
    );
    const cast = {
      job,
      worker: workerAt(context.workers, 20 + n),
      referrer: random.pick(thereBefore(submittedAt, context.members)),
    };
    const plan = planReferral(submittedAt, now, random);
    planFiledForm(context, { ...cast, referralId: story.plan(timeline, cast, plan) }, plan);
  }
  const applications = planDemoApplications(timeline, api, accounts.worker, jobs, now);
  const [referrer] = thereBefore(before(14), context.members);
  if (!referrer) throw new Error('The demo has no member');
  const workers = [
    workerAt(context.workers, 12),
    workerAt(context.workers, 13),
    workerAt(context.workers, 14),
  ] as const;
  const [speaker] = thereBefore(before(14), context.workers);
  if (speaker) {
    const people = [accounts.referrer, referrer, speaker] as const;
    planDemoModeration({ timeline, api, now }, { moderator: context.moderator, people, jobs });
  }
  const checked = planDemoChecks(context, jobs, { referrer, workers });
  planDemoProfiles(context, referrer, checked);
  const [longest] = thereBefore(before(90), context.members);
  const hires = { referrer: longest ?? referrer, worker: workerAt(context.workers, 40) };
  const signed = planDemoI9(context, jobs, hires);
  const letters = planDemoLetters(context, jobs, hires);
  const talked = new ReferralStory(api, context.sql, new SeededRandom(SEED_OF_INTERVIEWS));
  planDemoInterviews({ ...context, story: talked }, jobOf(jobs, 0), hires);
  const unreached = new ReferralStory(api, context.sql, new SeededRandom(SEED_OF_NOTICE));
  planNoticeToMail({ ...context, story: unreached }, jobOf(jobs, 0), { referrer, like: workers[1] });
  return {
    jobs: jobs.length,
    referrals: plans.length + OTHERS_REFERRALS + applications + checked.length + signed + letters,
  };
}

function jobOf(jobs: readonly PostedJob[], index: number): PostedJob {
  const job = jobs[index % jobs.length];
  if (!job) throw new Error('The demo employer has no job');
  return job;
}

function workerAt(workers: readonly Worker[], index: number): Worker {
  const worker = workers[index % workers.length];
  if (!worker) throw new Error('The demo has no worker');
  return worker;
}

function signedOffer(createdAt: Date, sentAt: Date, signedAt: Date): OfferPlan {
  const answer = { at: signedAt, accepts: true };
  return { createdAt, sentAt, answer, withdrawnAt: null, addOns: ['backgroundCheck'] };
}

/** One referral for each status that a referrer can see, from paid out to unconfirmed. */
function plansOfDemoReferrer(before: (days: number) => Date): readonly ReferralPlan[] {
  const interviewed = (days: number): ReferralPlan => ({
    ...NOTHING_YET,
    submittedAt: before(days),
    confirmedAt: before(days - 1.1),
    contactedAt: before(days - 1.2),
    interviewedAt: before(days - 2),
  });
  return [
    {
      ...interviewed(96),
      offer: signedOffer(before(92), before(91.9), before(91)),
      hiredAt: before(90),
      completedAt: before(70),
      claimedAt: before(68),
    },
    {
      ...interviewed(53),
      offer: signedOffer(before(49), before(48.9), before(48)),
      hiredAt: before(47),
      completedAt: before(9),
    },
    { ...interviewed(16), offer: signedOffer(before(12), before(11.9), before(11)), hiredAt: before(6) },
    {
      ...interviewed(8),
      offer: { createdAt: before(1.3), sentAt: before(1.2), answer: null, withdrawnAt: null, addOns: [] },
    },
    { ...interviewed(3.4), contactedAt: before(1.5), interviewedAt: before(0.2) },
    { ...NOTHING_YET, submittedAt: before(0.1) },
    {
      ...interviewed(30),
      rejected: { at: before(26), reason: 'missing_certification', note: 'This site asks for OSHA 30.' },
    },
  ];
}

import type { DemoApi } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import { payByCard } from '../pay-by-card.ts';
import type { Member, Worker } from '../people/people.ts';
import { NOTHING_YET, type ReferralPlan } from './referral-plan.ts';
import type { ReferralStory } from './referral-story.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;

/** A candidate of an employer. */
export interface Candidate {
  readonly job: PostedJob;
  readonly name: string;
  /** Known after the referral. */
  readonly referralId: () => string;
}

export interface CheckContext {
  readonly api: DemoApi;
  readonly timeline: Timeline;
  readonly story: ReferralStory;
  readonly now: Date;
}

/** The candidate signs the consent for a check that was requested, or that came with a signed offer. */
export function planConsent({ api, timeline }: CheckContext, candidate: Candidate, at: Date): void {
  const { job, name, referralId } = candidate;
  timeline.plan(at, job.lane, async () => {
    const path = `/api/referrals/${referralId()}/background-check`;
    const { check } = await api.call('get', path, { as: job.employer });
    const token = await api.sentLinks.tokenBeside(check.url);
    const body = { consentGiven: true, candidateSignature: name, acknowledged: true, language: 'en' };
    await api.call('post', `/api/background-check-consent/${token}`, { body });
  });
}

/**
 * Checks on an employer's screens: a clear one with references, one with concerns whose candidate has
 * received the notice, and one that waits for its candidate. The sandbox has concerns about everyone with the
 * last name "Concern".
 * @returns those three
 */
export function planDemoChecks(
  context: CheckContext,
  jobs: readonly PostedJob[],
  cast: { readonly referrer: Member; readonly workers: readonly [Worker, Worker, Worker] },
): readonly [Candidate, Candidate, Candidate] {
  const before = (days: number): Date => new Date(context.now.getTime() - days * DAY_MS);
  const { workers, referrer } = cast;
  const refer = (worker: Worker, number: number, days: number): Candidate => {
    const job = jobs[number % jobs.length];
    if (!job) throw new Error('The demo employer has no job');
    const plan = interviewed(before, days);
    const referralId = context.story.plan(context.timeline, { job, worker, referrer }, plan);
    return { job, name: worker.name, referralId };
  };
  const clear = refer(workers[0], 0, 13);
  const dana = {
    ...workers[1],
    name: 'Dana Concern',
    phone: '+15125599001',
    email: 'dana@mail.crewvine.test',
  };
  const concerning = refer(dana, 1, 12);
  const asked = refer(workers[2], 2, 4);
  planRequest(context, clear, 'standard', before(10));
  planConsent(context, clear, before(8.6));
  planReferences(context, clear, before);
  planRequest(context, concerning, 'comprehensive', before(9));
  planConsent(context, concerning, before(7.6));
  planNotice(context, concerning, before(2.3));
  planRequest(context, asked, 'basic', before(1.4));
  planDrugTest(context, clear, before(9.8), before(8.4));
  // On the day before: the events of a day are delivered at its end, and an unpaid test would leave no paid one behind.
  planDrugTestOrder(context, concerning, before(6.9));
  planCancellation(context, concerning, before(5.9));
  // The agency has it and is not done yet.
  planDrugTest(context, asked, before(0.9), before(0.002));
  return [clear, concerning, asked];
}

/** A candidate without an email who opted out of texts, so the employer must mail the notice. */
export function planNoticeToMail(
  context: CheckContext,
  job: PostedJob,
  { referrer, like }: { readonly referrer: Member; readonly like: Worker },
): void {
  const { api, timeline, story, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const worker = { ...like, name: 'Rita Concern', phone: '+15125599003', email: '' };
  const referralId = story.plan(timeline, { job, worker, referrer }, interviewed(before, 11));
  const rita = { job, name: worker.name, referralId };
  planRequest(context, rita, 'basic', before(8));
  planConsent(context, rita, before(6.6));
  timeline.plan(before(3.5), job.lane, async () => {
    await api.call('post', '/api/dev/inbound-text', { body: { from: worker.phone, body: 'STOP' } });
  });
  planNotice(context, rita, before(2.1));
}

function interviewed(before: (days: number) => Date, days: number): ReferralPlan {
  return {
    ...NOTHING_YET,
    submittedAt: before(days),
    confirmedAt: before(days - 1.1),
    contactedAt: before(days - 1.2),
    interviewedAt: before(days - 2),
  };
}

function planRequest({ api, timeline }: CheckContext, of: Candidate, packageType: string, at: Date): void {
  const { job, referralId } = of;
  timeline.plan(at, job.lane, async () => {
    const path = `/api/referrals/${referralId()}/background-check`;
    const { payment } = await api.call('post', path, { as: job.employer, body: { packageType } });
    await payByCard(api, job.employer, payment);
  });
}

function planDrugTestOrder({ api, timeline }: CheckContext, { job, referralId }: Candidate, at: Date): void {
  timeline.plan(at, job.lane, async () => {
    const path = `/api/referrals/${referralId()}/drug-test`;
    const { payment } = await api.call('post', path, { as: job.employer, body: {} });
    await payByCard(api, job.employer, payment);
  });
}

function planCancellation({ api, timeline }: CheckContext, { job, referralId }: Candidate, at: Date): void {
  timeline.plan(at, job.lane, async () => {
    await api.call('delete', `/api/referrals/${referralId()}/drug-test`, { as: job.employer });
  });
}

/** A drug test that its worker authorizes, with a negative result. */
function planDrugTest(context: CheckContext, of: Candidate, at: Date, authorizedAt: Date): void {
  const { job, name, referralId } = of;
  const { api, timeline } = context;
  planDrugTestOrder(context, of, at);
  timeline.plan(authorizedAt, job.lane, async () => {
    const path = `/api/referrals/${referralId()}/drug-test`;
    const { test } = await api.call('get', path, { as: job.employer });
    const body = { consentGiven: true, candidateSignature: name, acknowledged: true, language: 'en' };
    const token = await api.sentLinks.tokenBeside(test.url);
    await api.call('post', `/api/background-check-consent/${token}`, { body });
  });
}

function planNotice({ api, timeline }: CheckContext, { job, referralId }: Candidate, at: Date): void {
  timeline.plan(at, job.lane, async () => {
    const body = { note: 'The record has to do with driving the crew to the site.' };
    await api.call('post', `/api/referrals/${referralId()}/adverse-action`, { as: job.employer, body });
  });
}

/** One submitted reference and one open request. */
function planReferences(
  { api, timeline }: CheckContext,
  { job, referralId }: Candidate,
  before: (days: number) => Date,
): void {
  let token = '';
  const ask = (body: Record<string, unknown>) =>
    api.call('post', `/api/referrals/${referralId()}/reference-checks`, { as: job.employer, body });
  timeline.plan(before(9.5), job.lane, async () => {
    const made = await ask({
      name: 'Ray Coleman',
      position: 'Site superintendent',
      email: 'ray@mail.crewvine.test',
    });
    token = await api.sentLinks.ofReference(made.id);
  });
  timeline.plan(before(6.2), job.lane, async () => {
    await api.call('post', `/api/reference-check/${token}`, { body: REFERENCE });
  });
  timeline.plan(before(2.6), job.lane, async () => {
    await ask({ name: 'Alma Ortiz', position: 'Former foreman', phone: '+15125599002' });
  });
}

const REFERENCE = {
  responses: [
    { questionId: 'overall_performance', answer: 5 },
    { questionId: 'reliability', answer: 5 },
    { questionId: 'technical_skills', answer: 4 },
    { questionId: 'safety_awareness', answer: 5 },
    { questionId: 'teamwork', answer: 4 },
    { questionId: 'would_rehire', answer: true },
    { questionId: 'work_quality', answer: 'Clean work, no call-backs in two years.' },
    { questionId: 'strengths', answer: 'Shows up early and brings the younger ones along.' },
  ],
  responderName: 'Ray Coleman',
  responderTitle: 'Site superintendent',
  responderCompany: 'Lone Oak Builders',
};

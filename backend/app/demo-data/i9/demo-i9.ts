import type { Sql } from '#platform/persistence/sql.ts';
import type { Answered, DemoApi } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import type { Member, Worker } from '../people/people.ts';
import { SeededRandom } from '../random.ts';
import { NOTHING_YET, type OfferPlan, type ReferralPlan } from '../hiring/referral-plan.ts';
import { ReferralStory } from '../hiring/referral-story.ts';
import type { Timeline } from '../story/timeline.ts';
import { filedFormPlan, formPlans, laterFormPlans, type FormPlan } from './form-plans.ts';

const SEED = 20_261_123;
const DAY_MS = 86_400_000;
/** Days from the letter to the first day of work, as in the demo's letters. */
const DAYS_TO_START = 10;
/** The same for completed work, which started sooner. */
const DAYS_TO_FINISHED = 6;
const EVERIFY_SINCE = 18.5;
const LINK_TEXT = {
  name: 'demo-i9-text',
  text: `select body from outbox_messages where recipient = $1 and body like '%/i9/%' and position($2 in body) > 0
    order by at desc limit 1`,
};

interface I9Context {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly timeline: Timeline;
  readonly story: ReferralStory;
  readonly now: Date;
}

interface Hire {
  readonly job: PostedJob;
  readonly worker: Worker;
  readonly referralId: () => string;
}

const NAMES = [
  'Luis Ortega',
  'Maya Brooks',
  'Tomás Rivera',
  'Keisha Grant',
  'Owen Reyes',
  'Ngozi Adeyemi',
  'Rafael Soto',
  'Hannah Cole',
  'Victor Peña',
  'Darnell Price',
  'Elena Vega',
  'Samuel Okafor',
  'Grace Whitman',
  'Mateo Ibarra',
  'Andre Whitfield',
  'Julia Navarro',
  'Marcus Bell',
] as const;
/** The last four digits of the first worker's number. */
const FIRST_PHONE = 9100;

/**
 * A Form I-9 of the demo employer in every state.
 * @returns how many of the story's referrals these are; the later ones are not included
 */
export function planDemoI9(
  context: I9Context,
  jobs: readonly PostedJob[],
  cast: { readonly referrer: Member; readonly worker: Worker },
): number {
  const before = (days: number): Date => new Date(context.now.getTime() - days * DAY_MS);
  const [first] = jobs;
  if (!first) throw new Error('The demo employer has no job');
  context.timeline.plan(before(EVERIFY_SINCE), `${first.lane}-i9`, async () => {
    const body = { usesEverify: true, companyId: '482913', since: '2024-03-01' };
    await context.api.call('put', '/api/i9-settings', { as: first.employer, body });
  });
  const hire = (story: ReferralStory, plan: FormPlan, index: number): void => {
    const job = jobs.find(({ postedAt }) => postedAt < before(plan.letter + 5)) ?? first;
    const worker = someoneNew(cast.worker, index);
    const referral = { job, worker, referrer: cast.referrer };
    const referralId = story.plan(context.timeline, referral, accepted(before, plan));
    planForm(context, { job, worker, referralId }, plan);
  };
  const plans = formPlans(context.now);
  plans.forEach((plan, index) => hire(context.story, plan, index));
  // With chances of their own: the rest of the story stays as it was.
  const later = new ReferralStory(context.api, context.sql, new SeededRandom(SEED));
  laterFormPlans(context.now).forEach((plan, index) => hire(later, plan, plans.length + index));
  return plans.length;
}

/** The form of someone hired in the story, completed on time, as is usual in a well-run office. */
export function planFiledForm(
  context: I9Context,
  hire: Hire,
  { offer, completedAt, rejected }: ReferralPlan,
): void {
  if (!offer?.answer?.accepts || offer.withdrawnAt !== null || rejected !== null) return;
  const ago = (at: Date): number => (context.now.getTime() - at.getTime()) / DAY_MS;
  const plan = filedFormPlan({
    letter: ago(offer.createdAt),
    signed: ago(offer.answer.at),
    startsIn: completedAt ? DAYS_TO_FINISHED : DAYS_TO_START,
    everifySince: EVERIFY_SINCE,
  });
  planForm(context, hire, plan);
}

/** A worker without other referrals. */
function someoneNew(like: Worker, index: number): Worker {
  const name = NAMES[index] ?? like.name;
  const phone = `+1512559${FIRST_PHONE + index}`;
  const number = String(index).padStart(2, '0');
  return { ...like, name, phone, email: `new-hire-${number}@mail.crewvine.test` };
}

/** The current day in the westernmost time zone of the demo's jobs. */
const PACIFIC_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

function accepted(
  before: (days: number) => Date,
  { letter, rejected, isShort = false }: FormPlan,
): ReferralPlan {
  const offer: OfferPlan = {
    createdAt: before(letter),
    sentAt: before(letter - 0.1),
    answer: { at: before(letter - 0.6), accepts: true },
    withdrawnAt: null,
    addOns: [],
    isShort,
  };
  const interviewed = {
    submittedAt: before(letter + 4),
    confirmedAt: before(letter + 2.9),
    contactedAt: before(letter + 2.5),
    interviewedAt: before(letter + 1),
  };
  if (rejected === undefined) return { ...NOTHING_YET, ...interviewed, offer };
  const note = 'Took a job closer to home.';
  const taken = { at: before(rejected), reason: 'not_available', note };
  return { ...NOTHING_YET, ...interviewed, offer, rejected: taken };
}

function planForm(context: I9Context, hire: Hire, plan: FormPlan): void {
  const { api, timeline, now } = context;
  const { job, worker, referralId } = hire;
  const { section2, after = [] } = plan;
  const at = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const day = (days: number): string => PACIFIC_DAY.format(at(days));
  const form = (rest: string): string => `/api/i9-forms/${referralId()}/${rest}`;
  const as = job.employer;
  planSection1(context, hire, plan);
  /** A later step waits for its worker, too. */
  const later = (days: number, isReady: (form: Answered) => boolean, run: () => Promise<unknown>): void =>
    timeline.plan(at(days), job.lane, async () => {
      if (isReady(await api.call('get', form('section2'), { as }))) await run();
    });
  const body = {
    ...SECTION2,
    businessName: as.company,
    firstDayOn: day(plan.letter - (plan.startsIn ?? DAYS_TO_START)),
  };
  if (section2)
    later(
      section2.day,
      ({ section1Status }) => section1Status === 'complete',
      () => api.call('put', form('section2'), { as, body: { ...body, documents: section2.documents } }),
    );
  const facts = { day, workerName: worker.name, section2: body };
  for (const { day: days, call } of after) {
    const [method, path, bodyOf] = call;
    later(
      days,
      ({ status }) => status === 'complete',
      () => api.call(method, form(path), { as, body: bodyOf(facts) }),
    );
  }
}

/** Uses the link in the text. */
function planSection1(
  { api, sql, timeline, now }: I9Context,
  { job, worker }: Hire,
  { section1, citizenship = 'citizen', awaitsSsn = false }: FormPlan,
): void {
  if (section1 === undefined) return;
  timeline.plan(new Date(now.getTime() - section1 * DAY_MS), job.lane, async () => {
    const row = await sql.row<{ body: string }>(LINK_TEXT, [worker.phone, job.employer.company]);
    const token = /\/i9\/([\w-]+)/.exec(row?.body ?? '')?.[1];
    // The text may still be held for the morning, and then the form waits for its worker.
    if (token)
      await api.call('put', `/api/i9/${token}/section1`, {
        body: { ...section1Of(worker, citizenship), ...(awaitsSsn && { ssn: '' }) },
      });
  });
}

const SECTION2 = {
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  businessAddress: '500 Congress Ave, Austin, TX 78701',
  attested: true,
  signature: 'Rosa Stone',
};

function section1Of({ name, phone }: Worker, citizenship: 'citizen' | 'authorized_alien'): object {
  const [firstName = name, ...rest] = name.split(' ');
  return {
    lastName: rest.join(' ') || name,
    firstName,
    address: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    birthDate: '1990-04-12',
    ssn: '536-22-8726',
    phone: phone.slice(-10),
    citizenship,
    ...(citizenship === 'authorized_alien' && { uscisNumber: 'A098765432' }),
    attested: true,
    signature: name,
  };
}

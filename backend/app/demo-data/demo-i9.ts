import type { Sql } from '#platform/persistence/sql.ts';
import type { Answered, DemoApi } from './demo-api.ts';
import type { PostedJob } from './job-stories.ts';
import type { Member, Worker } from './people.ts';
import { NOTHING_YET, type OfferPlan, type ReferralPlan } from './referral-plan.ts';
import type { ReferralStory } from './referral-story.ts';
import type { Timeline } from './timeline.ts';

const DAY_MS = 86_400_000;
/** From the letter to the first day of work, as letters of the demo say. */
const DAYS_TO_START = 10;
const LINK_TEXT = {
  name: 'demo-i9-text',
  text: `select body from outbox_messages where recipient = $1 and body like '%/i9/%' and position($2 in body) > 0
    order by at desc limit 1`,
};

interface I9Stage {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly timeline: Timeline;
  readonly story: ReferralStory;
  readonly now: Date;
}

/** What happens with one form, in days before now. */
interface FormPlan {
  readonly letter: number;
  readonly section1?: number;
  readonly section2?: { readonly day: number; readonly documents: readonly object[] };
  readonly citizenship?: 'citizen' | 'authorized_alien';
  /** By the employer, afterwards. */
  readonly after?: readonly { readonly day: number; readonly call: Follow }[];
}
type Follow = readonly [
  method: 'post' | 'put',
  path: string,
  body: (day: (before: number) => string) => object,
];

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
] as const;

const PASSPORT = { kind: 'us_passport', number: '483920175', expiresOn: '2034-05-01' };
const LICENSE = { kind: 'drivers_license', authority: 'Texas', number: '40917265', expiresOn: '2031-02-02' };
const SSN_CARD = { kind: 'ssn_card', number: '536-22-8726' };
const RECEIPT = { kind: 'drivers_license', authority: 'Texas', isReceipt: true };

/**
 * A Form I-9 of the demo employer at every stage: section 1 due, section 2 due and overdue, complete, a receipt, a reverification
 * that is near, a mismatch at E-Verify, one on hold and one that has ended.
 * @returns how many referrals this made
 */
export function planDemoI9(
  stage: I9Stage,
  jobs: readonly PostedJob[],
  cast: { readonly referrer: Member; readonly worker: Worker },
): number {
  const before = (days: number): Date => new Date(stage.now.getTime() - days * DAY_MS);
  const [first] = jobs;
  if (!first) throw new Error('The demo employer has no job');
  stage.timeline.plan(before(18.5), `${first.lane}-i9`, async () => {
    const body = { usesEverify: true, companyId: '482913', since: '2024-03-01' };
    await stage.api.call('put', '/api/i9-settings', { as: first.employer, body });
  });
  const plans = formPlans(before);
  plans.forEach((plan, index) => {
    const job = jobs.find(({ postedAt }) => postedAt < before(plan.letter + 5)) ?? first;
    const worker = someoneNew(cast.worker, index);
    const referral = { job, worker, referrer: cast.referrer };
    const referralId = stage.story.plan(stage.timeline, referral, accepted(before, plan.letter));
    planForm(stage, { job, worker, referralId }, plan);
  });
  return plans.length;
}

/** Whom nobody else has referred. */
function someoneNew(like: Worker, index: number): Worker {
  const name = NAMES[index] ?? like.name;
  const phone = `+1512559910${index}`;
  return { ...like, name, phone, email: `new-hire-${index}@mail.crewvine.test` };
}

function formPlans(before: (days: number) => Date): readonly FormPlan[] {
  const soon = before(-40).toISOString().slice(0, 10);
  const permit = { kind: 'employment_authorization', number: 'SRC9876543210', expiresOn: soon };
  const pair = [LICENSE, SSN_CARD];
  return [
    { letter: 3 },
    { letter: 9.5, section1: 7 },
    { letter: 24, section1: 19 },
    { letter: 64, section1: 60, section2: { day: 53, documents: [PASSPORT] } },
    { letter: 30, section1: 27, section2: { day: 19.5, documents: [RECEIPT, SSN_CARD] } },
    {
      letter: 58,
      section1: 55,
      section2: { day: 47, documents: [permit] },
      citizenship: 'authorized_alien',
    },
    { letter: 17, section1: 14, section2: { day: 6, documents: pair }, after: MISMATCH },
    {
      letter: 70,
      section1: 66,
      section2: { day: 59, documents: pair },
      after: [
        { day: 20, call: ['post', 'hold', () => ({ on: true, reason: 'A charge was filed with the EEOC' })] },
      ],
    },
    {
      letter: 80,
      section1: 76,
      section2: { day: 69, documents: [PASSPORT] },
      after: [{ day: 12, call: ['put', 'end', (day) => ({ endedOn: day(13) })] }],
    },
  ];
}

/** A day that has begun wherever a job of the demo is. */
const PACIFIC_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

const MISMATCH: NonNullable<FormPlan['after']> = [
  {
    day: 4.5,
    call: [
      'post',
      'everify',
      (day) => ({ caseNumber: '2026327093012KD', createdOn: day(4.5), state: 'mismatch' }),
    ],
  },
  { day: 3.5, call: ['put', 'everify', (day) => ({ step: 'notice', on: day(3.5), given: true })] },
];

function accepted(before: (days: number) => Date, letter: number): ReferralPlan {
  const offer: OfferPlan = {
    createdAt: before(letter),
    sentAt: before(letter - 0.1),
    answer: { at: before(letter - 0.6), accepts: true },
    withdrawnAt: null,
    addOns: [],
  };
  const interviewed = {
    submittedAt: before(letter + 4),
    confirmedAt: before(letter + 2.9),
    contactedAt: before(letter + 2.5),
    interviewedAt: before(letter + 1),
  };
  return { ...NOTHING_YET, ...interviewed, offer };
}

function planForm({ api, sql, timeline, now }: I9Stage, hire: Hire, plan: FormPlan): void {
  const { job, worker, referralId } = hire;
  const { section1, section2, citizenship = 'citizen', after = [] } = plan;
  const at = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const day = (days: number): string => PACIFIC_DAY.format(at(days));
  const form = (rest: string): string => `/api/i9-forms/${referralId()}/${rest}`;
  const as = job.employer;
  if (section1 !== undefined)
    timeline.plan(at(section1), job.lane, async () => {
      const row = await sql.row<{ body: string }>(LINK_TEXT, [worker.phone, as.company]);
      const token = /\/i9\/([\w-]+)/.exec(row?.body ?? '')?.[1];
      // The text may still wait for the morning: then the form waits for its worker.
      if (token)
        await api.call('put', `/api/i9/${token}/section1`, { body: section1Of(worker, citizenship) });
    });
  /** What comes later waits for its worker, too. */
  const later = (days: number, isReady: (form: Answered) => boolean, run: () => Promise<unknown>): void =>
    timeline.plan(at(days), job.lane, async () => {
      if (isReady(await api.call('get', form('section2'), { as }))) await run();
    });
  if (section2) {
    const body = { ...SECTION2, businessName: as.company, firstDayOn: day(plan.letter - DAYS_TO_START) };
    later(
      section2.day,
      ({ section1Status }) => section1Status === 'complete',
      () => api.call('put', form('section2'), { as, body: { ...body, documents: section2.documents } }),
    );
  }
  for (const { day: days, call } of after) {
    const [method, path, bodyOf] = call;
    later(
      days,
      ({ status }) => status === 'complete',
      () => api.call(method, form(path), { as, body: bodyOf(day) }),
    );
  }
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

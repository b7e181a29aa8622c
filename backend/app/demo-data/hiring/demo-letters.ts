import { PDFDocument } from 'pdf-lib';
import type { Answered, DemoApi } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import { payByCard } from '../pay-by-card.ts';
import type { Member, Worker } from '../people/people.ts';
import { NOTHING_YET } from './referral-plan.ts';
import type { ReferralStory } from './referral-story.ts';
import { signLetter } from './sign-letter.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;

interface LetterContext {
  readonly api: DemoApi;
  readonly timeline: Timeline;
  readonly story: ReferralStory;
  readonly now: Date;
}

/** One letter in progress, with the data that its steps need. */
interface Way {
  readonly employer: PostedJob['employer'];
  readonly worker: Worker;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly letter: () => string;
  /** The candidate's newest link. */
  readonly link: () => Promise<string>;
}
type Step = readonly [day: number, run: (way: Way) => Promise<unknown>];

const NAMES = [
  'Nadia Flores',
  'Curtis Bell',
  'Ines Duarte',
  'Walter Nguyen',
  'Rosa Mendez',
  'Gabe Turner',
  'Lena Novak',
  'Omar Haddad',
  'Priya Shah',
  'Diego Luna',
  'Mateo Luna',
  'Chris Okafor',
] as const;
const CREW = 3;
const TEMPLATES = [
  {
    name: 'Framing crew',
    payType: 'hourly',
    schedule: 'Monday to Friday, 6:30 to 3',
    benefits: ['health-insurance', 'overtime-premium'],
    conditions: '{{worker}}, please bring your OSHA 10 card to {{site}} on {{startDate}}.',
    customTerms: 'Your contact at {{company}} is {{employer}}.',
  },
  {
    name: 'Weekend work',
    payType: 'daily',
    schedule: 'Saturday and Sunday',
    benefits: null,
    conditions: null,
    customTerms: 'We provide the tools and lunch.',
  },
] as const;

/**
 * Letters of the demo employer in every state: one in its third version, one with a request for a change,
 * addenda, one signed on paper, a crew that was offered and paid together, and templates.
 * @returns how many referrals this created
 */
export function planDemoLetters(
  context: LetterContext,
  jobs: readonly PostedJob[],
  cast: { readonly referrer: Member; readonly worker: Worker },
): number {
  const [job] = jobs;
  if (!job) throw new Error('The demo employer has no job');
  const { api, timeline } = context;
  timeline.plan(before(context, 60), job.lane, async () => {
    for (const body of TEMPLATES) await api.call('post', '/api/offer-templates', { as: job.employer, body });
  });
  const ways = waysOf(context);
  ways.forEach(([letter, ...steps], index) => {
    const worker = someoneNew(cast.worker, index);
    planLetter(context, { job, worker, referrer: cast.referrer }, { letter, steps });
  });
  planCrew(context, job, cast, ways.length);
  return ways.length + CREW;
}

/** The day on which each letter was written, and what happened then. */
function waysOf(context: LetterContext): readonly (readonly [letter: number, ...Step[]])[] {
  const { api } = context;
  const send = async ({ employer, letter }: Way): Promise<unknown> =>
    api.call('post', `/api/offer-letters/${letter()}/send`, { as: employer, body: { provider: 'docusign' } });
  const look = async ({ link }: Way): Promise<unknown> => api.call('get', await link());
  const answer =
    (accepts: boolean) =>
    async (way: Way): Promise<unknown> => {
      const link = await way.link();
      return accepts
        ? signLetter(api, link, way.worker.name)
        : api.call('post', link, { body: { acceptedTerms: false } });
    };
  const amend =
    (change: object) =>
    async ({ employer, letter, terms }: Way): Promise<unknown> => {
      const body = { offerData: { ...terms, ...change } };
      const path = `/api/offer-letters/${letter()}/amend`;
      const { payment } = await api.call('post', path, { as: employer, body });
      return payByCard(api, employer, payment);
    };
  const act =
    (path: string, body: object) =>
    async ({ employer, letter }: Way): Promise<unknown> =>
      api.call('post', `/api/offer-letters/${letter()}/${path}`, { as: employer, body });
  const ask = async ({ link }: Way): Promise<unknown> => {
    const body = { payRate: '31', note: 'I have my own truck and tools.' };
    return api.call('post', `${await link()}/counter`, { body });
  };
  const addendum = async ({ employer, letter }: Way): Promise<unknown> => {
    const terms = 'From the first of next month the schedule is four ten-hour days, Monday to Thursday.';
    const path = `/api/offer-letters/${letter()}/addendum`;
    return api.call('post', path, { as: employer, body: { terms } });
  };
  const signAddendum = async (way: Way): Promise<unknown> => {
    const made: Answered = await addendum(way);
    return signLetter(api, pathOf(await api.sentLinks.tokenBeside(made.signingUrl)), way.worker.name);
  };
  const onPaper = { signedAt: dayOf(before(context, 11)), note: 'Signed at the yard. Rosa has the paper.' };
  const scan = async ({ employer, letter }: Way): Promise<unknown> =>
    api.call('post', `/api/offer-letters/${letter()}/paper-scan`, {
      as: employer,
      file: await signedPaper(),
    });
  return [
    [0.8],
    [2.2, [2.1, send]],
    [3.2, [3.1, send], [1.8, look], [1.5, ask]],
    [
      9.2,
      [9.1, send],
      [8.5, look],
      [7.5, amend({ payRate: '30' })],
      [6.5, look],
      [4.5, amend({ payRate: '32', startDate: dayOf(before(context, -14)) })],
      [2.5, look],
    ],
    [14.2, [14.1, send], [13, answer(false)]],
    [24.2, [24.1, send], [22, look]],
    [19.2, [19.1, send], [17, act('withdraw', { reason: 'Withdrawn by employer' })]],
    [34.2, [34.1, send], [33, answer(true)], [20, signAddendum], [3.5, addendum]],
    [12.2, [12.1, send], [10, act('paper-signature', onPaper)], [9.8, scan]],
  ];
}

function planLetter(
  { api, timeline, story, now }: LetterContext,
  cast: { readonly job: PostedJob; readonly worker: Worker; readonly referrer: Member },
  { letter: day, steps }: { readonly letter: number; readonly steps: readonly Step[] },
): void {
  const { job, worker } = cast;
  const { employer } = job;
  const at = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const referralId = story.plan(timeline, cast, interviewed(at, day));
  let letterId = '';
  const terms = termsFor(job, at(day));
  const way: Way = {
    employer,
    worker,
    terms,
    letter: () => letterId,
    link: async () => {
      const letter = await api.call('get', `/api/offer-letters/referral/${referralId()}`, { as: employer });
      return pathOf(await api.sentLinks.tokenBeside(letter.signingUrl));
    },
  };
  timeline.plan(at(day), job.lane, async () => {
    const path = `/api/referrals/${referralId()}/create-offer`;
    const made = await api.call('put', path, { as: employer, body: { offerData: terms } });
    letterId = made.offerLetter.id;
    await payByCard(api, employer, made.payment);
  });
  for (const [when, run] of steps) timeline.plan(at(when), job.lane, async () => void (await run(way)));
}

/** Three workers with one form and one payment; one of them has signed, and one wants paper. */
function planCrew(
  { api, timeline, story, now }: LetterContext,
  job: PostedJob,
  cast: { readonly referrer: Member; readonly worker: Worker },
  first: number,
): void {
  const at = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { employer } = job;
  const crew = Array.from({ length: CREW }, (_unused, index) => {
    const worker = someoneNew(cast.worker, first + index);
    const id = story.plan(timeline, { job, worker, referrer: cast.referrer }, interviewed(at, 6.2));
    return { worker, id };
  });
  timeline.plan(at(6.2), job.lane, async () => {
    const body = { referralIds: crew.map(({ id }) => id()), offer: termsFor(job, at(6.2)) };
    const rows: Answered[] = await api.call('post', '/api/offer-letters/bulk', { as: employer, body });
    await payByCard(api, employer, rows[0]?.offerLetter.payment);
  });
  const [one, other] = crew;
  const linkOf = async (id: () => string): Promise<string> => {
    const letter = await api.call('get', `/api/offer-letters/referral/${id()}`, { as: employer });
    return pathOf(await api.sentLinks.tokenBeside(letter.signingUrl));
  };
  timeline.plan(at(4), job.lane, async () => {
    if (one) await signLetter(api, await linkOf(one.id), one.worker.name);
  });
  timeline.plan(at(3), job.lane, async () => {
    if (!other) return;
    const link = await linkOf(other.id);
    await api.call('post', `${link}/withdraw-consent`, { body: {} });
    const mailingAddress = '412 Mesquite St, Apt 3, Austin, TX 78702';
    await api.call('post', `${link}/paper-copy`, { body: { mailingAddress } });
  });
}

function interviewed(at: (days: number) => Date, letter: number) {
  return {
    ...NOTHING_YET,
    submittedAt: at(letter + 4),
    confirmedAt: at(letter + 2.9),
    contactedAt: at(letter + 2.5),
    interviewedAt: at(letter + 1),
  };
}

function termsFor(job: PostedJob, at: Date): Readonly<Record<string, unknown>> {
  return {
    startDate: dayOf(new Date(at.getTime() + 14 * DAY_MS)),
    payRate: '28',
    payType: 'hourly',
    workLocation: job.employer.place.name,
    schedule: 'Monday to Friday, 7 to 3:30',
    benefits: ['health-insurance', 'paid-time-off'],
    conditions: 'Please bring your OSHA 10 card on the first day.',
    customTerms: '',
    expirationDays: 7,
  };
}

/** A worker without other referrals. */
function someoneNew(like: Worker, index: number): Worker {
  const name = NAMES[index] ?? like.name;
  const phone = `+15125598${String(100 + index)}`;
  return { ...like, name, phone, email: `candidate-${index}@mail.crewvine.test` };
}

async function signedPaper(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('Offer letter, signed on paper', { x: 60, y: 700, size: 20 });
  return pdf.save();
}

function pathOf(token: string): string {
  return `/api/offer-letters/sign/${token}`;
}

function before({ now }: LetterContext, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

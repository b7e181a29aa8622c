import { TZDate } from '@date-fns/tz';
import { businessDayAfter } from '#kernel/business-days.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { CheckContext } from './demo-checks.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import type { Member, Worker } from '../people/people.ts';
import { hourOn } from '../story/hour-on.ts';
import { NOTHING_YET } from './referral-plan.ts';

const DAY_MS = 86_400_000;

/** The time zone of the employer's office in Austin. */
const ZONE = 'America/Chicago';

const INVITATION = {
  name: 'demo-interview-text',
  text: `select body from outbox_messages where recipient = $1 and body like '%/interview/%' order by at desc limit 1`,
};

interface Talk {
  readonly name: string;
  readonly phone: string;
  readonly interview: { readonly kind: string; readonly place: string; readonly note?: string };
  readonly time: Slot;
  readonly answer: ((at: (slot: Slot) => string) => object) | null;
}

/** Business days from now and the local hour, so that no one meets at night or on a Sunday. */
type Slot = readonly [days: number, hour: number];

const TALKS: readonly Talk[] = [
  {
    name: 'Elena Rios',
    phone: '+15125597001',
    interview: { kind: 'in_person', place: '4800 Spicewood Springs Rd, Austin', note: 'Ask for Rosa.' },
    time: [2, 10],
    answer: null,
  },
  {
    name: 'Marcus Webb',
    phone: '+15125597002',
    interview: { kind: 'phone', place: '(512) 555-0142' },
    time: [1, 14.5],
    answer: () => ({ answer: 'confirm' }),
  },
  {
    name: 'Tomas Vega',
    phone: '+15125597003',
    interview: { kind: 'video', place: 'https://meet.crewvine.test/yard' },
    time: [3, 9],
    answer: (at) => ({ answer: 'propose', times: [at([4, 13]), at([5, 15.5])] }),
  },
];

/** Interviews of the demo employer: unanswered, confirmed, and with other suggested times. */
export function planDemoInterviews(
  { api, sql, timeline, story, now }: CheckContext & { readonly sql: Sql },
  job: PostedJob,
  cast: { readonly referrer: Member; readonly worker: Worker },
): void {
  const today = new TZDate(now.getTime(), ZONE).toISOString().slice(0, 10);
  const on = ([days, hour]: Slot): string =>
    hourOn(new Date(`${businessDayAfter(today, days)}T12:00:00Z`), hour, ZONE).toISOString();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  TALKS.forEach(({ name, phone, interview, time, answer }, index) => {
    const worker = { ...cast.worker, name, phone, email: `talk-${index}@mail.crewvine.test` };
    const plan = {
      ...NOTHING_YET,
      submittedAt: before(6 - index * 0.1),
      confirmedAt: before(4.5),
      contactedAt: before(4),
      interviewedAt: before(3),
    };
    const referralId = story.plan(timeline, { job, worker, referrer: cast.referrer }, plan);
    timeline.plan(before(2.5), job.lane, async () => {
      const path = `/api/referrals/${referralId()}/interview`;
      await api.call('put', path, { as: job.employer, body: { at: on(time), ...interview } });
    });
    if (!answer) return;
    timeline.plan(before(0.5), job.lane, async () => {
      const row = await sql.row<{ body: string }>(INVITATION, [phone]);
      const token = /\/interview\/([\w.~-]+)/.exec(row?.body ?? '')?.[1];
      if (!token) throw new Error(`${name} was texted no interview`);
      await api.call('post', `/api/interviews/${token}`, { body: answer(on) });
    });
  });
}

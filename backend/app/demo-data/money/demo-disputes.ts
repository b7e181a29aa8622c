import type { Sql } from '#platform/persistence/sql.ts';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import { planJob } from '../jobs/job-stories.ts';
import { DISPUTES_EACH_CHARGE } from '../pay-by-card.ts';
import { People, type Employer, type Member, type Worker } from '../people/people.ts';
import type { SeededRandom } from '../random.ts';
import { NOTHING_YET, type ReferralPlan } from '../hiring/referral-plan.ts';
import { ReferralStory } from '../hiring/referral-story.ts';
import type { Timeline } from '../story/timeline.ts';

const DAY_MS = 86_400_000;
/**
 * How many days ago a charge was paid, the evidence was sent, and the bank decided, within its three weeks.
 */
const DISPUTES = [
  { name: 'Ruben Castillo', paid: 50, answered: null, decided: { days: 32, outcome: 'lost' } },
  { name: 'Hannah Price', paid: 40, answered: 36, decided: { days: 24, outcome: 'won' } },
  { name: 'Victor Salas', paid: 9, answered: 6, decided: null },
  { name: 'Tessa Grant', paid: 3, answered: null, decided: null },
] as const;

const OF_REFERRAL = {
  name: 'demo-dispute-of-referral',
  text: `select d.id, d.provider_dispute_id as "atBank"
    from disputes d join payments p on p.id = d.payment_id where p.referral_id = $1`,
};

interface DisputeContext {
  readonly api: DemoApi;
  readonly sql: Sql;
  readonly random: SeededRandom;
  readonly timeline: Timeline;
  readonly now: Date;
  readonly admin: DemoPerson;
}

interface Cast {
  readonly members: readonly Member[];
  readonly workers: readonly Worker[];
  /** The employer's number. */
  readonly number: number;
}

/** An employer whose card's owner disputes every letter: one dispute lost, one won, one answered, one that waits for evidence. */
export function planDemoDisputes(context: DisputeContext, { members, workers, number }: Cast): void {
  const { api, sql, random, timeline, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const [referrer, like] = [members[0], workers[0]];
  if (!referrer || !like) throw new Error('The demo has nobody to refer');
  const people = new People({ api, sql, random, timeline });
  const employer: Employer = { ...people.employer(number, before(80)), card: DISPUTES_EACH_CHARGE };
  const job = planJob(timeline, api, random, { employer, number, postedAt: before(78), closedAt: null });
  const story = new ReferralStory(api, sql, random);
  DISPUTES.forEach((dispute, index) => {
    const { name, paid } = dispute;
    const email = `disputed-${index}@mail.crewvine.test`;
    const worker = { ...like, name, phone: `+15125597${100 + index}`, email };
    const referralId = story.plan(timeline, { job, worker, referrer }, signed(before, paid));
    planDispute(context, { lane: job.lane, dispute, referralId });
  });
}

function signed(before: (days: number) => Date, paid: number): ReferralPlan {
  return {
    ...NOTHING_YET,
    submittedAt: before(paid + 5),
    confirmedAt: before(paid + 4),
    contactedAt: before(paid + 3),
    interviewedAt: before(paid + 1),
    offer: {
      createdAt: before(paid),
      sentAt: before(paid - 0.1),
      answer: { at: before(paid - 1.2), accepts: true },
      withdrawnAt: null,
      addOns: [],
    },
  };
}

interface Disputed {
  readonly lane: string;
  readonly dispute: (typeof DISPUTES)[number];
  readonly referralId: () => string;
}

function planDispute({ api, sql, timeline, now, admin }: DisputeContext, of: Disputed): void {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { lane, referralId } = of;
  const { answered, decided } = of.dispute;
  const found = async () => {
    const own = await sql.row<{ id: string; atBank: string }>(OF_REFERRAL, [referralId()]);
    if (!own) throw new Error('The demo has no such dispute');
    return own;
  };
  if (answered !== null) {
    timeline.plan(before(answered), lane, async () => {
      const body = { note: 'The foreman has confirmed the interview on site.' };
      await api.call('post', `/api/admin/disputes/${(await found()).id}/evidence`, { as: admin, body });
    });
  }
  if (decided) {
    timeline.plan(before(decided.days), lane, async () => {
      const path = `/api/admin/sandbox-disputes/${(await found()).atBank}/decide`;
      await api.call('post', path, { as: admin, body: { outcome: decided.outcome } });
    });
  }
}

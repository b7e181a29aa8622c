import type { Sql } from '#platform/persistence/sql.ts';
import type { Answered, DemoApi } from '../demo-api.ts';
import type { PostedJob } from '../jobs/job-stories.ts';
import { payByCard } from '../pay-by-card.ts';
import type { Member, Worker } from '../people/people.ts';
import type { SeededRandom } from '../random.ts';
import type { OfferPlan, ReferralPlan } from './referral-plan.ts';
import { signLetter } from './sign-letter.ts';
import type { Timeline } from '../story/timeline.ts';

const RELATIONSHIPS = ['family', 'friend', 'neighbor', 'coworker', 'customer', 'other'] as const;
const CONFIRMATION_TEXT = {
  name: 'demo-confirmation-text',
  text: `select body from outbox_messages where recipient = $1 and body like '%/confirm-referral/%'
    and position($2 in body) > 0 order by at desc limit 1`,
};
const BENEFITS = [
  'health-insurance',
  'paid-time-off',
  'holidays',
  'tools-provided',
  'overtime-premium',
  '401k-matching',
];

const RATINGS: readonly (readonly [stars: number, words: string | null])[] = [
  [5, 'Called the same day and paid on time.'],
  [4, null],
  [5, null],
  [3, 'Good work, but nobody answered the phone for a week.'],
  [5, 'Fair people. My guy is still there.'],
  [4, 'Clear about hours and pay.'],
  [5, null],
];

/** The participants in one referral. */
export interface Cast {
  readonly job: PostedJob;
  readonly referrer: Member;
  readonly worker: Worker;
}

/** Plays one referral step by step, through the calls of the screens. */
export class ReferralStory {
  private readonly api: DemoApi;
  private readonly sql: Sql;
  private readonly random: SeededRandom;

  constructor(api: DemoApi, sql: Sql, random: SeededRandom) {
    this.api = api;
    this.sql = sql;
    this.random = random;
  }

  /**
   * Uses random numbers only during planning, in a fixed order: parallel steps must not change the story.
   * @returns the referral's ID, known after it was created
   */
  plan(timeline: Timeline, cast: Cast, plan: ReferralPlan): () => string {
    let id = '';
    const relationship = this.random.pick(RELATIONSHIPS);
    const wantsBoost = this.random.chance(0.3);
    const employer = cast.job.employer;
    const employerPuts = (action: string, body?: unknown): Promise<Answered> =>
      this.api.call('put', `/api/referrals/${id}/${action}`, { as: employer, body });
    const at = (when: Date | null | undefined, run: () => Promise<unknown>): void => {
      if (when) timeline.plan(when, cast.job.lane, async () => void (await run()));
    };

    at(plan.submittedAt, async () => {
      id = await this.submit(cast, relationship);
    });
    at(plan.confirmedAt, () => this.confirm(cast));
    at(plan.contactedAt, () => employerPuts('status', { status: 'contacted' }));
    at(plan.interviewedAt, () => employerPuts('status', { status: 'interviewing' }));
    // Work never ends before it starts.
    const offer = plan.offer && { ...plan.offer, startsIn: plan.completedAt ? 6 : 10 };
    if (offer) this.planOffer(timeline, cast, offer, () => id);
    at(plan.hiredAt, async () => {
      // Some buy the review of the Form I-9. No worker signs theirs, so it is refunded after its deadline.
      const addOns = { i9Verification: /[147]$/.test(cast.worker.phone) };
      const { payment } = await employerPuts('hire', { addOns });
      await payByCard(this.api, employer, payment);
    });
    at(plan.completedAt, () => employerPuts('complete'));
    at(plan.claimedAt, async () => {
      await this.claim(cast.referrer, id, wantsBoost);
      await this.rate(cast, id, plan.submittedAt.getTime());
    });
    const { rejected } = plan;
    at(rejected?.at, () =>
      employerPuts('status', { status: 'rejected', reason: rejected?.reason, notes: rejected?.note }),
    );
    return () => id;
  }

  private async submit({ job, referrer, worker }: Cast, relationship: string): Promise<string> {
    const body = {
      jobId: job.id(),
      referrerName: referrer.name,
      referrerPhone: referrer.phone,
      workerName: worker.name,
      workerPhone: worker.phone,
      workerEmail: worker.email,
      experience: worker.experience,
      relationship,
      consent: true,
    };
    const referral = await this.api.call('post', '/api/referrals', { as: referrer, body });
    return referral.id;
  }

  /** The worker opens the link in the text, as on the phone. */
  private async confirm({ job, worker }: Cast): Promise<void> {
    const about = `${job.title} at ${job.employer.company}`;
    const row = await this.sql.row<{ body: string }>(CONFIRMATION_TEXT, [worker.phone, about]);
    const token = /\/confirm-referral\/([\w.~-]+)/.exec(row?.body ?? '')?.[1];
    // The text may still be held for the morning, and the referral may be over by then: it stays unconfirmed.
    if (!token) return;
    const asked = await this.api.call('get', `/api/referral-confirmation/${token}`);
    if (asked.verificationStatus !== 'pending' || asked.isOver) return;
    await this.api.call('post', `/api/referral-confirmation/${token}`, { body: { accept: true } });
  }

  private planOffer(
    timeline: Timeline,
    { job, worker }: Cast,
    plan: OfferPlan & { readonly startsIn: number },
    referralId: () => string,
  ): void {
    let letterId = '';
    let token = '';
    const { employer } = job;
    const benefits = BENEFITS.filter(() => this.random.chance(0.5));
    timeline.plan(plan.createdAt, job.lane, async () => {
      const startsAt = new Date(plan.createdAt.getTime() + plan.startsIn * 86_400_000);
      const startDate = startsAt.toISOString().slice(0, 10);
      const offerData = {
        workerName: worker.name,
        workerEmail: worker.email,
        workerPhone: worker.phone,
        jobTitle: job.title,
        company: employer.company,
        startDate,
        ...(plan.isShort && { expectedEnd: startDate }),
        payRate: String(job.hourlyPay),
        payType: 'hourly',
        workLocation: employer.place.name,
        schedule: 'Monday to Friday, 7 to 3:30',
        benefits,
        conditions: '',
        customTerms: '',
        expirationDays: 7,
        addOns: plan.addOns,
      };
      const path = `/api/referrals/${referralId()}/create-offer`;
      const made = await this.api.call('put', path, {
        as: employer,
        body: { referralId: referralId(), offerData },
      });
      letterId = made.offerLetter.id;
      if (plan.sentAt) await payByCard(this.api, employer, made.payment);
    });
    if (plan.sentAt) {
      timeline.plan(plan.sentAt, job.lane, async () => {
        const sent = await this.api.call('post', `/api/offer-letters/${letterId}/send`, {
          as: employer,
          body: { provider: 'docusign' },
        });
        token = await this.api.sentLinks.tokenBeside(sent.signingUrl);
      });
    }
    const { answer } = plan;
    if (answer) {
      timeline.plan(answer.at, job.lane, async () => {
        const path = `/api/offer-letters/sign/${token}`;
        if (answer.accepts) return signLetter(this.api, path, worker.name);
        await this.api.call('get', path);
        await this.api.call('post', path, { body: { acceptedTerms: false } });
      });
    }
    if (plan.withdrawnAt) {
      timeline.plan(plan.withdrawnAt, job.lane, async () => {
        const body = { reason: 'Withdrawn by employer' };
        await this.api.call('post', `/api/offer-letters/${letterId}/withdraw`, { as: employer, body });
      });
    }
  }

  /** Most are satisfied, and not all of them explain why. */
  private async rate({ job, referrer }: Cast, referralId: string, seed: number): Promise<void> {
    const [rating, review] = RATINGS[seed % RATINGS.length] ?? [];
    const [stars, words] = RATINGS[(seed + 1) % RATINGS.length] ?? [];
    await this.api.call('post', '/api/ratings', { as: referrer, body: { referralId, rating, review } });
    const ofEmployer = { referralId, rating: stars, review: words ? 'Sent us someone who shows up.' : null };
    await this.api.call('post', '/api/ratings', { as: job.employer, body: ofEmployer });
  }

  /** Like the dialog: sends the displayed figures with the claim. */
  private async claim(referrer: Member, referralId: string, wantsBoost: boolean): Promise<void> {
    const completed: Answered[] = await this.api.call('get', '/api/completed-referrals', { as: referrer });
    const ready = completed.find((one) => one.id === referralId && one.claim.mayClaim);
    if (!ready) return;
    const boost = ready.boost.affordable && wantsBoost;
    const body = {
      basePayout: ready.basePayout,
      ...(boost && { tempBoost: ready.boost.amount, pointsSpent: ready.boost.points }),
    };
    await this.api.call('post', `/api/referrals/${referralId}/payout`, { as: referrer, body });
  }
}

import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import { asId, type ReferralId } from '#kernel/ids.ts';
import { ADD_ON_CHARGES, BILLING } from '#modules/billing/index.ts';
import { HIRING } from '#modules/hiring/index.ts';
import { signUpEmployer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { EVENT_PUBLISHER, UNIT_OF_WORK } from '#platform/tokens.ts';

type Moved = 'hired' | 'completed' | 'rejected';

interface Telling {
  /** When they were hired, or are done; now unless said. */
  readonly at?: Date;
  /** If false, the event is not published. */
  readonly tell?: boolean;
}

const MOVE = {
  name: 'test-move-referral',
  text: `update referrals set status = $2, hired_at = coalesce(hired_at, $3),
      completed_at = case when $2 = 'completed' then $3 end where id = $1`,
};

const CONFIRM = {
  name: 'test-confirm-referral',
  text: `update referrals set verification_status = 'verified', verified_at = $2 where id = $1`,
};

const CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

/**
 * Referrals for one job. A real hire takes many steps in hiring; this sets the status directly and publishes
 * the event.
 */
export class MovedReferrals {
  readonly jobId: string;
  private readonly app: TestApplication;
  private readonly employerId: string;
  private readonly referrerOf = new Map<string, string>();

  private constructor(app: TestApplication, employerId: string, jobId: string) {
    this.app = app;
    this.employerId = employerId;
    this.jobId = jobId;
  }

  static async open(app: TestApplication): Promise<MovedReferrals> {
    const employer = await signUpEmployer(app);
    const setup = (await employer.client.post('/api/billing/payment-methods')).body;
    const { setupIntentId, clientSecret } = setup;
    const card = { ...CARD, clientSecret, authenticate: true };
    await employer.client.post(`/api/sandbox-payments/${setupIntentId}/confirm`, card);
    await app.settle();
    const posted = await employer.client.post('/api/jobs', {
      title: 'Framing carpenter',
      company: 'Hill Co',
      description: 'Frames houses from plans.',
      location: 'Austin, TX',
      payRate: '$28/hour',
      schedule: 'Full-time',
      category: 'framing',
      referralBonus: '500',
    });
    return new MovedReferrals(app, employer.id, posted.body.id);
  }

  async refer(referrer: SignedUp): Promise<string> {
    const { body } = await referrer.client.post('/api/referrals', {
      referrerName: 'Pat Number',
      referrerPhone: testPhone(),
      workerName: 'Ana Diaz',
      workerPhone: testPhone(),
      relationship: 'friend',
      consent: true,
      jobId: this.jobId,
    });
    this.referrerOf.set(body.id, referrer.id);
    return body.id;
  }

  /** The worker has confirmed, as by the link in their text. */
  async confirm(id: string): Promise<void> {
    await this.app.application.sql.rows(CONFIRM, [id, this.app.application.clock.now()]);
  }

  /** The employer has paid $80 for a check that was delivered: Crewvine's own money on this referral. */
  async earnOn(id: string): Promise<void> {
    const { application } = this.app;
    const referralId: ReferralId = asId(id);
    const inReferral = async <T>(work: () => Promise<T>): Promise<T> =>
      application.get(UNIT_OF_WORK).transaction(async () => {
        await application.get(HIRING).lockReferral(referralId);
        return work();
      });
    const paymentId = await inReferral(async () => {
      const facts = await application.get(HIRING).referral(referralId);
      if (!facts) throw new Error('No such referral');
      const item = { kind: 'background_check', pack: 'comprehensive' } as const;
      return application.get(ADD_ON_CHARGES).charge(facts, item);
    });
    await application.get(BILLING).present(paymentId);
    await this.app.settle();
    await inReferral(() => application.get(ADD_ON_CHARGES).deliver(referralId, 'background_check'));
  }

  async move(id: string, to: Moved, { at, tell = true }: Telling = {}): Promise<void> {
    const { application } = this.app;
    const now = application.clock.now();
    await application.get(UNIT_OF_WORK).transaction(async () => {
      await application.sql.rows(MOVE, [id, to, at ?? now]);
      if (tell) await application.get(EVENT_PUBLISHER).publish([this.eventOf(id, to, now)]);
    });
    if (tell) await this.app.settle();
  }

  private eventOf(referralId: string, to: Moved, at: Date): DomainEvent {
    const { jobId, employerId } = this;
    const referrerId = this.referrerOf.get(referralId) ?? null;
    const about = { referralId, jobId, employerId, referrerId, workerId: null };
    if (to === 'completed')
      return domainEvent('hiring.referral_completed', at, { ...about, completedAt: at.toISOString() });
    const from = 'offer_signed';
    if (to === 'rejected')
      return domainEvent('hiring.referral_rejected', at, { ...about, from, reason: null });
    const terms = { hiredAt: at.toISOString(), bonusCents: 500_00, payoutSchedule: [] };
    return domainEvent('hiring.referral_hired', at, { ...about, from, ...terms });
  }
}

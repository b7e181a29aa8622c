import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import { signUpEmployer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { EVENT_PUBLISHER, UNIT_OF_WORK } from '#platform/tokens.ts';

type Moved = 'hired' | 'completed' | 'rejected';

interface Telling {
  /** When they were hired, or are done; now unless said. */
  readonly at?: Date;
  /** Without it, whoever listens has not heard yet. */
  readonly tell?: boolean;
}

const MOVE = {
  name: 'test-move-referral',
  text: `update referrals set status = $2, hired_at = coalesce(hired_at, $3),
      completed_at = case when $2 = 'completed' then $3 end where id = $1`,
};

/** Referrals for one job. The way to a hire is long and hiring's own: here one is put where it stands, and the event is told. */
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

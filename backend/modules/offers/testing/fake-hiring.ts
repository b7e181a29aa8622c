import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type {
  FirstDayFacts,
  GivenFirstDay,
  Hiring,
  OfferEnding,
  ReferralFacts,
} from '#modules/hiring/index.ts';

/** The part of referrals that offers uses. */
export class FakeHiring implements Hiring {
  /** A report stands in the way of ending what is open. */
  held = false;
  readonly endings: OfferEnding[] = [];
  private readonly referrals = new Map<ReferralId, ReferralFacts>();

  add(change: Partial<ReferralFacts> = {}): ReferralFacts {
    const facts: ReferralFacts = {
      referralId: newId(),
      jobId: newId(),
      employerId: newId(),
      referrerId: newId(),
      workerId: null,
      status: 'interviewing',
      workerName: 'Walt Ames',
      workerLatinName: null,
      workerPhone: '+15125550003',
      workerEmail: null,
      jobTitle: 'Framer',
      company: 'Lone Star Builders',
      location: 'Austin, TX',
      schedule: 'Monday to Friday',
      bonus: Money.ofDollars(500),
      payoutSchedule: [],
      hiredAt: null,
      completedAt: null,
      worked: null,
      lastDay: null,
      isConfirmed: true,
      ...change,
    };
    this.referrals.set(facts.referralId, facts);
    return facts;
  }

  /** The worker has corrected it. */
  correct(id: ReferralId, contact: Partial<Pick<ReferralFacts, 'workerPhone' | 'workerEmail'>>): void {
    const facts = this.referrals.get(id);
    if (facts) this.referrals.set(id, { ...facts, ...contact });
  }

  /** Without a letter. */
  hire(id: ReferralId): void {
    this.move(id, 'interviewing', 'hired');
  }

  statusOf(id: ReferralId): string | undefined {
    return this.referrals.get(id)?.status;
  }

  async lockReferral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.referrals.get(id) ?? null;
  }

  async referral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.referrals.get(id) ?? null;
  }

  async nameInLatin(id: ReferralId, workerLatinName: string): Promise<void> {
    const facts = this.referrals.get(id);
    if (facts) this.referrals.set(id, { ...facts, workerLatinName });
  }

  /** The on-site contacts for the first day. */
  readonly given: GivenFirstDay[] = [];

  async giveFirstDay(_id: ReferralId, given: GivenFirstDay): Promise<void> {
    this.given.push(given);
  }

  async firstDay(): Promise<FirstDayFacts> {
    return {
      when: 'Mon, Dec 7',
      place: '12 Oak St',
      contact: 'Mia',
      link: 'https://crewvine.test/first-day/t',
    };
  }

  async offerSent(id: ReferralId, _by: UserId): Promise<void> {
    this.move(id, 'interviewing', 'offer_sent');
  }

  async offerSigned(id: ReferralId): Promise<void> {
    this.move(id, 'offer_sent', 'offer_signed');
  }

  async workerReadsIn(): Promise<void> {}

  async workerAnswered(): Promise<void> {}

  async offerSignedOnPaper(id: ReferralId): Promise<void> {
    this.move(id, 'offer_sent', 'offer_signed');
  }

  async offerEnded(id: ReferralId, ending: OfferEnding): Promise<void> {
    this.endings.push(ending);
    if (this.statusOf(id) === 'offer_sent') this.move(id, 'offer_sent', 'interviewing');
  }

  async passWithdrawal(): Promise<void> {}

  async isHeld(): Promise<boolean> {
    return this.held;
  }

  async reject(): Promise<void> {
    throw new Error('Offers rejects nobody');
  }

  async currentHires(): Promise<number> {
    return 0;
  }

  async referralRow(): Promise<never> {
    throw new Error('Offers shows referrals in its routes alone');
  }

  private move(id: ReferralId, from: ReferralFacts['status'], to: ReferralFacts['status']): void {
    const facts = this.referrals.get(id);
    if (facts?.status !== from) {
      throw new DomainError('hiring.illegal_transition', 'rule_broken', `Not ${from}`);
    }
    this.referrals.set(id, { ...facts, status: to });
  }
}

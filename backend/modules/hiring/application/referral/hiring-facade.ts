import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { OfferEnding } from '../../domain/events.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import type { Hiring, ReferralFacts } from '../hiring.ts';
import type { ReferralRepository } from '../ports.ts';
import type { ReferralAnswer, ReferralPresenter } from './referral-presenter.ts';
import type { ReferralFactsReader } from './referral-facts.ts';
import type { ReferralWriter } from './referral-writer.ts';
import type { ReferralQueries } from './referral-queries.ts';
import { referralNotFound } from '../errors.ts';
import type { RejectReferral } from './reject-referral.ts';

/** What the contexts that build on hiring ask of it. */
export class HiringFacade implements Hiring {
  private readonly journal: ReferralWriter;
  private readonly referrals: ReferralRepository;
  private readonly facts: ReferralFactsReader;
  private readonly pages: ReferralQueries;
  private readonly answers: ReferralPresenter;
  private readonly rejectReferral: RejectReferral;
  private readonly clock: Clock;

  constructor(
    journal: ReferralWriter,
    referrals: ReferralRepository,
    facts: ReferralFactsReader,
    pages: ReferralQueries,
    answers: ReferralPresenter,
    rejectReferral: RejectReferral,
    clock: Clock,
  ) {
    this.journal = journal;
    this.referrals = referrals;
    this.facts = facts;
    this.pages = pages;
    this.answers = answers;
    this.rejectReferral = rejectReferral;
    this.clock = clock;
  }

  lockReferral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.facts.lock(id);
  }

  referral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.facts.read(id);
  }

  async offerSent(id: ReferralId, by: UserId): Promise<void> {
    const referral = await this.journal.find(id);
    await this.journal.write(referral, referral.markOfferSent({ at: this.clock.now(), by }));
  }

  async offerSigned(id: ReferralId): Promise<void> {
    const referral = await this.journal.find(id);
    await this.journal.write(referral, referral.markOfferSigned({ at: this.clock.now(), by: null }));
  }

  async offerEnded(id: ReferralId, ending: OfferEnding): Promise<void> {
    const referral = await this.journal.find(id);
    const events = referral.returnToInterviewing(ending, { at: this.clock.now(), by: null });
    if (events.length > 0) await this.journal.write(referral, events);
  }

  async reject(id: ReferralId, by: UserId, note: string, reason: RejectionReason | null): Promise<void> {
    const referral = await this.journal.findOwned(id, by);
    await this.rejectReferral.run(referral, note, reason, { at: this.clock.now(), by });
  }

  standingHires(referrerId: UserId): Promise<number> {
    return this.referrals.standingHires(referrerId);
  }

  async referralAnswer(id: ReferralId, reader: UserId): Promise<ReferralAnswer> {
    const row = await this.pages.one(id);
    if (!row) throw referralNotFound();
    return this.answers.one(row, reader);
  }
}

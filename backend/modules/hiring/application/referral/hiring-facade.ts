import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { OfferEnding } from '../../domain/events.ts';
import type { RejectionReason } from '../../contract/vocabulary/rejection-reason.ts';
import { NOT_SAID } from '../../domain/referral/work-done.ts';
import type { ConfirmedReferralWriter } from '../confirmation/confirmed-referral-writer.ts';
import type { GivenFirstDay } from '../../domain/first-day/first-day.ts';
import type { FirstDays } from '../first-day/first-days.ts';
import { factsOf } from '../first-day/first-day-facts.ts';
import type { FirstDayFacts, Hiring, ReferralFacts, ReportAnswer } from '../hiring.ts';
import type { ReferralRepository } from '../ports.ts';
import type { ReferralFactsReader } from './referral-facts-reader.ts';
import type { ReferralWriter } from './referral-writer.ts';
import type { ReferralQueries, ReferralRow } from './referral-queries.ts';
import { referralNotFound } from '../errors.ts';
import type { RejectReferral } from './reject-referral.ts';
import type { WaysOut } from './ways-out.ts';

interface HiringFacadeNeeds {
  readonly writer: ReferralWriter;
  readonly confirmed: ConfirmedReferralWriter;
  readonly referrals: ReferralRepository;
  readonly facts: ReferralFactsReader;
  readonly queries: ReferralQueries;
  readonly rejectReferral: RejectReferral;
  readonly waysOut: WaysOut;
  readonly firstDays: FirstDays;
  readonly clock: Clock;
}

/** The implementation of hiring's interface for other contexts. */
export class HiringFacade implements Hiring {
  private readonly needs: HiringFacadeNeeds;

  constructor(needs: HiringFacadeNeeds) {
    this.needs = needs;
  }

  lockReferral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.needs.facts.lock(id);
  }

  referral(id: ReferralId): Promise<ReferralFacts | null> {
    return this.needs.facts.read(id);
  }

  async nameInLatin(id: ReferralId, latinName: string): Promise<void> {
    const referral = await this.needs.writer.find(id);
    if (referral.workerLatinName !== null) return;
    referral.nameInLatin(latinName, this.needs.clock.now());
    await this.needs.writer.save(referral);
  }

  async offerSent(id: ReferralId, by: UserId): Promise<void> {
    const referral = await this.needs.writer.find(id);
    referral.markOfferSent({ at: this.needs.clock.now(), by });
    await this.needs.writer.save(referral);
  }

  async offerSigned(id: ReferralId, readIn: Language | null): Promise<void> {
    const referral = await this.needs.writer.find(id);
    const at = this.needs.clock.now();
    referral.markOfferSigned({ at, by: null });
    if (readIn) referral.readIn(readIn, at);
    referral.confirmByDeed(at);
    await this.needs.confirmed.save(referral);
  }

  async workerReadsIn(id: ReferralId, language: Language): Promise<void> {
    const referral = await this.needs.writer.find(id);
    referral.readIn(language, this.needs.clock.now());
    await this.needs.writer.save(referral);
  }

  async workerAnswered(id: ReferralId, readIn: Language | null): Promise<void> {
    const referral = await this.needs.writer.find(id);
    const at = this.needs.clock.now();
    if (readIn) referral.readIn(readIn, at);
    referral.confirmByDeed(at);
    await this.needs.confirmed.save(referral);
  }

  async offerSignedOnPaper(id: ReferralId, by: UserId, note: string): Promise<void> {
    const referral = await this.needs.writer.find(id);
    // The digital letter that was out is the one that was signed.
    referral.recordPaperSignature(note, { digitalOfferAwaiting: false }, { at: this.needs.clock.now(), by });
    await this.needs.writer.save(referral);
  }

  async offerEnded(id: ReferralId, ending: OfferEnding): Promise<void> {
    const referral = await this.needs.writer.find(id);
    referral.returnToInterviewing(ending, { at: this.needs.clock.now(), by: null });
    await this.needs.writer.save(referral);
  }

  async reject(id: ReferralId, by: UserId, note: string, reason: RejectionReason | null): Promise<void> {
    const referral = await this.needs.writer.findOwned(id, by);
    const at = this.needs.clock.now();
    await this.needs.rejectReferral.decided(referral, { note, reason, work: NOT_SAID }, { at, by });
  }

  async passWithdrawal(id: ReferralId, by: UserId, answer: ReportAnswer): Promise<void> {
    await this.needs.writer.findOwned(id, by);
    await this.needs.waysOut.pass(id, by, 'withdraw', answer);
  }

  async isHeld(id: ReferralId): Promise<boolean> {
    await this.needs.writer.find(id);
    return this.needs.waysOut.isHeld(id);
  }

  async giveFirstDay(id: ReferralId, given: GivenFirstDay): Promise<void> {
    await this.needs.firstDays.give(await this.needs.writer.find(id), given);
  }

  async firstDay(id: ReferralId, language: Language): Promise<FirstDayFacts> {
    return factsOf(await this.needs.firstDays.known(await this.needs.writer.find(id)), language);
  }

  currentHires(referrerId: UserId): Promise<number> {
    return this.needs.referrals.currentHires(referrerId);
  }

  async referralRow(id: ReferralId): Promise<ReferralRow> {
    const row = await this.needs.queries.one(id);
    if (!row) throw referralNotFound();
    return row;
  }
}

import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { Offers } from '../hiring.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

interface CompleteReferralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly offers: Pick<Offers, 'agreedStart'>;
  readonly facts: Pick<ReferralFactsReader, 'read'>;
  readonly localDays: Pick<LocalDays, 'on'>;
  readonly clock: Clock;
}

interface Completion {
  readonly note: string | null;
  /** The last day of work, if known: the retention of the Form I-9 starts there (rules.md#i9-kept). */
  readonly lastDay: string | null;
}

/** The hired worker has done the work; the tier reward opens for the referrer (rules.md#reward-claim). */
export class CompleteReferral {
  private readonly needs: CompleteReferralNeeds;

  constructor(needs: CompleteReferralNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing. @throws DomainError `hiring.illegal_transition`, `hiring.not_started`, `hiring.last_day` (rule_broken). */
  async run(id: ReferralId, by: UserId, lastDay: string | null = null): Promise<void> {
    await this.needs.unitOfWork.transaction(async () =>
      this.complete(await this.needs.writer.findOwned(id, by), by, { note: null, lastDay }),
    );
  }

  /** (tx) */
  async complete(referral: Referral, by: UserId, { note, lastDay }: Completion): Promise<void> {
    const now = this.needs.clock.now();
    if (referral.status === 'hired') await this.assertStarted(referral.id, now);
    referral.complete({ at: now, by }, note, lastDay);
    await this.needs.writer.save(referral);
  }

  /** Work cannot be completed before its first day (rules.md#not-started). */
  private async assertStarted(id: ReferralId, now: Date): Promise<void> {
    const start = await this.needs.offers.agreedStart(id);
    if (start === null) return;
    const facts = await this.needs.facts.read(id);
    if (start <= (await this.needs.localDays.on(facts?.location ?? '', now))) return;
    throw new DomainError(
      'hiring.not_started',
      'rule_broken',
      "This work hasn't started yet. You can mark it complete from the start date of the offer letter on.",
    );
  }
}

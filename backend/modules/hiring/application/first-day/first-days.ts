import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import { type Jobs, jobNotFound, type ReferredJob } from '#modules/jobs/index.ts';
import { FirstDay, type GivenFirstDay } from '../../domain/first-day/first-day.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { Offers } from '../hiring.ts';
import type { FirstDayStore } from './first-day-store.ts';

interface FirstDaysNeeds {
  readonly store: FirstDayStore;
  readonly offers: Pick<Offers, 'signedLetter'>;
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly secrets: LinkSecrets;
  readonly phones: PhoneNumbers;
  readonly localDays: LocalDays;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** How long ago a hire may have begun that is written down now. */
const DAYS_BACK = 365;

/** The current first day: a signed letter defines day and place, else the hire and the job. */
export interface KnownFirstDay {
  readonly firstDay: FirstDay;
  readonly job: ReferredJob;
  readonly day: string | null;
  /** The day has passed, so no message announces it. */
  readonly isPast: boolean;
  readonly place: string;
  /** Where the worker reads the letter they have signed. */
  readonly letterUrl: string | null;
  /** The page with all details. */
  readonly link: string;
}

/** (tx) What is known of a worker's first day (rules.md#first-day). */
export class FirstDays {
  private readonly needs: FirstDaysNeeds;

  constructor(needs: FirstDaysNeeds) {
    this.needs = needs;
  }

  hashOf(token: string): string {
    return this.needs.secrets.hash(token);
  }

  /**
   * The contact, and for a direct hire the day. @throws DomainError 422 `hiring.first_day_passed`, 400
   * `hiring.phone_invalid`
   */
  async give(referral: Referral, given: GivenFirstDay): Promise<void> {
    const { day, endsOn, contactName, contactPhone } = given;
    if (!day && !endsOn && !contactName && !contactPhone) return;
    const now = this.needs.clock.now();
    if (day) await this.assertLikely(referral, day, now);
    if (day && endsOn && endsOn < day) throw endsBefore();
    const refusal = { code: 'hiring.phone_invalid', message: 'Please enter a valid phone number' };
    const path = 'onSitePhone';
    const phone = contactPhone
      ? requireTextedPhone(this.needs.phones, contactPhone, { ...refusal, path })
      : null;
    const firstDay = await this.opened(referral);
    firstDay.give(
      { day: day ?? null, endsOn: endsOn ?? null, contactName: contactName ?? null, contactPhone: phone },
      now,
    );
    await this.needs.store.save(firstDay);
  }

  async known(referral: Referral): Promise<KnownFirstDay> {
    const firstDay = await this.opened(referral);
    const job = await this.jobOf(referral);
    const letter = await this.needs.offers.signedLetter(referral.id);
    const { nonce } = firstDay.facts;
    const day = letter?.start ?? firstDay.facts.day;
    return {
      firstDay,
      job,
      day,
      isPast: day !== null && day < (await this.today(job, this.needs.clock.now())),
      place: letter?.place ?? job.location,
      letterUrl: letter?.url ?? null,
      link: `${this.needs.publicUrl}/first-day/${this.token(referral, nonce)}`,
    };
  }

  private async opened(referral: Referral): Promise<FirstDay> {
    const { store, secrets, clock } = this.needs;
    const there = await store.find(referral.id);
    if (there) return there;
    const nonce = secrets.nonce();
    const tokenHash = this.hashOf(this.token(referral, nonce));
    const firstDay = FirstDay.open({ referralId: referral.id, nonce, tokenHash }, clock.now());
    await store.save(firstDay);
    return firstDay;
  }

  private token({ id }: Referral, nonce: string): string {
    return this.needs.secrets.derive(`hiring.first_day:${id}:${nonce}`);
  }

  private async jobOf({ jobId }: Referral): Promise<ReferredJob> {
    const job = await this.needs.jobs.findToRefer(jobId);
    if (!job) throw jobNotFound();
    return job;
  }

  /** Whether a day is over where the job is. */
  private async today({ location }: ReferredJob, now: Date): Promise<string> {
    return this.needs.localDays.on(location, now);
  }

  /** A hired worker may have started already, but a day years ago is a typo. */
  private async assertLikely(referral: Referral, day: string, now: Date): Promise<void> {
    const longAgo = new Date(now.getTime() - DAYS_BACK * 86_400_000);
    if (day >= (await this.today(await this.jobOf(referral), longAgo))) return;
    const message = 'Please choose a day within the past year, or a later one';
    throw new DomainError('hiring.first_day_passed', 'rule_broken', message, { path: 'firstDay' });
  }
}

function endsBefore(): DomainError {
  const message = 'The job ends on or after its first day';
  return new DomainError('hiring.ends_before', 'rule_broken', message, { path: 'expectedEnd' });
}

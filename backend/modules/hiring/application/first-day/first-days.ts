import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { LinkSecrets } from '#kernel/link-secrets.ts';
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

/** The first day as it stands: a signed letter says day and place, else the hire and the job. */
export interface KnownFirstDay {
  readonly firstDay: FirstDay;
  readonly job: ReferredJob;
  readonly day: string | null;
  readonly place: string;
  /** Where the worker reads the letter they have signed. */
  readonly letterUrl: string | null;
  /** The page that tells all of it. */
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

  /** Whom to ask for, and at a direct hire the day. @throws DomainError 422 `hiring.first_day_passed`, 400 `hiring.phone_invalid` */
  async give(referral: Referral, given: GivenFirstDay): Promise<void> {
    const { day, contactName, contactPhone } = given;
    if (!day && !contactName && !contactPhone) return;
    const now = this.needs.clock.now();
    if (day) await this.assertToCome(referral, day, now);
    const refusal = { code: 'hiring.phone_invalid', message: 'Please enter a valid phone number' };
    const path = 'onSitePhone';
    const phone = contactPhone
      ? requireTextedPhone(this.needs.phones, contactPhone, { ...refusal, path })
      : null;
    const firstDay = await this.opened(referral);
    firstDay.give({ day: day ?? null, contactName: contactName ?? null, contactPhone: phone }, now);
    await this.needs.store.save(firstDay);
  }

  async known(referral: Referral): Promise<KnownFirstDay> {
    const firstDay = await this.opened(referral);
    const job = await this.jobOf(referral);
    const letter = await this.needs.offers.signedLetter(referral.id);
    const { nonce, day } = firstDay.facts;
    return {
      firstDay,
      job,
      day: letter?.start ?? day,
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

  private async assertToCome(referral: Referral, day: string, now: Date): Promise<void> {
    const { location } = await this.jobOf(referral);
    if (day >= (await this.needs.localDays.on(location, now))) return;
    const message = 'Please choose today or a later day';
    throw new DomainError('hiring.first_day_passed', 'rule_broken', message, { path: 'firstDay' });
  }
}

import type { Clock } from '#kernel/clock.ts';
import type { JobId, UserId } from '#kernel/ids.ts';
import { requireTextedPhone, type PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PayoutTerm } from '#modules/billing/index.ts';
import type { AccountReader, Person } from '#modules/identity/index.ts';
import {
  type AttributedReferrer,
  type CameBy,
  type Jobs,
  type ReferredJob,
  type AttributionResolver,
  jobNotFound,
} from '#modules/jobs/index.ts';
import type { Crew, ReferralSubmission } from '../../domain/referral/referral-submission.ts';
import { Referral } from '../../domain/referral/referral.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { ConfirmationLinks } from '../confirmation/confirmation-links.ts';
import type { WorkerLanguages } from '../confirmation/worker-languages.ts';

/** The referrer's input, given once for all workers. */
export interface Referring {
  readonly jobId: JobId;
  readonly referrerName: string;
  readonly referrerPhone: string;
  /** The worker's language according to the referrer; null if not given (rules.md#worker-language). */
  readonly workerLanguage: Language | null;
  readonly cameBy: CameBy;
}

export interface ReferredWorker {
  readonly workerName: string;
  readonly workerLatinName: string | null;
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  readonly experience: string | null;
  readonly relationship: string;
}

export interface Opening {
  readonly by: UserId;
  readonly job: ReferredJob;
  readonly referring: Referring;
  readonly referrer: Person | null;
  readonly referrerPhone: string;
  readonly context: AttributedReferrer | null;
  readonly at: Date;
}

export interface ReferralFactoryNeeds {
  readonly jobs: Jobs;
  readonly writer: ReferralWriter;
  readonly accounts: AccountReader;
  readonly phones: PhoneNumbers;
  readonly languages: WorkerLanguages;
  readonly attribution: Pick<AttributionResolver, 'of'>;
  readonly links: ConfirmationLinks;
  readonly payoutTerms: readonly PayoutTerm[];
  readonly clock: Clock;
}

/** (tx) Makes a referral and asks its worker by text to confirm; the person who submits owns it (rules.md#submitter-owns). */
export class ReferralFactory {
  private readonly needs: ReferralFactoryNeeds;

  constructor(needs: ReferralFactoryNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.job_not_found`, `hiring.phone_invalid` of the referrer's own phone */
  async open(by: UserId, referring: Referring): Promise<Opening> {
    const { jobs, accounts, attribution, clock } = this.needs;
    const job = await jobs.findToRefer(referring.jobId);
    if (!job) throw jobNotFound();
    const at = clock.now();
    return {
      by,
      job,
      referring,
      referrer: await accounts.person(by),
      referrerPhone: this.phone(referring.referrerPhone, 'referrerPhone'),
      context: await attribution.of(by, job, referring.cameBy, at),
      at,
    };
  }

  /** In E.164. @throws DomainError `hiring.phone_invalid`, which names the field of the form */
  phone(typed: string, path: string): string {
    const message = 'Please enter a valid phone number';
    return requireTextedPhone(this.needs.phones, typed, { code: 'hiring.phone_invalid', message, path });
  }

  /** `workerPhone` is in E.164. */
  submission(opening: Opening, worker: ReferredWorker, crew: Crew | null): ReferralSubmission {
    const { by, referring, referrer, referrerPhone, context } = opening;
    return {
      ...worker,
      referrerName: referring.referrerName,
      referrerId: by,
      workerId: null,
      referrerPhone,
      referrerAccountPhone: referrer?.phone ?? null,
      workerSkills: [],
      notes: null,
      source: context ? 'link' : 'referral',
      sourceCode: context?.code ?? null,
      sourceReferrerId: context?.referrerId ?? null,
      workerLanguage: referring.workerLanguage,
      consentGiven: true,
      crew,
      payoutSchedule: this.needs.payoutTerms,
    };
  }

  /** @throws DomainError `hiring.job_closed`, `hiring.own_job`, `hiring.self_referral`, `hiring.already_referred` */
  async add({ job, at }: Opening, submission: ReferralSubmission): Promise<Referral> {
    const { writer, languages, links } = this.needs;
    const referral = Referral.submit(submission, job, at);
    links.open(referral, at);
    await writer.add(referral);
    await links.textLink(referral, job, await languages.of(referral.id));
    return referral;
  }
}

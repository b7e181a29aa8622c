import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { WorkerLanguages } from '../confirmation/worker-languages.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { FirstDayStore } from './first-day-store.ts';
import type { FirstDays, KnownFirstDay } from './first-days.ts';

export interface OpenedFirstDay extends KnownFirstDay {
  readonly referral: Referral;
  readonly workerLanguage: Language;
  /** Signed and waiting for the employer to hire; hired; or over, when nothing counts. */
  readonly state: 'signed' | 'hired' | 'over';
}

interface OpenFirstDayNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: Pick<ReferralWriter, 'find'>;
  readonly store: FirstDayStore;
  readonly firstDays: FirstDays;
  readonly languages: WorkerLanguages;
}

const STATES = { offer_signed: 'signed', hired: 'hired', completed: 'hired' } as const;

/** The page behind the worker's link, without an account (rules.md#first-day). */
export class OpenFirstDay {
  private readonly needs: OpenFirstDayNeeds;

  constructor(needs: OpenFirstDayNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.first_day_not_found` (404) */
  run(token: string): Promise<OpenedFirstDay> {
    const { unitOfWork, store, writer, firstDays, languages } = this.needs;
    return unitOfWork.transaction(async () => {
      const firstDay = await store.findByToken(firstDays.hashOf(token));
      if (!firstDay) throw new DomainError('hiring.first_day_not_found', 'not_found', 'Link not found');
      const referral = await writer.find(firstDay.facts.referralId);
      const states: Readonly<Partial<Record<string, 'signed' | 'hired'>>> = STATES;
      return {
        ...(await firstDays.known(referral)),
        referral,
        workerLanguage: await languages.of(referral.id),
        state: states[referral.status] ?? 'over',
      };
    });
  }
}

import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Emails, Notifier } from '#modules/notifications/index.ts';
import { isSuccessfulHire } from '../../contract/vocabulary/referral-status.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { WorkerLanguages } from '../confirmation/worker-languages.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { FirstDayStore } from './first-day-store.ts';
import type { FirstDays, KnownFirstDay } from './first-days.ts';
import { factsOf } from './first-day-facts.ts';

type FirstDayPhrases = { readonly language: Language } & (
  | { readonly kind: 'hired' | 'hired_first_day'; readonly data: FirstDayData }
  | { readonly kind: 'hire_undone'; readonly data: UndoneData }
);
type UndoneData = Readonly<Record<'jobTitle' | 'company' | 'contact' | 'link', string>>;
type FirstDayData = UndoneData & Readonly<Record<'when' | 'place', string>>;

interface NotifyFirstDayNeeds {
  readonly writer: Pick<ReferralWriter, 'find'>;
  readonly firstDays: FirstDays;
  readonly store: FirstDayStore;
  readonly own: Pick<OwnReferrals, 'workerOf'>;
  readonly languages: WorkerLanguages;
  readonly emails: Emails;
  readonly notifier: Pick<Notifier, 'text'>;
  readonly clock: Clock;
}

/**
 * (tx) Notifies a hired worker of the place and time, by email if an address exists, by text otherwise
 * (rules.md#first-day).
 */
export class NotifyFirstDay {
  private readonly needs: NotifyFirstDayNeeds;

  constructor(needs: NotifyFirstDayNeeds) {
    this.needs = needs;
  }

  /**
   * Idempotent. A worker who has not confirmed yet answers that question first and gets this message
   * afterward.
   */
  async run(referralId: string): Promise<void> {
    const { writer, firstDays, store, languages, clock } = this.needs;
    const referral = await writer.find(asId<'referral'>(referralId));
    const { hiredAt } = referral;
    if (referral.status !== 'hired' || !hiredAt || !referral.isConfirmed) return;
    const known = await firstDays.known(referral);
    if (!known.firstDay.tell(hiredAt, clock.now())) return;
    await store.save(known.firstDay);
    await this.send(referral, known, await languages.of(referral.id));
  }

  /**
   * The announced hire no longer exists. Workers with an account read about an ending there, so with
   * `isEnded` they get only the notice.
   */
  async takeBack(id: string, { isEnded }: { readonly isEnded: boolean }): Promise<void> {
    const referralId = asId<'referral'>(id);
    const { writer, firstDays, store, own, languages, clock } = this.needs;
    const referral = await writer.find(referralId);
    // It was hired again meanwhile: that is what counts.
    if (isSuccessfulHire(referral.status)) return;
    const there = await store.find(referralId);
    if (!there?.takeBack(clock.now())) return;
    await store.save(there);
    if (isEnded && (await own.workerOf(referralId))) return;
    const language = await languages.of(referralId);
    const known = await firstDays.known(referral);
    const { contact, link } = factsOf(known, language);
    const { title: jobTitle, company } = known.job;
    await this.say(referral, { kind: 'hire_undone', data: { jobTitle, company, contact, link }, language });
  }

  private async send(referral: Referral, known: KnownFirstDay, language: Language): Promise<void> {
    const { title: jobTitle, company } = known.job;
    const kind = known.day === null || known.isPast ? 'hired' : 'hired_first_day';
    await this.say(referral, { kind, data: { jobTitle, company, ...factsOf(known, language) }, language });
  }

  private async say(referral: Referral, words: FirstDayPhrases): Promise<void> {
    const { workerEmail, workerPhone, workerName, employerId, jobId } = referral;
    if (workerEmail) await this.needs.emails.send({ ...words, to: workerEmail, senderId: employerId });
    else if (workerPhone.startsWith('+')) {
      const about = { senderId: employerId, jobId, recipientName: workerName, asked: false };
      await this.needs.notifier.text({ ...words, to: workerPhone, ...about });
    }
  }
}

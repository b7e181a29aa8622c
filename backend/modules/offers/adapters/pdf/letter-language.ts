import { bareAmountCents } from '#contract/http/vocabulary/written-numbers.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { writtenPay, writtenSchedule } from '#contract/jobs/vocabulary/written-terms.ts';
import { benefitsIn } from '../../contract/terms/benefits.ts';
import { SPANISH_BENEFITS, SPANISH_STANDARD_BENEFITS } from '../../contract/terms/spanish-benefits.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { CERTIFICATE_PHRASES, type CertificatePhrases } from './certificate-phrases.ts';
import { LETTER_PHRASES, type LetterPhrases } from './letter-phrases.ts';

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/**
 * A letter's texts in one language. Its days and times are those of the job's place
 * (rules.md#day-at-the-job).
 */
export class LetterLanguage {
  readonly phrases: LetterPhrases;
  readonly certificate: CertificatePhrases;
  private readonly language: Language;
  private readonly timeZone: string;

  constructor(language: Language, timeZone: string) {
    this.language = language;
    this.timeZone = timeZone;
    this.phrases = LETTER_PHRASES[language];
    this.certificate = CERTIFICATE_PHRASES[language];
  }

  day(instant: Date): string {
    return this.written(instant, { dateStyle: 'long', timeZone: this.timeZone });
  }

  /** To the second, with the letters of the zone: "November 23, 2026 at 6:30:05 PM CST". */
  instant(instant: Date): string {
    const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
    return this.written(instant, { ...day, ...time, timeZone: this.timeZone });
  }

  startDate(startDate: string | null): string {
    if (startDate === null) return this.phrases.startOpen;
    return this.written(new Date(`${startDate}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  }

  /** Words as they were written; a bare number with its period. */
  pay({ payRate, payType, pay }: Pick<OfferLetter, 'payRate' | 'payType' | 'pay'>): string {
    if (/[a-z]/i.test(payRate)) return writtenPay(payRate, this.language);
    const amount = pay.toDollars().replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
    const written = bareAmountCents(payRate) === null ? payRate : `$${amount}`;
    return `${written} ${this.phrases.period[payType]}`;
  }

  schedule(schedule: string): string {
    return writtenSchedule(schedule, this.language);
  }

  /** The sentence of the chosen benefits; other words stay unchanged. */
  benefits(sentence: string): string {
    const chosen = this.language === 'es' ? benefitsIn(sentence) : null;
    if (chosen === null) return sentence;
    if (chosen.length === 0) return SPANISH_STANDARD_BENEFITS;
    return new Intl.ListFormat('es').format(chosen.map((id) => SPANISH_BENEFITS[id]));
  }

  /** The same for an unsigned addendum. */
  addendumNotice({ status, expiresAt }: Pick<OfferLetter, 'status' | 'expiresAt'>, now: Date): string {
    const { addendum } = this.phrases;
    if (status === 'declined' || status === 'withdrawn') return addendum[status];
    const until = expiresAt ? this.instant(expiresAt) : '';
    return expiresAt !== null && now >= expiresAt ? addendum.expired(until) : addendum.open(until);
  }

  /** A notice above the text; null if the letter needs none. */
  notice(letter: Pick<OfferLetter, 'status' | 'expiresAt' | 'expirationDays'>, now: Date): string | null {
    const { expiresAt, expirationDays } = letter;
    const { notice } = this.phrases;
    const isLate = expiresAt !== null && now >= expiresAt;
    const until = expiresAt ? this.instant(expiresAt) : '';
    const open = isLate ? notice.expired(until) : notice.open(until);
    const notices = {
      draft: notice.draft(expirationDays),
      sent: open,
      viewed: open,
      signed: null,
      declined: notice.declined,
      expired: notice.expired(until),
      withdrawn: notice.withdrawn,
    } as const;
    return notices[letter.status];
  }

  private written(instant: Date, style: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(LOCALES[this.language], style).format(instant);
  }
}

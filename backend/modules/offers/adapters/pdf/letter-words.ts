import type { OfferLetter } from '../../domain/offer-letter.ts';
import type { PayType } from '#contract/billing/vocabulary/pay-types.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const INSTANT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const PAY_PERIODS: Readonly<Record<PayType, string>> = {
  hourly: 'per hour',
  daily: 'per day',
  salary: 'per year',
  project: 'for the project',
};

/** How the letter says things; every time is in UTC, because nobody knows where it is read. */
export const LetterWords = {
  day(instant: Date): string {
    return DAY.format(instant);
  },

  instant(instant: Date): string {
    return `${INSTANT.format(instant)} UTC`;
  },

  startDate(startDate: string | null): string {
    return startDate ? DAY.format(new Date(`${startDate}T00:00:00Z`)) : 'To be determined';
  },

  /** Words as they were written; a bare number with its period. */
  pay({ payRate, payType, pay }: Pick<OfferLetter, 'payRate' | 'payType' | 'pay'>): string {
    if (/[a-z]/i.test(payRate)) return payRate;
    const amount = pay.toDollars().replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
    const written = /^\$?\s*[\d,]+(\.\d+)?$/.test(payRate) ? `$${amount}` : payRate;
    return `${written} ${PAY_PERIODS[payType]}`;
  },

  /** What a reader must know before the text; null where the letter speaks for itself. */
  notice(letter: Pick<OfferLetter, 'status' | 'expiresAt' | 'expirationDays'>, now: Date): string | null {
    const { expiresAt, expirationDays } = letter;
    const isLate = expiresAt !== null && now >= expiresAt;
    const until = expiresAt ? this.instant(expiresAt) : '';
    const open = isLate ? `This offer expired on ${until}.` : `Please answer by ${until}.`;
    const notices = {
      draft: `Draft. Not sent yet. Once sent, it can be answered for ${expirationDays} days.`,
      sent: open,
      viewed: open,
      signed: null,
      declined: 'This offer was declined.',
      expired: `This offer expired on ${until}.`,
      withdrawn: 'This offer was withdrawn and can no longer be accepted.',
    } as const;
    return notices[letter.status];
  },
} as const;

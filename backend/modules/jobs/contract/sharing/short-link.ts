import type { Language } from '#contract/http/vocabulary/language.ts';

/** Without letters that look like digits, or like each other when someone reads them out. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const JOB_LENGTH = 12;
/** How much of a job's id the short link has: its random part, of which a million jobs have no two alike. */
const SHORT_ID_HEX = 15;

/** The part after `/j/`: the job in twelve characters, then the sharer's code (rules.md#short-links). */
export function shortCode(jobId: string, referralCode: string | null): string {
  let rest = BigInt(`0x${jobId.replaceAll('-', '').slice(-SHORT_ID_HEX)}`);
  let code = '';
  for (let place = 0; place < JOB_LENGTH; place += 1) {
    code = `${DIGITS[Number(rest % 32n)] ?? ''}${code}`;
    rest /= 32n;
  }
  return `${code}${referralCode ?? ''}`;
}

/**
 * The link that people share. It opens in the language of their words, and previews show that language; English needs no mark
 * (rules.md#short-links).
 */
export function shortLink(
  origin: string,
  jobId: string,
  referralCode: string | null,
  language: Language,
): string {
  const link = `${origin}/j/${shortCode(jobId, referralCode)}`;
  return language === 'en' ? link : `${link}?lang=${language}`;
}

export interface ShortCode {
  /** The end of the job's id, in hexadecimal digits. */
  readonly idEnd: string;
  readonly referralCode: string | null;
}

/** Null for what can be no such code. */
export function readShortCode(text: string): ShortCode | null {
  const [, job, referralCode] = /^([0-9a-hjkmnp-tv-z]{12})([0-9a-z]{4,64})?$/i.exec(text) ?? [];
  if (job === undefined) return null;
  let id = 0n;
  for (const digit of job.toLowerCase()) id = id * 32n + BigInt(DIGITS.indexOf(digit));
  const idEnd = id.toString(16).padStart(SHORT_ID_HEX, '0');
  return { idEnd, referralCode: referralCode?.toUpperCase() ?? null };
}

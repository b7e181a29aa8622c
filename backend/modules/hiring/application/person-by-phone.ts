import type { Language } from '#contract/http/vocabulary/language.ts';

/** A person without an account, with the code that was texted to their phone. */
export interface PersonByPhone {
  readonly name: string;
  /** The typed number. */
  readonly phone: string;
  readonly code: string;
  /** The code of the share link that led here. */
  readonly referralCode: string | null;
  readonly language: Language;
  readonly termsVersion: string;
}

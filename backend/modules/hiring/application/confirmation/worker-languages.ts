import type { ReferralId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The language in which workers are addressed (rules.md#worker-language, rules.md#two-languages). */
export interface WorkerLanguages {
  /** The language of a stored referral; `en` if it does not exist. */
  of(id: ReferralId): Promise<Language>;
}

import type { ReferralId } from '#kernel/ids.ts';

/** In which workers are spoken to (rules.md#worker-language, rules.md#two-languages). */
export interface WorkerLanguages {
  /** Of a referral that has been written; `en` where there is none. */
  of(id: ReferralId): Promise<'en' | 'es'>;
}

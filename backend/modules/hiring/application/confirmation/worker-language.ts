import type { AccountReader } from '#modules/identity/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';

/** In which a referred worker is spoken to: as the referrer said, else the referrer's own (rules.md#worker-language, rules.md#two-languages). */
export async function workerLanguageOf(
  { workerLanguage, referrerId }: Pick<Referral, 'workerLanguage' | 'referrerId'>,
  accounts: AccountReader,
): Promise<'en' | 'es'> {
  if (workerLanguage) return workerLanguage;
  const referrer = referrerId && (await accounts.person(referrerId));
  return referrer?.language ?? 'en';
}

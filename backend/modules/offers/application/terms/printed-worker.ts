import { isLatinName, printedName } from '#contract/identity/vocabulary/latin-name.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { UnprintableCharacter } from '../ports.ts';

/**
 * The worker's name on a letter: as the employer typed it, else the Latin form if known, else as referred
 * (rules.md#latin-names). The referral's own name does not count as typed. @throws DomainError
 * `offers.latin_name_needed` (invalid) if no printable form is known yet.
 */
export function printedWorker(
  typed: string | null,
  { workerName: name, workerLatinName: latinName }: Pick<ReferralFacts, 'workerName' | 'workerLatinName'>,
  unprintable: UnprintableCharacter,
): string {
  if (typed !== null && typed !== name) return typed;
  const printed = printedName({ name, latinName }, (text) => unprintable(text) === null);
  if (unprintable(printed) === null) return printed;
  throw new DomainError(
    'offers.latin_name_needed',
    'invalid',
    "Offer letters are printed in Latin letters. Please write this worker's name in Latin letters.",
    { path: 'offerData.workerName' },
  );
}

/** (tx) Other papers print the name like the letter, unless the worker has set it. */
export async function recordLatinName(
  letter: Pick<OfferLetter, 'referralId' | 'workerName'>,
  { workerName, workerLatinName }: Pick<ReferralFacts, 'workerName' | 'workerLatinName'>,
  { hiring, unprintable }: { hiring: Pick<Hiring, 'nameInLatin'>; unprintable: UnprintableCharacter },
): Promise<void> {
  if (workerLatinName !== null || unprintable(workerName) === null) return;
  if (isLatinName(letter.workerName)) await hiring.nameInLatin(letter.referralId, letter.workerName);
}

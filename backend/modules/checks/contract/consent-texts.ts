import { drugTestTexts } from './drug-test-texts.ts';
import { consentTexts, type ConsentLanguage, type ConsentTexts } from './fcra-texts.ts';
import type { CheckPackage } from './vocabulary/check-packages.ts';

interface AskedFor {
  readonly packageType: CheckPackage;
  readonly company: string;
  readonly provider: string;
}

/** What a worker reads and signs, by what is asked for. */
export function textsOfConsent(language: ConsentLanguage, asked: AskedFor): ConsentTexts {
  return asked.packageType === 'drug_test' ? drugTestTexts(language, asked) : consentTexts(language, asked);
}

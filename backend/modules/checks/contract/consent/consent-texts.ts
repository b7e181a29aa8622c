import type { Language } from '#contract/http/vocabulary/language.ts';
import { DRUG_TEST_DISCLOSURE_VERSION, drugTestTexts } from '../drug-test/drug-test-texts.ts';
import { FCRA_DISCLOSURE_VERSION, consentTexts, type ConsentTexts } from '../rights/fcra-texts.ts';
import type { CheckPackage } from '../vocabulary/order/check-packages.ts';

interface ConsentSubject {
  readonly packageType: CheckPackage;
  readonly company: string;
  readonly provider: string;
}

/** The texts that a worker reads and signs, for the requested check. */
export function textsOfConsent(language: Language, asked: ConsentSubject): ConsentTexts {
  return asked.packageType === 'drug_test' ? drugTestTexts(language, asked) : consentTexts(language, asked);
}

export function disclosureVersionOf(packageType: CheckPackage): string {
  return packageType === 'drug_test' ? DRUG_TEST_DISCLOSURE_VERSION : FCRA_DISCLOSURE_VERSION;
}

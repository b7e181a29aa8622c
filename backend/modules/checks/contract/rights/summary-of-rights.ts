import type { Language } from '#contract/http/vocabulary/language.ts';
import { RIGHTS_EN } from './appendix-k.en.ts';
import { RIGHTS_ES } from './appendix-k.es.ts';
import type { RightsText } from './rights-text.ts';

interface VersionedRights {
  /** The day of the amendment whose words these are. */
  readonly version: string;
  /** SHA-256 of the text as JSON: another word is another version. */
  readonly sha256: string;
  readonly text: RightsText;
}

/** The Bureau's summary of consumer rights (12 CFR part 1022, appendix K; rules.md#summary-of-rights). */
export const SUMMARY_OF_RIGHTS: Readonly<Record<Language, VersionedRights>> = {
  en: {
    version: '2023-03-17',
    sha256: 'af5cb92e6431c453210a601d7fe4a5462d07f2eb2e806df43b3b3fdf2fe98c6a',
    text: RIGHTS_EN,
  },
  es: {
    version: '2023-03-17',
    sha256: '7b8f57d1f9ecac26bbb8f84fa89a102308618c23316086fc1b623490c2b0fa52',
    text: RIGHTS_ES,
  },
};

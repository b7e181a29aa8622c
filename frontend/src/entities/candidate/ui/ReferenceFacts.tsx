import { useTranslation } from 'react-i18next';
import type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';

/** The number of answered references and their average rating (rules.md#reference-score). */
export function ReferenceFacts({ profile }: { readonly profile: CandidateProfile }) {
  const { t, i18n } = useTranslation('candidate');
  const { references, referenceScore } = profile;
  if (references.asked === 0) return t('facts.noReferences');
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <>
      {t('facts.referencesOf', references)}
      {referenceScore !== null && <> · {t('facts.score', { score: format.format(referenceScore) })}</>}
    </>
  );
}

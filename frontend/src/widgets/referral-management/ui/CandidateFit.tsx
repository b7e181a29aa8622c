import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CandidateProfile } from '#entities/candidate/index.ts';
import { FitList } from '#entities/worker/index.ts';
import { Stack } from '#shared/ui/index.ts';

/** Compares the candidate with the job in plain words, without a score (rules.md#no-scores). */
export function CandidateFit({ fit }: { readonly fit: CandidateProfile['fit'] }) {
  const { t } = useTranslation('referral-management');
  if (!fit || fit.matched.length + fit.missing.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="candidate-fit">
      <h3 id="candidate-fit">{t('fit.title')}</h3>
      <Lists>
        <FitList
          kind="fit"
          title={t('fit.matched')}
          items={fit.matched}
          say={(kind, value) => t(`fit.has.${kind}`, { value })}
        />
        <FitList
          kind="lack"
          title={t('fit.missing')}
          items={fit.missing}
          say={(kind, value) => t(`fit.lacks.${kind}`, { value })}
        />
      </Lists>
    </Stack>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--space-3);
`;

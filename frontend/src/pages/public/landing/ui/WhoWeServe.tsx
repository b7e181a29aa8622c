import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid } from '#shared/ui/index.ts';

const GROUPS = ['employers', 'seekers', 'referrers', 'community'] as const;

export function WhoWeServe() {
  const { t } = useTranslation('landing');
  return (
    <Part aria-labelledby="serve-title">
      <h2 id="serve-title">{t('serve.title')}</h2>
      <Grid as="ul" role="list" $min="240px" $gap={5}>
        {GROUPS.map((group) => (
          <li key={group}>
            <h3>{t(`serve.${group}.title`)}</h3>
            <p>{t(`serve.${group}.text`)}</p>
          </li>
        ))}
      </Grid>
    </Part>
  );
}

const Part = styled.section`
  margin-top: var(--space-12);
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--size-34);
  }
  li {
    padding-top: var(--space-3);
    border-top: 3px solid var(--line-strong);
  }
  p {
    margin-top: var(--space-1);
    color: var(--text-muted);
  }
`;

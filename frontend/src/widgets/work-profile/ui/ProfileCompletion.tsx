import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { completionOf, ENOUGH_PERCENT, type CountedFields } from '#entities/worker/index.ts';
import { ProgressBar } from '#shared/ui/index.ts';

/** The profile's completeness and missing fields, updated while typing. */
export function ProfileCompletion({ values }: { readonly values: CountedFields }) {
  const { t } = useTranslation('profile');
  const { percent, missing } = completionOf(values);
  const names = missing.map((field) => t(`completion.field.${field}`)).join(', ');
  return (
    <Box>
      <ProgressBar
        label={t('completion.label')}
        value={percent}
        text={t('completion.percent', { percent })}
      />
      {missing.length > 0 && <p>{t('completion.missing', { fields: names })}</p>}
      <p>{t(percent < ENOUGH_PERCENT ? 'completion.below' : 'completion.enough')}</p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  p {
    font-size: var(--size-14);
  }
`;

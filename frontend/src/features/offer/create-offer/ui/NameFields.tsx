import { useTranslation } from 'react-i18next';
import { FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { Pairs } from './Pairs.tsx';

/** Whom the letter is between, and who signs it for the employer (rules.md#letter-signatory). */
export function NameFields() {
  const { t } = useTranslation('offer');
  return (
    <Stack $gap={4} as="section" aria-labelledby="offer-names">
      <h3 id="offer-names">{t('create.names')}</h3>
      <Pairs>
        <FormikTextField name="workerName" label={t('create.workerName')} />
        <FormikTextField name="jobTitle" label={t('create.jobTitle')} />
        <FormikTextField name="company" label={t('create.company')} />
        <FormikTextField name="signatoryName" label={t('create.signatoryName')} />
        <FormikTextField
          optional
          name="signatoryTitle"
          label={t('create.signatoryTitle')}
          help={t('create.signatoryTitleHelp')}
        />
      </Pairs>
    </Stack>
  );
}

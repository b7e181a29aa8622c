import { useTranslation } from 'react-i18next';
import { FormikPhoneField, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { Pairs } from './Pairs.tsx';

interface NameFieldsProps {
  /** The referral has no email. A typed one receives the signed copy. */
  readonly lacksEmail: boolean;
  /** False if another field takes the name, in Latin letters. */
  readonly namesWorker?: boolean;
}

/** The letter's parties, contact details (rules.md#letter-contact), and signatory (rules.md#letter-signatory). */
export function NameFields({ lacksEmail, namesWorker = true }: NameFieldsProps) {
  const { t } = useTranslation('offer');
  return (
    <Stack $gap={4} as="section" aria-labelledby="offer-names">
      <h3 id="offer-names">{t('create.names')}</h3>
      <Pairs>
        {namesWorker && <FormikTextField name="workerName" label={t('create.workerName')} />}
        <FormikPhoneField
          optional
          name="workerPhone"
          autoComplete="off"
          label={t('create.workerPhone')}
          help={t('create.workerPhoneHelp')}
        />
        {lacksEmail && (
          <FormikTextField
            optional
            name="workerEmail"
            type="email"
            autoComplete="off"
            label={t('create.workerEmail')}
            help={t('create.workerEmailHelp')}
          />
        )}
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

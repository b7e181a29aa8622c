import { useTranslation } from 'react-i18next';
import { RELATIONSHIPS } from '../../../../../backend/modules/hiring/contract/refer-worker.ts';
import {
  FormikCheckboxField,
  FormikPhoneField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
} from '../../../shared/form/index.ts';
import { styled } from 'styled-components';
import { Stack } from '../../../shared/ui/index.ts';

/** The fields of document 2 §5: the worker first, because the referrer is known already. */
export function ReferFields() {
  const { t } = useTranslation('refer-worker');
  return (
    <>
      <Group>
        <legend>{t('form.worker')}</legend>
        <Stack $gap={4}>
          <FormikTextField name="workerName" label={t('form.workerName')} autoComplete="off" />
          <FormikPhoneField
            name="workerPhone"
            label={t('form.workerPhone')}
            help={t('form.workerPhoneHelp')}
            autoComplete="off"
          />
          <FormikTextField
            name="workerEmail"
            label={t('form.workerEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            optional
          />
          <FormikSelectField
            name="relationship"
            label={t('form.relationship')}
            options={RELATIONSHIPS.map((value) => ({ value, label: t(`relationship.${value}`) }))}
          />
          <FormikTextArea
            name="experience"
            label={t('form.experience')}
            help={t('form.experienceHelp')}
            rows={3}
            optional
          />
        </Stack>
      </Group>
      <Group>
        <legend>{t('form.you')}</legend>
        <Stack $gap={4}>
          <FormikTextField name="referrerName" label={t('form.referrerName')} autoComplete="name" />
          <FormikPhoneField name="referrerPhone" label={t('form.referrerPhone')} />
        </Stack>
      </Group>
      <FormikCheckboxField name="consent" label={t('form.consent')} />
    </>
  );
}

const Group = styled.fieldset`
  legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 700 var(--size-20) / 1.2 var(--font-display);
  }
`;

import { useTranslation } from 'react-i18next';
import { JOB_CATEGORIES } from '../../../../../backend/modules/hiring/contract/trades.ts';
import {
  FormikCheckboxField,
  FormikMoneyField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
} from '../../../shared/form/index.ts';
import { Card, Stack } from '../../../shared/ui/index.ts';

export function JobFields() {
  const { t } = useTranslation('post-job');
  return (
    <>
      <AboutFields />
      <PlaceFields />
      <Card aria-labelledby="job-bonus">
        <Stack $gap={5}>
          <h2 id="job-bonus">{t('money')}</h2>
          <FormikMoneyField name="referralBonus" label={t('bonus')} help={t('bonusHelp')} />
        </Stack>
      </Card>
      <FormikCheckboxField name="eeoAcknowledged" label={t('eeo')} />
    </>
  );
}

function AboutFields() {
  const { t } = useTranslation(['post-job', 'jobs']);
  return (
    <Card aria-labelledby="job-about">
      <Stack $gap={5}>
        <h2 id="job-about">{t('about')}</h2>
        <FormikTextField name="title" label={t('jobTitle')} autoComplete="off" />
        <FormikTextField name="company" label={t('company')} autoComplete="organization" />
        <FormikSelectField
          name="category"
          label={t('category')}
          placeholder={false}
          options={JOB_CATEGORIES.map((value) => ({ value, label: t(`jobs:trade.${value}`) }))}
        />
        <FormikTextArea name="description" label={t('description')} help={t('descriptionHelp')} rows={5} />
        <FormikTextArea
          optional
          name="requirements"
          label={t('requirements')}
          help={t('requirementsHelp')}
          rows={3}
        />
      </Stack>
    </Card>
  );
}

function PlaceFields() {
  const { t } = useTranslation('post-job');
  return (
    <Card aria-labelledby="job-place">
      <Stack $gap={5}>
        <h2 id="job-place">{t('placeAndPay')}</h2>
        <FormikTextField
          name="location"
          label={t('location')}
          help={t('locationHelp')}
          autoComplete="address-level2"
        />
        <FormikTextField name="payRate" label={t('payRate')} help={t('payRateHelp')} autoComplete="off" />
        <FormikTextField name="schedule" label={t('schedule')} help={t('scheduleHelp')} autoComplete="off" />
      </Stack>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { FormikMoneyField, FormikTextField } from '#shared/form/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';

/** Where, when and for how much. */
export function PlaceFields() {
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

interface BonusFieldProps {
  readonly name: 'referralBonus' | 'hiringBonus';
  readonly label: string;
  readonly help: string;
}

export function BonusField({ name, label, help }: BonusFieldProps) {
  const { t } = useTranslation('post-job');
  return (
    <Card aria-labelledby="job-bonus">
      <Stack $gap={5}>
        <h2 id="job-bonus">{t('money')}</h2>
        <FormikMoneyField name={name} label={label} help={help} />
      </Stack>
    </Card>
  );
}

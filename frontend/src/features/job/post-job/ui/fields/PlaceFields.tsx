import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormikMoneyField, FormikTextField } from '#shared/form/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import { PayInput } from './PayInput.tsx';
import { TownInput } from './TownInput.tsx';

/** Place, schedule, and pay. */
export function PlaceFields() {
  const { t } = useTranslation('post-job');
  return (
    <Card aria-labelledby="job-place">
      <Stack $gap={5}>
        <h2 id="job-place">{t('placeAndPay')}</h2>
        <TownInput />
        <PayInput />
        <FormikTextField name="schedule" label={t('schedule')} help={t('scheduleHelp')} autoComplete="off" />
      </Stack>
    </Card>
  );
}

interface BonusFieldProps {
  readonly name: 'referralBonus' | 'hiringBonus';
  readonly label: string;
  readonly help: string;
  /** Rendered below the amount. */
  readonly children?: ReactNode;
}

export function BonusField({ name, label, help, children }: BonusFieldProps) {
  const { t } = useTranslation('post-job');
  return (
    <Card aria-labelledby="job-bonus">
      <Stack $gap={5}>
        <h2 id="job-bonus">{t('money')}</h2>
        <FormikMoneyField name={name} label={label} help={help} />
        {children}
      </Stack>
    </Card>
  );
}

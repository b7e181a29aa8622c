import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminStats } from '#entities/admin/index.ts';
import { FactList } from '#entities/admin/index.ts';
import { Card, Grid, Skeleton, Stack } from '#shared/ui/index.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { ScheduledWork } from './ScheduledWork.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { TaxExport } from './TaxExport.tsx';

/** Bonus payments and the state of the system (rules.md#admin-settings). */
export function SettingsTab({ stats }: { readonly stats: AdminStats | undefined }) {
  return (
    <Stack $gap={8}>
      <Grid $min="340px" $stretch style={{ alignItems: 'start' }}>
        <PaymentConfiguration schedule={stats?.payoutSchedule} />
        <SystemStatus health={stats?.health} />
      </Grid>
      <TaxExport />
      <ScheduledWork sweeps={stats?.health.sweeps} />
      <FailedJobs />
    </Stack>
  );
}

function PaymentConfiguration({ schedule }: { readonly schedule: AdminStats['payoutSchedule'] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Card aria-labelledby="payment-configuration">
      <Stack $gap={3}>
        <h2 id="payment-configuration">{t('settings.payment')}</h2>
        {schedule ? (
          <FactList
            facts={schedule.map(({ percent, days }, index) => ({
              key: String(days),
              name: t(index === 0 ? 'settings.first' : 'settings.final', { count: days }),
              value: <Percent>{percent}%</Percent>,
            }))}
          />
        ) : (
          <Skeleton $height="100px" />
        )}
        <Lead>{t('settings.paymentNote')}</Lead>
      </Stack>
    </Card>
  );
}

const Percent = styled.span`
  font: 700 var(--size-26) / 1.2 var(--font-display);
`;

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

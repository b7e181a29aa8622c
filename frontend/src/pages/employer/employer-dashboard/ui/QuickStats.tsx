import { ClipboardList, Clock3, PhoneMissed, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerStats } from '#entities/referral/index.ts';
import { Callout, Grid, Skeleton, Stack, Tile } from '#shared/ui/index.ts';

const DAYS_FROM_HOURS = 48;

/**
 * The pending referrals, and how quickly the employer answers (rules.md#response-time,
 * rules.md#pending-counts).
 */
export function QuickStats({ stats }: { readonly stats: EmployerStats | null | undefined }) {
  const { t } = useTranslation('employer');
  const response = useResponse(stats);
  const known = (figure: ReactNode) => (stats ? figure : <Skeleton $width="3ch" $height="39px" />);
  return (
    <Stack as="section" $gap={3} aria-labelledby="quick-stats">
      <h2 id="quick-stats">{t('quick.heading')}</h2>
      <Grid $min="150px" $gap={3} $stretch as="dl">
        <Tile
          label={t('quick.pending')}
          note={t('quick.pendingNote')}
          icon={<ClipboardList aria-hidden />}
          value={known(stats?.pending)}
        />
        <Tile
          label={t('quick.overdue')}
          note={t('quick.overdueNote')}
          icon={<Clock3 aria-hidden />}
          value={known(stats?.overdue)}
        />
        <Tile
          label={t('quick.unconfirmed')}
          note={t('quick.unconfirmedNote')}
          icon={<PhoneMissed aria-hidden />}
          value={known(stats?.unconfirmed)}
        />
        <Tile
          label={t('quick.response')}
          note={t('quick.responseNote')}
          icon={<Timer aria-hidden />}
          value={known(response)}
        />
      </Grid>
      {stats && stats.overdue > 0 && (
        <Callout tone="warning">{t('quick.reminder', { count: stats.overdue })}</Callout>
      )}
    </Stack>
  );
}

function useResponse(stats: EmployerStats | null | undefined): string {
  const { t } = useTranslation('employer');
  const hours = stats?.medianResponseHours ?? null;
  if (hours === null) return t('quick.noResponse');
  if (hours < 1) return t('quick.underHour');
  return hours < DAYS_FROM_HOURS
    ? t('time.hours', { count: Math.ceil(hours) })
    : t('time.days', { count: Math.ceil(hours / 24) });
}

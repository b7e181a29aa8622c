import { useTranslation } from 'react-i18next';
import type { AdminStats } from '#entities/admin/index.ts';

/** "25% at 30 days and 75% at 60 days", from the schedule that the domain pays by; null until it is known. */
export function useScheduleLabel(schedule: AdminStats['payoutSchedule'] | undefined): string | null {
  const { t, i18n } = useTranslation('admin');
  if (!schedule) return null;
  const parts = schedule.map(({ percent, days }) => t('schedule.part', { percent, count: days }));
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts);
}

import { useTranslation } from 'react-i18next';
import type { AdminStats } from '#entities/admin/index.ts';
import { Callout, Skeleton } from '#shared/ui/index.ts';
import { ReferralList } from '#widgets/admin-lists/index.ts';
import { useScheduleLabel } from '../model/use-schedule-label.ts';

export function ReferralsTab({ schedule }: { readonly schedule: AdminStats['payoutSchedule'] | undefined }) {
  const { t } = useTranslation('admin');
  const words = useScheduleLabel(schedule);
  return (
    <>
      {words === null ? (
        <Skeleton $height="50px" />
      ) : (
        <Callout>{t('referrals.schedule', { parts: words })}</Callout>
      )}
      <ReferralList />
    </>
  );
}

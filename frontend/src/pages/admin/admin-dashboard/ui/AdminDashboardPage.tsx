import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminStatsQuery } from '#entities/admin/index.ts';
import { ErrorState, PartBoundary, Stack, StatusBadge } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { AdminTabs } from './AdminTabs.tsx';
import { Figures } from './Figures.tsx';
import { Growth } from './Growth.tsx';

/** Admin Control Center with real figures only (rules.md#real-admin-figures). */
export function AdminDashboardPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminLayout
      title={t('title')}
      above={
        <div>
          <StatusBadge tone="warning" icon={ShieldCheck}>
            {t('superAdmin')}
          </StatusBadge>
        </div>
      }
      refusal={{
        title: t('refused.dashboardTitle'),
        text: t('refused.leaving'),
        leaving: { toast: t('refused.denied'), toastText: t('refused.dashboard') },
      }}
    >
      <ControlCenter />
    </AdminLayout>
  );
}

function ControlCenter() {
  const { t } = useTranslation('admin');
  const stats = useAdminStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = stats;
  return (
    <Stack $gap={10}>
      {!data && stats.isError ? (
        <ErrorState title={t('figures.failed')} onRetry={stats.refetch} />
      ) : (
        <>
          <PartBoundary>
            <Figures stats={data ?? undefined} />
          </PartBoundary>
          <PartBoundary>
            <Growth series={data?.series} />
          </PartBoundary>
        </>
      )}
      <AdminTabs stats={data ?? undefined} />
    </Stack>
  );
}

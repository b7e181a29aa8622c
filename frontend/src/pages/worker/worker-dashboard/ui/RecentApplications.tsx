import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWorkerApplicationsInfiniteQuery } from '#entities/worker/index.ts';
import { EmptyState, ErrorState, LinkButton, SkeletonList, Stack } from '#shared/ui/index.ts';
import { ApplicationCard } from '#widgets/application-card/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';

/** rules.md#short-lists */
const SHOWN = 3;

export function RecentApplications() {
  const { t } = useTranslation('worker-dashboard');
  const { data, isError, refetch } = useWorkerApplicationsInfiniteQuery({ limit: SHOWN });
  const applications = data?.pages[0]?.rows;
  return (
    <DashboardSection
      name="recent"
      title={t('recent.title')}
      more={<Link to="/my-applications">{t('recent.all')}</Link>}
    >
      {!applications && isError && <ErrorState title={t('recent.failed')} onRetry={refetch} />}
      {!applications && !isError && <SkeletonList count={SHOWN} />}
      {applications?.length === 0 && (
        <EmptyState
          icon={<ClipboardList />}
          title={t('recent.empty')}
          text={t('recent.emptyText')}
          action={<LinkButton to="/jobs">{t('findJobs')}</LinkButton>}
        />
      )}
      {applications && applications.length > 0 && (
        <Stack $gap={3}>
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </Stack>
      )}
    </DashboardSection>
  );
}

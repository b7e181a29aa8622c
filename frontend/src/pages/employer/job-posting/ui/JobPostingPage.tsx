import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { ShortJobForm } from '#features/job/post-job/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { BackToDashboard } from '#widgets/job-posted/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { LoginToPost } from '#widgets/login-to-post/index.ts';

/**
 * The third job form, for employers. Workers and referrers who come here are looking for a job
 * (rules.md#page-job-form).
 */
export function JobPostingPage() {
  const { t } = useTranslation('post-job');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page $width="form">
        <SkeletonList count={3} lines={4} />
      </Page>
    );
  }
  if (!user) return <LoginToPost />;
  if (user.userType === 'worker' || user.userType === 'referrer') return <Navigate replace to="/jobs" />;
  return (
    <EmployerOnly page={t('short.title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
      {(employer) => <JobPosting employer={employer} />}
    </EmployerOnly>
  );
}

function JobPosting({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('post-job');
  const navigate = useNavigate();
  const leave = (): void => {
    showToast({ title: t('success'), variant: 'success' });
    void navigate('/employer-dashboard');
  };
  return (
    <Page $width="form">
      <PageHeader title={t('short.title')} lead={t('short.lead')} above={<BackToDashboard />} />
      <ShortJobForm company={employer.company?.name ?? null} onPosted={leave} />
    </Page>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { PostJobForm } from '#features/job/post-job/index.ts';
import { Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { BackToDashboard, JobPosted } from '#widgets/job-posted/index.ts';
import { LoginToPost } from '#widgets/login-to-post/index.ts';

export function PostJobPage() {
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
  return (
    <EmployerOnly page={t('title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
      {(employer) => <PostJob employer={employer} />}
    </EmployerOnly>
  );
}

function PostJob({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('post-job');
  const [isPosted, setPosted] = useState(false);
  if (isPosted) {
    return <JobPosted leaves dashboard="/employer-dashboard" onAnother={() => setPosted(false)} />;
  }
  return (
    <Page $width="form">
      <PageHeader title={t('title')} lead={t('lead')} above={<BackToDashboard />} />
      <PostJobForm company={employer.company?.name ?? null} onPosted={() => setPosted(true)} />
    </Page>
  );
}

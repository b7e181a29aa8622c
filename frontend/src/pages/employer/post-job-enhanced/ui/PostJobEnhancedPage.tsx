import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { EnhancedJobForm, FreePostsLeft } from '#features/job/post-job/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { LoginToPost } from '#widgets/login-to-post/index.ts';
import { BackToDashboard, JobPosted } from '#widgets/job-posted/index.ts';
import { NextPanel } from './NextPanel.tsx';

/** The form with compliance and paid posts (rules.md#enhanced-job-form). */
export function PostJobEnhancedPage() {
  const { t } = useTranslation('post-job');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} lines={4} />
      </Page>
    );
  }
  if (!user) return <LoginToPost />;
  return (
    <EmployerOnly page={t('title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
      {(employer) => <PostJobEnhanced employer={employer} />}
    </EmployerOnly>
  );
}

function PostJobEnhanced({ employer }: { readonly employer: User }) {
  const { t } = useTranslation('post-job');
  const { collect, dialog } = usePayByCard();
  const [isPosted, setPosted] = useState(false);
  if (isPosted) return <JobPosted dashboard="/dashboard" onAnother={() => setPosted(false)} />;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('enhanced.lead')}
        above={<BackToDashboard />}
        actions={<FreePostsLeft />}
      />
      <Columns>
        <EnhancedJobForm
          company={employer.company?.name ?? null}
          collect={collect}
          onPosted={() => setPosted(true)}
        />
        <NextPanel />
      </Columns>
      {dialog}
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${onWide} {
    grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
    align-items: start;
  }
`;

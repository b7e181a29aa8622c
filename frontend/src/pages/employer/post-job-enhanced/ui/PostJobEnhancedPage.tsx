import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobQuery } from '#entities/job/index.ts';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { usePayByCard } from '#features/payment/pay-by-card/index.ts';
import { EnhancedJobForm, FreePostsLeft } from '#features/job/post-job/index.ts';
import { lazyPart, useAddressParams } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { BackToDashboard, JobPosted } from '#widgets/job-posted/index.ts';
import { StartFrom } from './StartFrom.tsx';
import { NextPanel } from './NextPanel.tsx';

/** Only for visitors. */
const LoginToPost = lazyPart(async () => (await import('#widgets/login-to-post/index.ts')).LoginToPost);

/** The job form with compliance and paid posts (rules.md#enhanced-job-form). */
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
  const [posted, setPosted] = useState<string | null>(null);
  const [address, setAddress] = useAddressParams();
  const likeId = address.get('like') ?? '';
  const { currentData: like, isError } = useJobQuery(likeId, { skip: likeId === '' });
  if (posted !== null) {
    const another = (): void => {
      setPosted(null);
      setAddress((): Record<string, string> => ({}), { replace: true });
    };
    return <JobPosted dashboard="/dashboard" jobId={posted} onAnother={another} />;
  }
  const isComing = likeId !== '' && !like && !isError;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('enhanced.lead')}
        above={<BackToDashboard />}
        actions={<FreePostsLeft />}
      />
      <Columns>
        <Stack $gap={5}>
          <StartFrom
            like={likeId}
            onChange={(id): void =>
              setAddress((): Record<string, string> => (id === '' ? {} : { like: id }), { replace: true })
            }
          />
          {isComing ? (
            <SkeletonList count={3} lines={4} />
          ) : (
            <EnhancedJobForm
              key={like?.id}
              company={employer.company?.name ?? null}
              collect={collect}
              like={like}
              onPosted={setPosted}
            />
          )}
        </Stack>
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

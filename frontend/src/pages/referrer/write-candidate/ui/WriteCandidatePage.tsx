import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useCandidateProfileQuery } from '#entities/candidate/index.ts';
import { RequireSignIn, type User } from '#entities/session/index.ts';
import { isRefused } from '#shared/api/index.ts';
import { ErrorState, LinkButton, Notice, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The worker or their referrer writes the profile that the employer reads (rules.md#profile-author). */
export function WriteCandidatePage() {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      {(user) => (
        <Page $width="form">
          <Write key={id} referralId={id} user={user} />
        </Page>
      )}
    </RequireSignIn>
  );
}

function Write({ referralId, user }: { readonly referralId: string; readonly user: User }) {
  const { t } = useTranslation('candidate');
  const { currentData: profile, error, refetch } = useCandidateProfileQuery(referralId);
  if (isRefused(error) && !profile)
    return (
      <Stack $gap={4} $align="start">
        <Notice tone="danger" title={t('page.unknown')} text={t('page.unknownText')} />
        <LinkButton to="/dashboard">{t('page.home')}</LinkButton>
      </Stack>
    );
  // The candidate page explains why the profile cannot be changed.
  if (profile && !profile.canWrite) return <Navigate replace to={`/candidate/${referralId}`} />;
  return (
    <>
      <PageHeader
        title={t('form.title')}
        lead={
          profile &&
          t('form.for', {
            name: profile.workerName,
            job: profile.job.title,
            company: profile.job.company,
          })
        }
      />
      {error && !profile && <ErrorState title={t('form.loadFailed')} onRetry={refetch} />}
      {!profile && !error && <SkeletonList count={1} lines={8} />}
      {profile && <ProfileForm profile={profile} userId={user.id} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCandidateProfileQuery, type CandidateProfile } from '#entities/candidate/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { VouchForSkills } from '#features/referral/vouch-for-skills/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { ErrorState, LinkButton, Notice, Page, SkeletonList, Stack } from '#shared/ui/index.ts';
import { Actions } from './Actions.tsx';
import { Column, OffPaper, OnPaper } from './paper.ts';
import { Presentation } from './Presentation.tsx';
import { State } from './State.tsx';

const NOT_THEIRS: ReadonlySet<unknown> = new Set([400, 403, 404]);

/**
 * The employer reads and prints the candidate on one page; its authors see the same page
 * (rules.md#presentation).
 */
export function CandidatePage() {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <OnPaper />
      <Page>
        <Title />
        <Candidate key={id} referralId={id} />
      </Page>
    </RequireSignIn>
  );
}

function Title({ name }: { readonly name?: string }) {
  const { t } = useTranslation(['candidate', 'common']);
  return <title>{`${name ? `${name} · ` : ''}${t('title')} · ${t('common:brand')}`}</title>;
}

function Candidate({ referralId }: { readonly referralId: string }) {
  const { t } = useTranslation('candidate');
  const {
    currentData: profile,
    error,
    refetch,
  } = useCandidateProfileQuery(referralId, {
    refetchOnMountOrArgChange: true,
  });
  if (profile) return <Found profile={profile} />;
  if (isApiError(error) && NOT_THEIRS.has(error.status))
    return (
      <Stack $gap={4} $align="start">
        <Notice tone="danger" title={t('page.unknown')} text={t('page.unknownText')} />
        <LinkButton to="/dashboard">{t('page.home')}</LinkButton>
      </Stack>
    );
  if (error) return <ErrorState title={t('page.failed')} onRetry={refetch} />;
  return <SkeletonList count={1} lines={8} />;
}

function Found({ profile }: { readonly profile: CandidateProfile }) {
  const { t } = useTranslation('candidate');
  if (profile.status === 'withdrawn')
    return (
      <Stack $gap={4} $align="start">
        <Notice tone="warning" title={t('page.withdrawn')} text={t('page.withdrawnText')} />
        <LinkButton to={BACK[profile.reader]}>{t(`page.back.${profile.reader}`)}</LinkButton>
      </Stack>
    );
  return (
    <Column $gap={5}>
      <Title name={profile.workerName} />
      <OffPaper>
        <Actions profile={profile} back={BACK[profile.reader]} />
      </OffPaper>
      <OffPaper>
        <State profile={profile} />
      </OffPaper>
      <Presentation profile={profile} />
      {profile.reader === 'referrer' && (profile.canWrite || profile.writtenBy === 'worker') && (
        <OffPaper>
          <VouchForSkills key={profile.keySkills.join()} profile={profile} />
        </OffPaper>
      )}
    </Column>
  );
}

const BACK = {
  employer: '/employer/referrals',
  referrer: '/my-referrals',
  worker: '/my-applications',
} as const;

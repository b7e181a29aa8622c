import { useTranslation } from 'react-i18next';
import { useMyReferralsQuery } from '#entities/referral/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { useStoredReferrals } from '#shared/kept/index.ts';
import { ErrorState, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { QuickActions } from './QuickActions.tsx';
import { ReferralTotals } from './ReferralTotals.tsx';
import { TrackerList } from './TrackerList.tsx';

/** The referrer's referrals with their tracker (rules.md#my-referrals). */
export function MyReferralsPage() {
  const { t } = useTranslation('my-referrals');
  return (
    <RequireSignIn>
      <Page>
        <PageHeader title={t('title')} lead={t('lead')} actions={<QuickActions />} />
        <Referrals />
      </Page>
    </RequireSignIn>
  );
}

function Referrals() {
  const { t } = useTranslation(['my-referrals', 'referral']);
  const { data, isError, refetch } = useMyReferralsQuery(undefined);
  useStoredReferrals(
    data?.rows.map(({ workerName, job, status }) => ({
      worker: workerName,
      job: job.title,
      status: t(`referral:status.${status}`),
    })),
  );
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
  return (
    <Stack $gap={6}>
      <ReferralTotals referrals={data?.rows} />
      {data ? <TrackerList list={data} /> : <SkeletonList count={3} lines={4} />}
    </Stack>
  );
}

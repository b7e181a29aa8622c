import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmployerReferrals } from '../../../entities/referral/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
} from '../../../shared/ui/index.ts';
import { useReferralColumns, useReferralDesk } from '../../../widgets/referral-desk/index.ts';

const PAGE = 10;

/** The newest referrals of all jobs (document 2 §2.8). */
export function ReferralsSection() {
  const { t } = useTranslation('employer');
  const list = useEmployerReferrals({ limit: PAGE });
  const desk = useReferralDesk();
  const columns = useReferralColumns(desk);
  return (
    <Stack as="section" aria-labelledby="recent-referrals">
      <Inline $justify="space-between">
        <h2 id="recent-referrals">{t('referrals.heading')}</h2>
        <LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>
      </Inline>
      {list.isLoading && (
        <>
          <p role="status">{t('referrals.loading')}</p>
          <SkeletonList count={3} lines={3} />
        </>
      )}
      {list.isError && <ErrorState title={t('referrals.failed')} onRetry={list.retry} />}
      {!list.isLoading && !list.isError && list.referrals.length === 0 && (
        <EmptyState
          icon={<Users />}
          title={t('referrals.empty')}
          text={t('referrals.emptyText')}
          action={<LinkButton to="/post-job">{t('referrals.emptyAction')}</LinkButton>}
        />
      )}
      {list.referrals.length > 0 && (
        <DataTable
          caption={t('referrals.heading')}
          columns={columns}
          rows={list.referrals}
          rowKey={(referral) => referral.id}
        />
      )}
      {list.hasMore && (
        <Button loading={list.isFetching} onClick={() => list.loadMore()}>
          {t('referrals.showMore')}
        </Button>
      )}
      {desk.dialogs}
    </Stack>
  );
}

import { HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useEmployerReferrals,
  type EmployerStats,
  type ReferralStatus,
} from '../../../entities/referral/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonList,
  Stack,
} from '../../../shared/ui/index.ts';
import { useReferralColumns, useReferralDesk } from '../../../widgets/referral-desk/index.ts';
import { FunnelCard } from './FunnelCard.tsx';

const HIRED: readonly ReferralStatus[] = ['hired', 'completed'];
const PAGE = 10;

/** Who was hired, and how many of those who were referred came that far. */
export function HiresTab({ stats }: { readonly stats: EmployerStats | null | undefined }) {
  const { t } = useTranslation('employer');
  const list = useEmployerReferrals({ status: HIRED, limit: PAGE });
  const desk = useReferralDesk();
  const columns = useReferralColumns(desk);
  return (
    <Stack $gap={8}>
      <Stack as="section" aria-labelledby="hires">
        <h2 id="hires">{t('hires.heading')}</h2>
        {list.isLoading && <SkeletonList count={2} lines={3} />}
        {list.isError && <ErrorState title={t('referrals.failed')} onRetry={list.retry} />}
        {!list.isLoading && !list.isError && list.referrals.length === 0 && (
          <EmptyState
            icon={<HardHat />}
            title={t('hires.empty')}
            text={t('hires.emptyText')}
            action={<LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>}
          />
        )}
        {list.referrals.length > 0 && (
          <DataTable
            caption={t('hires.heading')}
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
      </Stack>
      {stats && stats.totalReferrals > 0 && <FunnelCard stats={stats} />}
      {desk.dialogs}
    </Stack>
  );
}

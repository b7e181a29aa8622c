import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PENDING_STATUSES, useEmployerReferrals, type EmployerStats } from '#entities/referral/index.ts';
import {
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  LinkButton,
  ShowMore,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { useReferralManagement } from '#widgets/referral-management/index.ts';
import { PendingCard } from './PendingCard.tsx';

const PAGE = 12;

/** Pending referrals with Pass, Schedule Interview, and Hire (rules.md#employer-dashboard). */
export function PendingSection({ stats }: { readonly stats: EmployerStats | null | undefined }) {
  const { t } = useTranslation('employer');
  const list = useEmployerReferrals({ status: PENDING_STATUSES, limit: PAGE });
  const management = useReferralManagement();
  return (
    <Stack as="section" aria-labelledby="pending-referrals">
      <Inline $justify="space-between">
        <div>
          <h2 id="pending-referrals">{t('pending.heading')}</h2>
          <p>{t('pending.lead', { count: stats?.pending ?? list.referrals.length })}</p>
        </div>
        <LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>
      </Inline>
      {list.isLoading && <SkeletonList count={3} lines={3} />}
      {list.isError && <ErrorState title={t('referrals.failed')} onRetry={list.retry} />}
      {!list.isLoading && !list.isError && list.referrals.length === 0 && (
        <EmptyState
          icon={<ClipboardCheck />}
          title={t('pending.empty')}
          text={t('pending.emptyText')}
          action={<LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>}
        />
      )}
      {list.referrals.length > 0 && (
        <Grid as="ul" role="list" $min="320px">
          {list.referrals.map((referral) => (
            <PendingCard key={referral.id} referral={referral} management={management} />
          ))}
        </Grid>
      )}
      <ShowMore list={list.more} label={t('referrals.showMore')} />
      {management.dialogs}
    </Stack>
  );
}

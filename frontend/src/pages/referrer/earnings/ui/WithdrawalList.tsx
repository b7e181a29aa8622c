import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useWithdrawalsInfiniteQuery } from '../api/earnings-api.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** Withdrawals, newest first. */
export function WithdrawalList() {
  const { t } = useTranslation('earnings');
  return (
    <Stack as="section" $gap={4} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('history.title')}</h2>
      <Withdrawals />
    </Stack>
  );
}

function Withdrawals() {
  const { t } = useTranslation('earnings');
  const list = useWithdrawalsInfiniteQuery(undefined, { refetchOnMountOrArgChange: !import.meta.env.SSR });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (list.isError && !rows) return <ErrorState title={t('history.failed')} onRetry={list.refetch} />;
  if (!rows) return <SkeletonList count={3} lines={2} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('history.empty')}
        text={t('history.emptyText')}
        action={<LinkButton to="/my-referrals">{t('history.emptyAction')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Stack as="ul" role="list" $gap={3}>
        {rows.map((one) => (
          <WithdrawalCard key={one.id} withdrawal={one} />
        ))}
      </Stack>
      <ShowMore list={list} label={t('history.more')} />
    </>
  );
}

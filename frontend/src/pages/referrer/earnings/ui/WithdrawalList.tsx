import { useTranslation } from 'react-i18next';
import { EmptyState, InfiniteList, LinkButton, SkeletonList, Stack } from '#shared/ui/index.ts';
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
  return (
    <InfiniteList
      list={list}
      failed={t('history.failed')}
      more={t('history.more')}
      empty={
        <EmptyState
          title={t('history.empty')}
          text={t('history.emptyText')}
          action={<LinkButton to="/my-referrals">{t('history.emptyAction')}</LinkButton>}
        />
      }
      skeleton={<SkeletonList count={3} lines={2} />}
    >
      {(rows) => (
        <Stack as="ul" role="list" $gap={3}>
          {rows.map((one) => (
            <WithdrawalCard key={one.id} withdrawal={one} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}

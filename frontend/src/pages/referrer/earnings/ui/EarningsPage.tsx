import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { ErrorState, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { MoneyHeader } from '#widgets/money-header/index.ts';
import { useEarlyOffers, usePayoutAccountQuery } from '../api/earnings-api.ts';
import { useBankReturn } from '../model/use-bank-return.ts';
import { BankCard } from './BankCard.tsx';
import { EarlyHistory } from './early/EarlyHistory.tsx';
import { EarlyOffers } from './early/EarlyOffers.tsx';
import { TaxCard } from './TaxCard.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** The referrer's earnings, and withdrawals to their bank (rules.md#withdrawals). */
export function EarningsPage() {
  const { t } = useTranslation('earnings');
  return (
    <RequireSignIn>
      <Page $width="form">
        <PageHeader title={t('title')} lead={t('lead')} />
        <Earnings />
      </Page>
    </RequireSignIn>
  );
}

function Earnings() {
  const { t } = useTranslation('earnings');
  useBankReturn();
  const {
    data: account,
    isError,
    refetch,
  } = usePayoutAccountQuery(undefined, { refetchOnMountOrArgChange: !import.meta.env.SSR });
  const offers = useEarlyOffers();
  if (isError && !account) return <ErrorState title={t('failed')} onRetry={refetch} />;
  // Waits for the early payouts, which appear above the bank, so that nothing below them moves.
  if (!account || offers.isLoading) return <SkeletonList count={3} lines={3} />;
  return (
    <Stack $gap={6}>
      <MoneyHeader account={account} />
      <WithdrawButton account={account} />
      <EarlyOffers list={offers} />
      <BankCard account={account} />
      <TaxCard account={account} />
      <WithdrawalList />
      <EarlyHistory />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { Amount, ErrorState, Grid, Page, PageHeader, SkeletonList, Stack, Tile } from '#shared/ui/index.ts';
import { usePayoutAccountQuery } from '../model/earnings-calls.ts';
import { useBankReturn } from '../model/use-bank-return.ts';
import { BankCard } from './BankCard.tsx';
import { TaxCard } from './TaxCard.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** What someone has earned, and the way to their bank (rules.md#withdrawals). */
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
  } = usePayoutAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !account) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!account) return <SkeletonList count={3} lines={3} />;
  return (
    <Stack $gap={6}>
      <Grid $min="150px" $stretch as="dl">
        <Tile
          label={t('balance.available')}
          value={<Amount value={account.availableBalance} decimals="always" />}
          note={t('balance.availableNote')}
        />
        <Tile
          label={t('balance.inTransit')}
          value={<Amount value={account.inTransit} decimals="always" />}
          note={t('balance.inTransitNote')}
        />
        <Tile
          label={t('balance.coming')}
          value={<Amount value={account.pendingBalance} decimals="always" />}
          note={t('balance.comingNote')}
        />
      </Grid>
      <WithdrawButton account={account} />
      <BankCard account={account} />
      <TaxCard account={account} />
      <WithdrawalList />
    </Stack>
  );
}

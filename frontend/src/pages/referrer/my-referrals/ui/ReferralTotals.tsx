import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { referrerFigures, type Referral } from '#entities/referral/index.ts';
import { useReferrerStatsQuery } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Amount, Grid, Skeleton, Tile } from '#shared/ui/index.ts';

/** Total, completed, earnings. Undefined: not there yet. */
export function ReferralTotals({ referrals }: { readonly referrals: readonly Referral[] | undefined }) {
  const { t, i18n } = useTranslation('my-referrals');
  const { data: stats } = useReferrerStatsQuery(undefined);
  const figures = referrals && referrerFigures(referrals);
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  const waiting = <Skeleton $width="3ch" />;
  return (
    <Tiles as="dl" $min="150px" $gap={3} $stretch>
      <Tile label={t('total.all')} value={figures?.total ?? waiting} />
      <Tile label={t('total.completed')} value={figures?.completed ?? waiting} />
      <Tile
        label={t('total.earnings')}
        value={figures ? <Amount value={figures.earnings} decimals="never" /> : waiting}
        note={
          stats
            ? t('total.split', { paid: money(stats.totalEarnings), coming: money(stats.pendingEarnings) })
            : t('total.splitWaiting')
        }
      />
    </Tiles>
  );
}

/** On a phone two stand side by side and the money has the whole line. */
const Tiles = styled(Grid)`
  @media (max-width: 559.98px) {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

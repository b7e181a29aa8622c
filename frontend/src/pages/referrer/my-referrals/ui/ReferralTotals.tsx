import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EarningsSplit, referrerFigures, type Referral } from '#entities/referral/index.ts';
import { Amount, Grid, Skeleton, Stack, Tile } from '#shared/ui/index.ts';
import { MoneyHeader } from '#widgets/money-header/index.ts';

/** The number of referrals and completions, and the total earned. Undefined while loading. */
export function ReferralTotals({ referrals }: { readonly referrals: readonly Referral[] | undefined }) {
  const { t } = useTranslation('my-referrals');
  const figures = referrals && referrerFigures(referrals);
  const waiting = <Skeleton $width="3ch" />;
  return (
    <Stack $gap={3}>
      <Tiles as="dl" $min="150px" $gap={3} $stretch>
        <Tile label={t('total.all')} value={figures?.total ?? waiting} />
        <Tile label={t('total.completed')} value={figures?.completed ?? waiting} />
        <Tile
          label={t('total.earnings')}
          value={figures ? <Amount value={figures.earnings} /> : waiting}
          note={<EarningsSplit figures={figures} />}
        />
      </Tiles>
      <MoneyHeader />
    </Stack>
  );
}

/** On a phone, two tiles share a row and the earnings take a full row. */
const Tiles = styled(Grid)`
  @media (max-width: 559.98px) {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

import { useTranslation } from 'react-i18next';
import { useBillingSummaryQuery } from '#entities/payment/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Amount, Grid, Skeleton, Tile } from '#shared/ui/index.ts';
import { monthTotals } from '../../model/month-totals.ts';

const FIGURES = ['charged', 'refunds', 'spend'] as const;

/**
 * Charges minus refunds is the spend of the period. Next to it is the amount on hold today
 * (rules.md#billing-adds-up).
 */
export function BillingTiles({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation('invoices');
  const { data, isError } = useBillingSummaryQuery(undefined);
  if (isError && !data) return null;
  const totals = data && monthTotals(data, month);
  const period = month === '' ? t('totals.year') : formatDate(`${month}-01`, i18n.language, 'monthYear');
  const waiting = <Skeleton $width="5ch" $height="39px" />;
  return (
    <Grid $min="150px" $gap={3} $stretch as="dl">
      {FIGURES.map((figure) => (
        <Tile
          key={figure}
          label={t(`totals.${figure}`)}
          note={figure === 'spend' ? t('totals.spendNote') : period}
          value={totals ? <Amount value={totals[figure]} /> : waiting}
        />
      ))}
      <Tile
        label={t('totals.held')}
        note={t('totals.heldNote')}
        value={data ? <Amount value={data.held} /> : waiting}
      />
    </Grid>
  );
}

import { useTranslation } from 'react-i18next';
import type { Reconciliation } from '#contract/billing/reconciliation/reconciliation.ts';
import { Amount, Callout, DateText, ErrorState, Grid, SkeletonList, Stack, Tile } from '#shared/ui/index.ts';
import { useReconciliationQuery } from '../../api/money-api.ts';
import { StuckMoney } from './StuckMoney.tsx';

type Listing = Reconciliation['listings'][number];

/** The last reading of the provider's books: the time, the range, the booked fees, and stuck money. */
export function LastReading() {
  const { t } = useTranslation('admin-money');
  const reading = useReconciliationQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!reading.data) {
    return reading.isError ? (
      <ErrorState title={t('reading.failed')} onRetry={reading.refetch} />
    ) : (
      <SkeletonList count={1} lines={3} />
    );
  }
  const { listings, open, stuck } = reading.data;
  const [first] = listings;
  return (
    <Stack $gap={3}>
      {!first && <Callout>{t('reading.none')}</Callout>}
      {listings.map((listing) => (
        <Figures
          key={listing.provider}
          listing={listing}
          isNamed={listings.length > 1}
          open={listing === first ? open : null}
        />
      ))}
      <StuckMoney stuck={stuck} />
    </Stack>
  );
}

interface FiguresProps {
  readonly listing: Listing;
  readonly isNamed: boolean;
  /** The total of all providers, so only one of them shows it. */
  readonly open: number | null;
}

function Figures({ listing, isNamed, open }: FiguresProps) {
  const { t } = useTranslation('admin-money');
  const { provider, endedAt, listedUntil, lines, fees, readingSince } = listing;
  const instant = (at: string | null) => (at === null ? t('reading.never') : <DateText value={at} />);
  const hour = (at: string | null) => at !== null && <DateText value={at} style="time" />;
  return (
    <div>
      {isNamed && <h2>{t(`reading.provider.${provider}`)}</h2>}
      <Grid $min="150px" $stretch as="dl">
        {open !== null && (
          <Tile label={t('reading.open')} value={open} note={open > 0 && t('reading.openNote')} />
        )}
        <Tile label={t('reading.last')} value={instant(endedAt)} note={hour(endedAt)} />
        <Tile label={t('reading.until')} value={instant(listedUntil)} note={hour(listedUntil)} />
        <Tile
          label={t('reading.fees')}
          value={<Amount value={fees} decimals="always" />}
          note={t('reading.lines', { count: lines })}
        />
      </Grid>
      {readingSince !== null && <p>{t('reading.underWay')}</p>}
    </div>
  );
}

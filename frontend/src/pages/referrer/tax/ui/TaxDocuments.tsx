import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TaxDocument } from '#contract/billing/taxes/tax-documents.ts';
import { formatAmount } from '#shared/lib/index.ts';
import {
  Amount,
  Card,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
  StatusBadge,
} from '#shared/ui/index.ts';
import { useTaxDocumentsQuery } from '../api/tax-api.ts';
import { FactRows } from './FactRows.tsx';

/** Earnings by year, newest first. */
export function TaxDocuments() {
  const { t } = useTranslation('taxes');
  return (
    <Stack as="section" $gap={4} aria-labelledby="years">
      <h2 id="years">{t('years.title')}</h2>
      <Years />
    </Stack>
  );
}

function Years() {
  const { t } = useTranslation('taxes');
  const { data, isError, refetch } = useTaxDocumentsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !data) return <ErrorState title={t('years.failed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} lines={3} />;
  if (data.length === 0) return <EmptyState title={t('years.empty')} text={t('years.emptyText')} />;
  return (
    <Stack as="ul" role="list" $gap={3}>
      {data.map((document) => (
        <YearCard key={document.year} document={document} />
      ))}
    </Stack>
  );
}

function YearCard({ document }: { readonly document: TaxDocument }) {
  const { t, i18n } = useTranslation('taxes');
  const { year, bonuses, rewards, corrections, total, threshold, isReported, isFinal } = document;
  const amount = (value: string) => <Amount value={value} decimals="always" />;
  return (
    <Card as="li" $tight>
      <Stack $gap={3}>
        <Inline $gap={3} $justify="space-between">
          <h3>{year}</h3>
          <StatusBadge tone={isFinal ? 'success' : 'info'}>
            {t(isFinal ? 'years.final' : 'years.soFar')}
          </StatusBadge>
        </Inline>
        <FactRows
          facts={[
            [t('years.bonuses'), amount(bonuses)],
            [t('years.rewards'), amount(rewards)],
            ...(corrections === '0.00' ? [] : [[t('years.corrections'), amount(corrections)] as const]),
            [t('years.total'), amount(total)],
          ]}
        />
        <p>
          {t(isReported ? 'years.reported' : 'years.notReported', {
            year,
            threshold: formatAmount(threshold, i18n.language),
          })}
        </p>
        <div>
          <LinkButton to={`/api/tax-documents/pdf?year=${year}`} download icon={<Download aria-hidden />}>
            {t('years.download', { year })}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

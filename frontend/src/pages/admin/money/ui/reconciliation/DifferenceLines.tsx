import { useTranslation } from 'react-i18next';
import type { BalanceDifference } from '#contract/billing/reconciliation/reconciliation.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, Card, DateText, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useDifferenceLinesQuery } from '../../api/money-api.ts';

/** The provider's lines, above the rows of our ledger. */
export function DifferenceLines({ difference }: { readonly difference: BalanceDifference }) {
  const { t } = useTranslation('admin-money');
  const lines = useDifferenceLinesQuery(difference.id, { refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" $gap={3} aria-labelledby="provider-lines">
      <h3 id="provider-lines">{t('differences.lines')}</h3>
      {lines.data?.length === 0 && <p>{t('differences.noLines')}</p>}
      {lines.data && lines.data.length > 0 && (
        <Card $tight as="div">
          <FactList
            facts={lines.data.map(({ id, kind, amount, fee, at }) => ({
              key: id,
              name: (
                <>
                  {t(`differences.line.${kind}`)} · <DateText value={at} style="dateTime" />
                  {Number(fee) !== 0 && (
                    <>
                      {' · '}
                      {t('differences.fee')} <Amount value={fee} decimals="always" />
                    </>
                  )}
                </>
              ),
              value: <Amount value={amount} decimals="always" />,
            }))}
          />
        </Card>
      )}
      {!lines.data && lines.isError && (
        <ErrorState title={t('differences.linesFailed')} onRetry={lines.refetch} />
      )}
      {!lines.data && !lines.isError && <SkeletonList count={1} lines={2} />}
    </Stack>
  );
}

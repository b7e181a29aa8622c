import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '#shared/lib/index.ts';
import { Amount, Card, DateText, ErrorState, ShowMore, Stack } from '#shared/ui/index.ts';
import { useEarlyPayoutsInfiniteQuery } from '../../api/earnings-api.ts';

/** Early payouts taken and their fees, newest first; nothing if there are none. */
export function EarlyHistory() {
  const { t, i18n } = useTranslation('earnings');
  const list = useEarlyPayoutsInfiniteQuery(
    { status: 'taken' },
    { refetchOnMountOrArgChange: !import.meta.env.SSR },
  );
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (list.isError && !rows) return <ErrorState title={t('early.historyFailed')} onRetry={list.refetch} />;
  if (!rows?.length) return null;
  const money = (value: string): string => formatAmount(value, i18n.language, 'always');
  return (
    <Stack as="section" $gap={4} aria-labelledby="early-history">
      <h2 id="early-history">{t('early.history')}</h2>
      <Stack as="ul" role="list" $gap={3}>
        {rows.map(({ id, amount, fee, payout, takenAt, workerName, jobTitle }) => (
          <Card as="li" $tight key={id}>
            <Stack $gap={1}>
              <span>
                <strong>
                  <Amount value={payout} decimals="always" />
                </strong>
                {takenAt && (
                  <>
                    {' · '}
                    <DateText value={takenAt} />
                  </>
                )}
              </span>
              <span>{t('early.for', { worker: workerName, job: jobTitle })}</span>
              <Note>{t('early.made', { amount: money(amount), fee: money(fee) })}</Note>
            </Stack>
          </Card>
        ))}
      </Stack>
      <ShowMore list={list} label={t('early.more')} />
    </Stack>
  );
}

const Note = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBillingSummaryQuery, type BillingSummary } from '../../../entities/payment/index.ts';
import { formatAmount, formatDate } from '../../../shared/lib/index.ts';
import { onPhone } from '../../../shared/theme/index.ts';
import { Amount, Card, ErrorState, Skeleton, Stack } from '../../../shared/ui/index.ts';
import { TableTwin } from './TableTwin.tsx';

/** What the employer spends, from the ledger (decision 52). */
export function SpendCard() {
  const { t } = useTranslation('employer');
  const { data, isError, refetch } = useBillingSummaryQuery(undefined);
  return (
    <Card aria-labelledby="spend">
      <Stack $gap={4}>
        <div>
          <h2 id="spend">{t('spend.heading')}</h2>
          <Lead>{t('spend.lead')}</Lead>
        </div>
        {data && <Spend summary={data} />}
        {!data && isError && <ErrorState title={t('spend.failed')} onRetry={refetch} />}
        {!data && !isError && <Skeleton $height="200px" />}
      </Stack>
    </Card>
  );
}

function Spend({ summary }: { readonly summary: BillingSummary }) {
  const { t, i18n } = useTranslation('employer');
  const held = formatAmount(summary.held, i18n.language);
  return (
    <>
      <div>
        <Figure>
          <Amount value={summary.spend} />
        </Figure>
        <Lead>{t('spend.held', { amount: held })}</Lead>
      </div>
      <Months summary={summary} />
      <TableTwin
        caption={t('spend.caption')}
        head={[t('spend.month'), t('spend.spend')]}
        rows={summary.byMonth.map(({ month, spend }) => [month, formatAmount(spend, i18n.language)])}
      />
    </>
  );
}

const HEIGHT = 110;

function Months({ summary }: { readonly summary: BillingSummary }) {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...summary.byMonth.map(({ spend }) => Number(spend)));
  return (
    <Columns aria-hidden>
      {summary.byMonth.map(({ month, spend }, index) => (
        <div key={month}>
          <svg width="100%" height={HEIGHT} role="presentation">
            <rect
              width="100%"
              y={HEIGHT - columnHeight(spend, most)}
              height={columnHeight(spend, most)}
              fill={index === summary.byMonth.length - 1 ? 'var(--accent)' : 'var(--line-strong)'}
            />
          </svg>
          <span>
            {formatDate(`${month}-01`, i18n.language, 'day')
              .replace(/[\d\s.]+/g, '')
              .slice(0, 3)}
          </span>
        </div>
      ))}
    </Columns>
  );
}

/** A month without spend keeps a line on the ground; refunds may outweigh the charges of a month. */
function columnHeight(spend: string, most: number): number {
  return Math.max(2, (Number(spend) / most) * HEIGHT);
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Figure = styled.p`
  font: 700 var(--size-46) / 1.1 var(--font-display);
`;

const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 6px;
  color: var(--text-muted);
  font-size: 0.75rem;
  text-align: center;
  svg {
    display: block;
    border-bottom: 1px solid var(--line-strong);
  }
  > div {
    display: grid;
    justify-items: center;
  }
  /* Twelve names do not fit on a phone: every second one stays, the newest among them. */
  ${onPhone} {
    gap: 3px;
    > div:nth-last-child(even) span {
      visibility: hidden;
    }
  }
`;

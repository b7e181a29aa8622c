import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  PaymentStateBadge,
  useBillingSummaryQuery,
  usePaymentPagesInfiniteQuery,
  type BillingSummary,
  type PaymentRecord,
} from '#entities/payment/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import {
  Amount,
  DataTable,
  DateText,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  LinkButton,
  ShowMore,
  Skeleton,
  SkeletonList,
  Stack,
  Tile,
  type Column,
} from '#shared/ui/index.ts';
import { usePayAgain, type PayAgain } from '../model/use-pay-again.ts';
import { BillTo } from './invoices/BillTo.tsx';
import { Invoices } from './invoices/Invoices.tsx';
import { PayAgainButton } from './PayAgainButton.tsx';
import { SpendCard } from './SpendCard.tsx';

const FIGURES = [
  'bonusesPaid',
  'platformFees',
  'addOns',
  'refunds',
  'held',
] as const satisfies readonly Exclude<keyof BillingSummary, 'byMonth'>[];

const PAGE = 20;

/** The ledger's own figures of this month and the payments behind them (rules.md#real-billing-figures). */
export function BillingTab() {
  const { t } = useTranslation('employer');
  const { data } = useBillingSummaryQuery(undefined);
  return (
    <Stack $gap={8}>
      <Grid $min="170px" $gap={3} $stretch as="dl">
        {FIGURES.map((figure) => (
          <Tile
            key={figure}
            label={t(`billing.${figure}`)}
            note={t(figure === 'held' ? 'billing.heldNote' : 'billing.monthNote')}
            value={data ? <Amount value={data[figure]} /> : <Skeleton $width="5ch" $height="39px" />}
          />
        ))}
      </Grid>
      <Inline $gap={3}>
        <LinkButton to="/employer/plans">{t('billing.plans')}</LinkButton>
        <LinkButton to="/employer/cards">{t('billing.cards')}</LinkButton>
      </Inline>
      <SpendCard />
      <Payments />
      <Invoices />
      <BillTo />
    </Stack>
  );
}

function Payments() {
  const { t } = useTranslation('employer');
  const list = usePaymentPagesInfiniteQuery({ limit: PAGE });
  const payments = list.data?.pages.flatMap((page) => page.rows);
  const { payAgain, dialog } = usePayAgain();
  const columns = useColumns(payAgain);
  return (
    <Stack as="section" aria-labelledby="payments">
      {dialog}
      <h2 id="payments">{t('billing.payments')}</h2>
      {!payments && !list.isError && <SkeletonList count={3} lines={2} />}
      {!payments && list.isError && <ErrorState title={t('billing.failed')} onRetry={list.refetch} />}
      {payments?.length === 0 && (
        <EmptyState
          icon={<Receipt />}
          title={t('billing.empty')}
          text={t('billing.emptyText')}
          action={<LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>}
        />
      )}
      {payments && payments.length > 0 && (
        <DataTable
          caption={t('billing.payments')}
          columns={columns}
          rows={payments}
          rowKey={(payment) => payment.id}
        />
      )}
      <ShowMore list={list} label={t('referrals.showMore')} />
    </Stack>
  );
}

function What({ words, payment }: { readonly words: string; readonly payment: PaymentRecord }) {
  const { workerName, referrals } = payment;
  return (
    <Two>
      {words}
      {referrals.length > 1 ? <Parts referrals={referrals} /> : workerName && <small>{workerName}</small>}
    </Two>
  );
}

/** The receipt, and the invoice once it is issued. */
function Receipts({ payment, label }: { readonly payment: PaymentRecord; readonly label: string }) {
  const { id, invoice } = payment;
  return (
    <Papers>
      <Paper href={`/api/billing/payments/${id}/receipt`} target="_blank" rel="noopener" aria-label={label}>
        PDF
      </Paper>
      {invoice && (
        <Paper href={`/api/billing/invoices/${invoice.id}/pdf`} target="_blank" rel="noopener">
          {invoice.number}
        </Paper>
      )}
    </Papers>
  );
}

/** Each person of a payment for several, with their part (rules.md#offers-to-several). */
function Parts({ referrals }: Pick<PaymentRecord, 'referrals'>) {
  const { t } = useTranslation('employer');
  return (
    <details>
      <summary>{t('billing.people', { count: referrals.length })}</summary>
      <ul>
        {referrals.map(({ referralId, workerName, amount }) => (
          <li key={referralId}>
            {workerName} <Amount value={amount} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Two links one above the other: each can be hit. */
const Paper = styled.a`
  display: inline-block;
  min-height: 24px;
  white-space: nowrap;
`;

const Papers = styled.span`
  display: grid;
  font-size: var(--size-14);
  ${onPhone} {
    justify-items: end;
  }
`;

const Two = styled.span`
  display: grid;
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
  details {
    font-size: var(--size-14);
    font-weight: 400;
  }
  summary {
    display: inline-block;
    min-height: 24px;
    color: var(--link);
    text-decoration: underline;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-1) 0;
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;

function useColumns(payAgain: PayAgain): readonly Column<PaymentRecord>[] {
  const { t } = useTranslation(['employer', 'payment']);
  /** What it was for, in the reader's language. */
  const what = ({ lines, description }: PaymentRecord): string =>
    lines.map(({ kind }) => t(`payment:line.${kind}`)).join(', ') || description;
  return [
    {
      key: 'what',
      header: t('billing.what'),
      main: true,
      cell: (payment) => <What words={what(payment)} payment={payment} />,
    },
    { key: 'date', header: t('billing.date'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    {
      key: 'status',
      header: t('billing.status'),
      cell: (payment) => <PaymentStateBadge payment={payment} />,
    },
    {
      key: 'refunded',
      header: t('billing.refunded'),
      align: 'end',
      cell: ({ refunded }) => <Amount value={refunded} />,
    },
    {
      key: 'amount',
      header: t('billing.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'receipt',
      header: t('billing.receipt'),
      cell: (payment) =>
        payment.status === 'succeeded' ? (
          <Receipts
            payment={payment}
            label={t('billing.receiptOf', {
              what: [what(payment), payment.workerName].filter(Boolean).join(', '),
            })}
          />
        ) : (
          <PayAgainButton payment={payment} payAgain={payAgain} />
        ),
    },
  ];
}

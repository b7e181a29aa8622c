import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PLAN_NAMES } from '#contract/billing/vocabulary/plans/plans.ts';
import { PaymentStateBadge, type PaymentRecord } from '#entities/payment/index.ts';
import { Amount, Badge } from '#shared/ui/index.ts';
import type { ChargeRow } from '../../model/charge-row.ts';

interface RowProps {
  readonly row: ChargeRow;
}

/** The purpose of the charge in the reader's language, and the people it was for. */
export function ChargedFor({ row }: RowProps) {
  const { t } = useTranslation(['invoices', 'payment']);
  const { invoice, payment } = row;
  const { referrals } = invoice ?? payment;
  const words = payment
    ? payment.lines.map(({ kind }) => t(`payment:line.${kind}`)).join(', ') || payment.description
    : invoice.lines
        .map(({ kind, plan, count }) => {
          const what =
            kind === 'plan'
              ? t('line.plan', { plan: plan ? PLAN_NAMES[plan] : '' })
              : kind === 'refund' || kind === 'dispute' || kind === 'dispute_won'
                ? t(`line.${kind}`)
                : t(`payment:line.${kind}`);
          return count > 1 ? t('times', { what, count }) : what;
        })
        .join(', ');
  return (
    <Two>
      {words}
      <State row={row} />
      {referrals.length > 1 ? <Parts referrals={referrals} /> : <small>{referrals[0]?.workerName}</small>}
    </Two>
  );
}

/** A fully paid charge needs no badge. */
function State({ row: { invoice, payment } }: RowProps) {
  const { t } = useTranslation('invoices');
  const state = payment ?? { status: 'succeeded', amount: invoice.total, refunded: invoice.credited };
  const isPaid = state.status === 'succeeded' && state.refunded === '0.00';
  if (invoice?.kind === 'credit_note') return <Badge $tone="success">{t('kind.credit_note')}</Badge>;
  return isPaid ? null : <PaymentStateBadge payment={{ ...state, status: payment?.status ?? 'succeeded' }} />;
}

/** Each person in a payment for several people, with their share (rules.md#offers-to-several). */
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

const Two = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
  small:empty {
    display: none;
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

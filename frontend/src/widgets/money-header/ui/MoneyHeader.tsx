import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PayoutAccount } from '#contract/billing/payouts/payout-account.ts';
import { WITHDRAWAL_MIN } from '#contract/billing/vocabulary/payouts/payouts.ts';
import { nextPayout, useMyReferralsQuery } from '#entities/referral/index.ts';
import { useReferrerStatsQuery } from '#entities/reward/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { Amount, Skeleton } from '#shared/ui/index.ts';

interface MoneyHeaderProps {
  /** Present on the screen that has its own withdrawal form. */
  readonly account?: Pick<PayoutAccount, 'availableBalance' | 'pendingBalance' | 'inTransit'> | undefined;
}

/** A referrer's money on every screen: available, next payout with its date, and coming. */
export function MoneyHeader({ account }: MoneyHeaderProps) {
  const { t, i18n } = useTranslation('money-header');
  const { data: stats } = useReferrerStatsQuery(undefined);
  const { data: referrals } = useMyReferralsQuery(undefined);
  const available = account?.availableBalance ?? stats?.availableBalance;
  const next = referrals && nextPayout(referrals.rows);
  const date = next && formatDate(next.dueAt, i18n.language, 'date');
  return (
    <Row aria-label={t('label')}>
      <Figure
        label={t('available')}
        amount={available}
        note={available && <Way available={available} isWithdrawHere={account !== undefined} />}
      />
      {account && Number(account.inTransit) > 0 && (
        <Figure label={t('inTransit')} amount={account.inTransit} note={t('inTransitNote')} />
      )}
      <Figure
        label={t('next')}
        amount={referrals && (next?.amount ?? 0)}
        note={date ? t('nextOn', { date }) : t('noNext')}
      />
      <Figure
        label={t('coming')}
        amount={account?.pendingBalance ?? stats?.pendingEarnings}
        note={t('comingNote')}
      />
    </Row>
  );
}

/** A link to withdraw, or the minimum if the balance is too low. */
function Way({
  available,
  isWithdrawHere,
}: {
  readonly available: string;
  readonly isWithdrawHere: boolean;
}) {
  const { t, i18n } = useTranslation('money-header');
  if (Number(available) < Number(WITHDRAWAL_MIN)) {
    return t('from', { amount: formatAmount(WITHDRAWAL_MIN, i18n.language) });
  }
  return isWithdrawHere ? t('ready') : <Link to="/earnings">{t('withdraw')}</Link>;
}

interface FigureProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly amount: string | number | undefined;
  readonly note: ReactNode;
}

function Figure({ label, amount, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <Sum>
        {amount === undefined ? <Skeleton $width="5ch" /> : <Amount value={amount} decimals="always" />}
      </Sum>
      <dd>{note}</dd>
    </div>
  );
}

const Sum = styled.dd`
  font: 700 var(--size-26) / 1.2 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Row = styled.dl`
  display: grid;
  /* Fits five digits in the font of any phone. */
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  border: 1px solid var(--line);
  border-left: 6px solid var(--hi-vis);
  border-radius: var(--radius);
  background: var(--surface);
  /* Aligns the amounts even if a label wraps. */
  > div {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-items: end;
    min-width: 0;
    padding: var(--space-2) var(--space-3);
  }
  dt,
  dd:last-child {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dt {
    font-weight: 500;
  }
  dd:last-child {
    align-self: start;
  }
`;

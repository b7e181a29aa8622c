import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { bonusParts, formatAmount } from '#shared/lib/index.ts';
import { Badge, BonusBadge } from '#shared/ui/index.ts';

interface JobBonusProps {
  /** Dollars, such as "500.00". */
  readonly amount: string;
  readonly size?: 'md' | 'lg';
}

/** The referral bonus and its payout dates. */
export function JobBonus({ amount, size = 'md' }: JobBonusProps) {
  const { t, i18n } = useTranslation('jobs');
  const [first, second] = bonusParts(amount, null);
  const dollars = (value: string): string => formatAmount(value, i18n.language);
  if (!first) return <Badge>{t('bonus.notSet')}</Badge>;
  const schedule = second
    ? t('bonus.schedule', {
        first: dollars(first.amount),
        firstDays: first.days,
        second: dollars(second.amount),
        secondDays: second.days,
      })
    : t('bonus.once', { amount: dollars(first.amount), days: first.days });
  const brief = second
    ? t('bonus.briefly', { firstDays: first.days, secondDays: second.days })
    : t('bonus.onceBriefly', { days: first.days });
  return (
    <BonusBadge
      amount={amount}
      size={size}
      schedule={
        <>
          <InFull>{schedule}</InFull>
          <InBrief>{brief}</InBrief>
        </>
      }
    />
  );
}

/** A narrow card has one line for the schedule. */
const InFull = styled.span`
  @container job-card (max-width: 479.98px) {
    display: none;
  }
`;

const InBrief = styled.span`
  display: none;
  @container job-card (max-width: 479.98px) {
    display: inline;
  }
`;

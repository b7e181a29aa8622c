import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '../../lib/index.ts';

interface BonusBadgeProps {
  /** Dollars, e.g. "500.00". */
  readonly amount: string | number;
  /** The dates of payment: "$125 on Jan 14, $375 on Feb 13". */
  readonly schedule?: ReactNode;
  readonly size?: 'md' | 'lg';
}

/** A bonus to be earned: a bright color on black, like the sign at a site gate. */
export function BonusBadge({ amount, schedule, size = 'md' }: BonusBadgeProps) {
  const { t, i18n } = useTranslation();
  return (
    <Sign $large={size === 'lg'}>
      <strong>{t('bonus', { amount: formatAmount(amount, i18n.language) })}</strong>
      {schedule && <span>{schedule}</span>}
    </Sign>
  );
}

const Sign = styled.span<{ $large: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  padding: ${({ $large }) => ($large ? '10px 14px' : '5px 10px')};
  border-radius: 4px;
  border: 1.5px solid var(--bonus);
  background: var(--bonus);
  color: var(--bonus-muted);
  font-size: var(--size-14);
  line-height: 1.3;
  strong {
    color: var(--on-bonus);
    font: 700 ${({ $large }) => ($large ? 'var(--size-34)' : 'var(--size-20)')} / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.01em;
  }
`;

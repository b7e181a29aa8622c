import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '#shared/lib/index.ts';
import { hireCost } from '../../model/hire-cost.ts';

interface HireCostProps {
  readonly payRate: string;
  readonly bonus: string;
}

/** The cost of a hire, updated while bonus and pay are typed (rules.md#cost-of-a-hire). */
export function HireCost({ payRate, bonus }: HireCostProps) {
  const { t, i18n } = useTranslation('post-job');
  const cost = hireCost(payRate, bonus);
  if (!cost) return null;
  const dollars = (amount: number): string => formatAmount(amount, i18n.language);
  return (
    <Box>
      <strong>{t('cost.total', { amount: dollars(cost.total) })}</strong>
      <p>
        {cost.fee === null
          ? t('cost.partsWithoutFee', { bonus: dollars(cost.bonus), letter: dollars(cost.letter) })
          : t('cost.parts', {
              bonus: dollars(cost.bonus),
              letter: dollars(cost.letter),
              fee: dollars(cost.fee),
            })}
      </p>
      <p>{t('cost.when')}</p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-left: var(--space-3);
  border-left: 4px solid var(--hi-vis);
  font-size: var(--size-14);
  strong {
    font-size: var(--size-16);
  }
  p {
    color: var(--text-muted);
  }
`;

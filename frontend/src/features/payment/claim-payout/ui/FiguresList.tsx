import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { Amount } from '#shared/ui/index.ts';
import { totalOf, type ClaimFigures } from '../model/claim-figures.ts';

interface FiguresListProps {
  readonly figures: ClaimFigures;
  readonly tier: CompletedReferral['tier'];
  /** The current points; null while unknown. */
  readonly balance: number | null;
}

/** The payout and its parts, as a receipt. */
export function FiguresList({ figures, tier, balance }: FiguresListProps) {
  const { t } = useTranslation(['claim-payout', 'reward']);
  const { basePayout, tempBoost, pointsSpent } = figures;
  return (
    <Lines>
      <div>
        <dt>{t('line.base', { tier: t(`reward:tier.${tier}`) })}</dt>
        <dd>
          <Amount value={basePayout} decimals="always" />
        </dd>
      </div>
      {pointsSpent > 0 && (
        <div>
          <dt>{t('line.boost')}</dt>
          <dd>
            <Amount value={tempBoost} decimals="always" />
          </dd>
        </div>
      )}
      <Total>
        <dt>{t('line.total')}</dt>
        <dd>
          <Amount value={totalOf(figures)} decimals="always" />
        </dd>
      </Total>
      {pointsSpent > 0 && (
        <div>
          <dt>{t('line.points')}</dt>
          <dd>
            {balance === null
              ? t('line.pointsSpent', { points: pointsSpent })
              : t('line.pointsLeft', { points: pointsSpent, left: balance - pointsSpent })}
          </dd>
        </div>
      )}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-3) var(--space-4);
    &:not(:first-child) {
      border-top: 1px solid var(--line);
    }
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Total = styled.div`
  && {
    border-top: 2px solid var(--line-strong);
  }
  font-weight: 600;
  dd {
    font: 700 var(--size-26) / 1 var(--font-display);
  }
`;

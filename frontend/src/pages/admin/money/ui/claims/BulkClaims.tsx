import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Inline } from '#shared/ui/index.ts';
import { totalOf } from '../../model/total-of.ts';

interface BulkClaimsProps {
  readonly chosen: readonly RewardClaim[];
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly onDecide: (approve: boolean) => void;
}

/** Decides several claims in one step and shows their total. */
export function BulkClaims({ chosen, onChooseAll, onClear, onDecide }: BulkClaimsProps) {
  const { t, i18n } = useTranslation('admin-money');
  const words = { count: chosen.length, amount: formatAmount(totalOf(chosen), i18n.language) };
  return (
    <Inline $justify="space-between" $gap={3}>
      <Inline $gap={2}>
        <Button variant="ghost" onClick={onChooseAll}>
          {t('claims.all')}
        </Button>
        <Button variant="ghost" disabled={chosen.length === 0} onClick={onClear}>
          {t('claims.clear')}
        </Button>
        <Count role="status">{t('claims.chosen', words)}</Count>
      </Inline>
      {chosen.length > 0 && (
        <Inline $gap={2}>
          <Button variant="primary" onClick={() => onDecide(true)}>
            {t('claims.paySome', words)}
          </Button>
          <Button onClick={() => onDecide(false)}>{t('claims.refuseSome', words)}</Button>
        </Inline>
      )}
    </Inline>
  );
}

const Count = styled.p`
  color: var(--text-muted);
`;

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const TONES: Readonly<Record<RewardClaim['state'], Tone>> = {
  in_review: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};

/** Why a claim waits, or how it was decided. */
export function ClaimBadges({ claim }: { readonly claim: RewardClaim }) {
  const { t } = useTranslation('admin-money');
  const { state, reasons, recentClaims } = claim;
  return (
    <Badges>
      {state === 'in_review' ? (
        reasons.map((reason) => (
          <StatusBadge key={reason} tone="warning">
            {t(`claims.short.${reason}`, { count: recentClaims })}
          </StatusBadge>
        ))
      ) : (
        <StatusBadge tone={TONES[state]}>{t(`claims.state.${state}`)}</StatusBadge>
      )}
    </Badges>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
`;

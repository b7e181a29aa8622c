import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import {
  Amount,
  Card,
  CheckboxField,
  DateText,
  StatusBadge,
  VisuallyHidden,
  type Tone,
} from '#shared/ui/index.ts';
import { ClaimDetails } from './ClaimDetails.tsx';

interface ClaimRowProps {
  readonly claim: RewardClaim;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly isMarked: boolean;
  /** Null where there is nothing to choose among. */
  readonly onMark: ((isOn: boolean) => void) | null;
  readonly onDecide: (approve: boolean) => void;
  /** Opens the ledger of its referral. */
  readonly onExplain: () => void;
}

const TONES: Readonly<Record<RewardClaim['state'], Tone>> = {
  in_review: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};

/** Who claims how much, why it waits and since when; what speaks for and against it is one press away. */
export function ClaimRow(props: ClaimRowProps) {
  const { claim, isOpen, onToggle, isMarked, onMark, onDecide, onExplain } = props;
  const { t } = useTranslation('admin-money');
  const { id, referrer, referral, madeAt } = claim;
  const name = `${referrer.firstName} ${referrer.lastName}`;
  const heading = `claim-${id}`;
  return (
    <Card as="article" $tight aria-labelledby={heading}>
      <Row>
        {onMark && (
          <CheckboxField
            name={`choose-${id}`}
            label={<VisuallyHidden>{t('claims.chooseOf', { name })}</VisuallyHidden>}
            checked={isMarked}
            onChange={({ target }) => onMark(target.checked)}
          />
        )}
        <Who>
          <h2 id={heading}>
            <PersonLink person={referrer} /> · <Amount value={claim.payout} decimals="always" />
          </h2>
          <Muted>
            {t('claims.about', {
              worker: referral.workerName,
              job: referral.jobTitle,
              company: claim.employer.company,
            })}
          </Muted>
        </Who>
        <Why claim={claim} />
        <Muted>
          <DateText value={madeAt} style="relative" />
        </Muted>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'claims.foldOf' : 'claims.unfoldOf', { name })}
          onClick={onToggle}
        >
          <ChevronDown size={20} aria-hidden />
        </Toggle>
      </Row>
      {isOpen && <ClaimDetails claim={claim} onDecide={onDecide} onExplain={onExplain} />}
    </Card>
  );
}

/** Of one that was decided: how. */
function Why({ claim }: { readonly claim: RewardClaim }) {
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

const Row = styled.div`
  display: grid;
  grid-auto-columns: auto;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px) 110px 44px;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  &:has(> div > div > input) {
    grid-template-columns: 24px minmax(0, 1fr) minmax(0, 320px) 110px 44px;
  }
  h2 {
    font: 600 var(--size-16) / 1.4 var(--font-text);
  }
  ${onPhone} {
    &,
    &:has(> div > div > input) {
      grid-template-columns: auto minmax(0, 1fr) 44px;
      align-items: start;
    }
    > * {
      grid-column: 1 / 3;
    }
    &:has(> div > div > input) > * {
      grid-column: 2;
    }
    > :first-child:has(input) {
      grid-column: 1;
      grid-row: 1;
    }
    > button {
      grid-column: 3;
      grid-row: 1;
    }
    &:has(> div > div > input) > button {
      grid-column: 3;
    }
  }
`;

const Who = styled.div`
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  cursor: pointer;
  &:hover {
    background: var(--neutral-soft);
    color: var(--text);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Amount, DateText, type Column } from '#shared/ui/index.ts';
import { ClaimBadges } from './ClaimBadges.tsx';
import { ClaimTick } from './ClaimTick.tsx';

interface ClaimChoice {
  readonly chosen: readonly string[];
  readonly choose: (id: string, isOn: boolean) => void;
}

interface ClaimRows {
  /** Null if there is nothing to select. */
  readonly choice: ClaimChoice | null;
  readonly openId: string | null;
  readonly onToggle: (claim: RewardClaim) => void;
}

/** The referrer, the amount, the reason, and the waiting time; the rest is one press away. */
export function useClaimColumns({ choice, openId, onToggle }: ClaimRows): readonly Column<RewardClaim>[] {
  const { t } = useTranslation('admin-money');
  const nameOf = ({ referrer }: RewardClaim): string => `${referrer.firstName} ${referrer.lastName}`;
  const select: Column<RewardClaim> = {
    key: 'select',
    header: t('claims.choose'),
    plain: true,
    action: true,
    cell: (claim) =>
      choice !== null &&
      claim.mayDecide && (
        <ClaimTick
          label={t('claims.chooseOf', { name: nameOf(claim) })}
          isOn={choice.chosen.includes(claim.id)}
          onChange={(isOn) => choice.choose(claim.id, isOn)}
        />
      ),
  };
  const columns: readonly Column<RewardClaim>[] = [
    {
      key: 'who',
      header: t('claims.who'),
      main: true,
      cell: (claim) => (
        <span>
          <PersonLink person={claim.referrer} />
          <About>
            {t('claims.about', {
              worker: claim.referral.workerName,
              job: claim.referral.jobTitle,
              company: claim.employer.company,
            })}
          </About>
        </span>
      ),
    },
    {
      key: 'payout',
      header: t('claims.payout'),
      plain: true,
      align: 'end',
      cell: ({ payout }) => <Amount value={payout} decimals="always" />,
    },
    { key: 'why', header: t('claims.status'), plain: true, cell: (claim) => <ClaimBadges claim={claim} /> },
    {
      key: 'made',
      header: t('claims.made'),
      plain: true,
      cell: ({ madeAt }) => <DateText value={madeAt} style="relative" />,
    },
    {
      key: 'actions',
      header: t('claims.details'),
      plain: true,
      action: true,
      cell: (claim) => {
        const isOpen = openId === claim.id;
        return (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'claims.foldOf' : 'claims.unfoldOf', { name: nameOf(claim) })}
            onClick={() => onToggle(claim)}
          >
            <ChevronDown size={20} aria-hidden />
          </Toggle>
        );
      },
    },
  ];
  const [who, ...others] = columns;
  return who && choice ? [who, select, ...others] : columns;
}

const About = styled.span`
  display: block;
  color: var(--text-muted);
  font-weight: 400;
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -6px;
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
  ${onPhone} {
    margin-block: 0;
  }
`;

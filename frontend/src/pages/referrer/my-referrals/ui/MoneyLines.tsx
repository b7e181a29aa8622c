import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isRejected, type Referral } from '#entities/referral/index.ts';
import { useBonusTiming, type CompletedReferral } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { BonusBadge, DateText, StatusBadge } from '#shared/ui/index.ts';
import { rewardAmount, rewardState } from '../model/reward-state.ts';

interface MoneyLinesProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
}

const PART_STYLE = {
  planned: { tone: 'neutral', icon: Clock },
  waiting: { tone: 'warning', icon: Clock },
  coming: { tone: 'neutral', icon: Clock },
  paid: { tone: 'success', icon: CircleCheck },
  void: { tone: 'danger', icon: CircleX },
} as const;

/** The referral's earnings and dates from the server: the parts of the bonus and the tier reward. */
export function MoneyLines({ referral, reward }: MoneyLinesProps) {
  const { t, i18n } = useTranslation('my-referrals');
  const timing = useBonusTiming();
  const { job, milestones, status } = referral;
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  if (milestones.length === 0 && reward === null) return null;
  if (milestones.length > 0 && milestones.every(({ dueAt }) => dueAt === null)) {
    return (
      <div>
        <BonusBadge amount={job.referralBonus} schedule={timing(job.referralBonus)} />
      </div>
    );
  }
  const sum = rewardAmount(referral, reward);
  const state = rewardState(referral, reward);
  return (
    <List role="list" aria-label={t('money.label')}>
      {milestones.map((part) => (
        <li key={part.percent}>
          <b>{money(part.amount)}</b>
          <span>
            {t('money.part', { percent: part.percent })}
            {part.dueAt && (
              <>
                {' · '}
                <DateText value={part.dueAt} />
              </>
            )}
          </span>
          <StatusBadge {...PART_STYLE[part.status]}>{t(`money.${part.status}`)}</StatusBadge>
        </li>
      ))}
      {sum !== null && !isRejected(status) && (
        <li>
          <b>{money(sum)}</b>
          <span>{t('money.reward')}</span>
          <StatusBadge {...REWARD_STYLE[state]}>{t(`money.${state}`)}</StatusBadge>
        </li>
      )}
    </List>
  );
}

const REWARD_STYLE = {
  claimed: { tone: 'success', icon: CircleCheck },
  ready: { tone: 'warning', icon: Clock },
  inReview: { tone: 'info', icon: Clock },
  unconfirmed: { tone: 'warning', icon: Clock },
  refused: { tone: 'danger', icon: CircleX },
  afterCompletion: { tone: 'neutral', icon: Clock },
} as const;
const List = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  li {
    display: grid;
    grid-template-columns: minmax(68px, auto) minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
    &:not(:first-child) {
      border-top: 1px solid var(--line);
    }
  }
  @media (max-width: 479.98px) {
    li {
      grid-template-columns: 68px minmax(0, 1fr);
      > :last-child {
        grid-column: 2;
        justify-self: start;
      }
    }
  }
  b {
    font: 700 var(--size-20) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li > span:nth-child(2) {
    font-size: var(--size-14);
  }
`;

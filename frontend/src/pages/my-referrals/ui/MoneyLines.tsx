import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useServerNow } from '../../../entities/notification/index.ts';
import type { Referral } from '../../../entities/referral/index.ts';
import { useBonusTiming, type CompletedReferral } from '../../../entities/reward/index.ts';
import { bonusParts, formatAmount } from '../../../shared/lib/index.ts';
import { BonusBadge, DateText, StatusBadge } from '../../../shared/ui/index.ts';

interface MoneyLinesProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
}

/** What the referral earns and when: the bonus in its parts, and the tier's reward. */
export function MoneyLines({ referral, reward }: MoneyLinesProps) {
  const { t, i18n } = useTranslation('my-referrals');
  const timing = useBonusTiming();
  const now = useServerNow();
  const { job, bonusPaidAt, hiredAt, status } = referral;
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  const hasBonus = Number(job.referralBonus) > 0;
  if (status === 'rejected') return null;
  if (hiredAt === null || bonusPaidAt === null) {
    return hasBonus ? (
      <div>
        <BonusBadge amount={job.referralBonus} schedule={timing(job.referralBonus, hiredAt)} />
      </div>
    ) : null;
  }
  const rewardAmount = reward?.payout ?? reward?.basePayout ?? referral.payout ?? referral.estimatedPayout;
  return (
    <List role="list" aria-label={t('money.label')}>
      {bonusParts(job.referralBonus, hiredAt).map(({ amount, percent, dueAt }) => {
        const isDue = dueAt !== null && Date.parse(dueAt) <= now;
        return (
          <li key={percent}>
            <b>{money(amount)}</b>
            <span>
              {t('money.part', { percent })} · {dueAt && <DateText value={dueAt} />}
            </span>
            <StatusBadge tone={isDue ? 'success' : 'neutral'} icon={isDue ? CircleCheck : Clock}>
              {t(isDue ? 'money.paid' : 'money.coming')}
            </StatusBadge>
          </li>
        );
      })}
      {rewardAmount && (
        <li>
          <b>{money(rewardAmount)}</b>
          <span>{t('money.reward')}</span>
          <StatusBadge tone={rewardTone(referral)} icon={referral.payoutProcessed ? CircleCheck : Clock}>
            {t(`money.${rewardState(referral)}`)}
          </StatusBadge>
        </li>
      )}
    </List>
  );
}

function rewardState({ payoutProcessed, status }: Referral): 'claimed' | 'ready' | 'afterCompletion' {
  if (payoutProcessed) return 'claimed';
  return status === 'completed' ? 'ready' : 'afterCompletion';
}

function rewardTone(referral: Referral): 'success' | 'warning' | 'neutral' {
  const tones = { claimed: 'success', ready: 'warning', afterCompletion: 'neutral' } as const;
  return tones[rewardState(referral)];
}

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
  b {
    font: 700 var(--size-20) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li > span:nth-child(2) {
    font-size: var(--size-14);
  }
`;

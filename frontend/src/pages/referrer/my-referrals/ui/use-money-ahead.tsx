import { useTranslation } from 'react-i18next';
import { isRejected, type HappenedItem, type Referral } from '#entities/referral/index.ts';
import { useBonusTiming, type CompletedReferral } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { DateText, type TimelineItem } from '#shared/ui/index.ts';
import { rewardAmount, rewardState } from '../model/reward-state.ts';

interface Money {
  /** Payments made, with their dates. */
  readonly paid: readonly HappenedItem[];
  readonly ahead: readonly TimelineItem[];
}

/** The parts of the bonus and the tier reward, each with its date if it has one. */
export function useMoneyAhead(referral: Referral, reward: CompletedReferral | null): Money {
  const { t, i18n } = useTranslation('my-referrals');
  const timing = useBonusTiming();
  const { milestones, job, status } = referral;
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  const parts = milestones.flatMap(({ percent, amount, dueAt, status: state }): HappenedItem[] =>
    dueAt === null
      ? []
      : [
          {
            key: `part ${percent}`,
            at: dueAt,
            state: state === 'paid' ? 'done' : 'next',
            title: t('timeline.part', { amount: money(amount), percent }),
            when: <DateText value={dueAt} />,
            detail: t(`money.${state}`),
          },
        ],
  );
  const ahead: TimelineItem[] = parts.filter(({ state }) => state === 'next');
  if (milestones.length > 0 && parts.length === 0) {
    const title = t('timeline.bonus', { amount: money(job.referralBonus) });
    ahead.push({ key: 'bonus', state: 'next', title, detail: timing(job.referralBonus) });
  }
  const sum = rewardAmount(referral, reward);
  if (sum !== null && !isRejected(status)) {
    const state = rewardState(referral, reward);
    const title = t('timeline.reward', { amount: money(sum) });
    ahead.push({
      key: 'reward',
      state: state === 'claimed' ? 'done' : 'next',
      title,
      detail: t(`money.${state}`),
    });
  }
  return { paid: parts.filter(({ state }) => state === 'done'), ahead };
}

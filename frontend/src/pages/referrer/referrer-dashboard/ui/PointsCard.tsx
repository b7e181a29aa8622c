import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CompletedReferral, EngagementPoints, UserTier } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Card, DateText, Inline, ProgressBar, Stack } from '#shared/ui/index.ts';

/** The amount and price of a boost (rules.md#boosts), used if there is nothing to claim. */
const BOOSTS = {
  bronze: { amount: 8, points: 175 },
  silver: { amount: 10, points: 275 },
  gold: { amount: 15, points: 400 },
  platinum: { amount: 30, points: 550 },
} as const satisfies Record<UserTier['currentTier'], { amount: number; points: number }>;

const SHOWN = 4;

interface PointsCardProps {
  readonly points: EngagementPoints;
  readonly tier: UserTier['currentTier'];
  /** The next reward to claim, whose own tier sets the boost (rules.md#boosts). */
  readonly claimable: CompletedReferral | undefined;
}

export function PointsCard({ points, tier, claimable }: PointsCardProps) {
  const { t, i18n } = useTranslation(['referrer-dashboard', 'reward']);
  const { currentPoints, weeklyProgress, weeklyLimit, history } = points;
  const boost = claimable?.boost ?? BOOSTS[tier];
  const missing = boost.points - currentPoints;
  const words = { amount: formatAmount(boost.amount, i18n.language), points: boost.points };
  return (
    <Card as="div" $tight>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="baseline">
          <h3>{t('points.title')}</h3>
          <Balance>{t('points.balance', { count: currentPoints })}</Balance>
        </Inline>
        <ProgressBar
          label={t('points.week')}
          value={(weeklyProgress / weeklyLimit) * 100}
          text={t('points.ofLimit', { points: weeklyProgress, limit: weeklyLimit })}
        />
        <p>
          {missing > 0
            ? t('points.boostMissing', { ...words, count: missing })
            : t('points.boostReady', words)}
        </p>
        {history.length > 0 && (
          <History role="list" aria-label={t('points.history')}>
            {history.slice(0, SHOWN).map(({ id, kind, points: change, at }) => (
              <li key={id}>
                <span>
                  {t(`reward:points.${kind}`)} · <DateText value={at} style="day" />
                </span>
                <b>{change > 0 ? `+${change}` : change}</b>
              </li>
            ))}
          </History>
        )}
      </Stack>
    </Card>
  );
}

const Balance = styled.strong`
  font: 700 var(--size-26) / 1 var(--font-display);
`;

const History = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--size-14);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

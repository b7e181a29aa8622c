import { useTranslation } from 'react-i18next';
import type { UserTier } from '#contract/rewards/tier.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Card, Inline, ProgressBar, Stack } from '#shared/ui/index.ts';
import { TierBadge } from './TierBadge.tsx';

/** The user's tier, its reward per hire, and the progress to the next (rules.md#tier-progress). */
export function TierCard({ tier }: { readonly tier: UserTier }) {
  const { t, i18n } = useTranslation('reward');
  const { currentTier, rewardPerHire, successfulHires, progressToNext, nextTier } = tier;
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  return (
    <Card as="div" $tight>
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <TierBadge tier={currentTier} />
          <strong>{t('progress.perHire', { amount: money(rewardPerHire) })}</strong>
        </Inline>
        {nextTier ? (
          <>
            <ProgressBar
              label={t('progress.toward', { tier: t(`tier.${nextTier.name}`) })}
              value={progressToNext}
              text={t('progress.hires', { count: successfulHires })}
            />
            <p>
              {t('progress.missing', {
                count: nextTier.hiresNeeded,
                tier: t(`tier.${nextTier.name}`),
                amount: money(nextTier.rewardPerHire),
              })}
            </p>
          </>
        ) : (
          <p>{t('progress.top')}</p>
        )}
      </Stack>
    </Card>
  );
}

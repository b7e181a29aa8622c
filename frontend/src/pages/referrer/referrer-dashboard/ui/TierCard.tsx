import { useTranslation } from 'react-i18next';
import { TierBadge, type UserTier } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Card, Inline, ProgressBar, Stack } from '#shared/ui/index.ts';

export function TierCard({ tier }: { readonly tier: UserTier }) {
  const { t, i18n } = useTranslation(['referrer-dashboard', 'reward']);
  const { currentTier, rewardPerHire, successfulHires, progressToNext, nextTier } = tier;
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  return (
    <Card as="div" $tight>
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <TierBadge tier={currentTier} />
          <strong>{t('status.perHire', { amount: money(rewardPerHire) })}</strong>
        </Inline>
        {nextTier ? (
          <>
            <ProgressBar
              label={t('status.toward', { tier: t(`reward:tier.${nextTier.name}`) })}
              value={progressToNext}
              text={t('status.hires', { count: successfulHires })}
            />
            <p>
              {t('status.missing', {
                count: nextTier.hiresNeeded,
                tier: t(`reward:tier.${nextTier.name}`),
                amount: money(nextTier.rewardPerHire),
              })}
            </p>
          </>
        ) : (
          <p>{t('status.top')}</p>
        )}
      </Stack>
    </Card>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngagementPointsQuery, type CompletedReferral } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Dialog, RadioGroup, Stack } from '#shared/ui/index.ts';
import { boostedFigures, plainFigures, totalOf } from '../model/claim-figures.ts';
import { FiguresList } from './FiguresList.tsx';
import { useClaim } from './use-claim.ts';

interface ClaimSheetProps {
  readonly reward: CompletedReferral;
  readonly onClose: () => void;
}

export function ClaimSheet({ reward, onClose }: ClaimSheetProps) {
  const { t, i18n } = useTranslation(['claim-payout', 'common']);
  const { data: points } = useEngagementPointsQuery(undefined);
  const { changed, claim } = useClaim(reward, onClose);
  const [isBoosted, setBoosted] = useState(false);
  const figures = changed ?? (isBoosted ? boostedFigures(reward) : plainFigures(reward));
  const money = (amount: string): string => formatAmount(amount, i18n.language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('subject', {
        name: reward.workerName,
        job: reward.jobTitle,
        company: reward.company,
      })}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" loadingText={t('claiming')} onClick={() => claim(figures)}>
            {t('claim', { amount: money(totalOf(figures)) })}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {changed && (
          <div role="alert">
            <Callout tone="warning">{t('changed')}</Callout>
          </div>
        )}
        {!changed && reward.boost.affordable && (
          <RadioGroup
            label={t('boost.label')}
            name="boost"
            value={isBoosted ? 'with' : 'without'}
            onChange={(value) => setBoosted(value === 'with')}
            options={[
              { value: 'without', label: t('boost.without', { amount: money(reward.basePayout) }) },
              {
                value: 'with',
                label: t('boost.with', { amount: money(totalOf(boostedFigures(reward))) }),
                description: t('boost.cost', {
                  amount: money(reward.boost.amount),
                  points: reward.boost.points,
                }),
              },
            ]}
          />
        )}
        {!changed && !reward.boost.affordable && points && (
          <p>
            {t('boost.short', {
              amount: money(reward.boost.amount),
              points: reward.boost.points,
              balance: points.currentPoints,
            })}
          </p>
        )}
        <FiguresList figures={figures} tier={reward.tier} balance={points?.currentPoints ?? null} />
      </Stack>
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import type { SavedCard } from '#contract/billing/cards/payment-method.ts';
import type { PlanOffer } from '#contract/billing/plans/plan.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useChangePlanMutation, useTakePlanMutation } from '../api/plans-api.ts';

interface ChoosePlanProps {
  readonly offer: PlanOffer;
  readonly isFirst: boolean;
  readonly card: SavedCard | null;
  readonly onClose: () => void;
}

/** Shows today's charge and the card before charging. */
export function ChoosePlan({ offer, isFirst, card, onClose }: ChoosePlanProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [take] = useTakePlanMutation();
  const [change] = useChangePlanMutation();
  const { plan } = offer;
  const about = {
    plan: t(`name.${plan}`),
    amount: formatAmount(offer.dueToday, language, 'always'),
    monthly: formatAmount(offer.monthlyPrice, language),
    date: offer.startsAt === null ? '' : formatDate(offer.startsAt, language, 'date'),
    from: card ? t(`from.${card.type}`, { last4: card.last4 }) : '',
  };
  const isEnd = plan === 'starter';
  const confirm = async (): Promise<void> => {
    const { error } = isFirst && plan !== 'starter' ? await take(plan) : await change(plan);
    if (error) {
      showFailure(error, t('confirm.failedTitle'), t('confirm.failed'));
      throw error;
    }
    showToast({ title: t(`done.${offer.change}`, about), variant: 'success' });
  };
  const what = isEnd && offer.change === 'period_end' ? 'end' : offer.change;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`confirm.${what}.title`, about)}
      description={t(`confirm.${what}.text`, about)}
      confirmLabel={t(`confirm.${what}.action`, about)}
      danger={what === 'end'}
      onConfirm={confirm}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import { GRACE_DAYS } from '#contract/billing/vocabulary/plans/plans.ts';
import { useSubscriptionQuery, type SavedCard } from '#entities/payment/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog, Inline, LinkButton, Skeleton, Stack } from '#shared/ui/index.ts';
import { useRemoveCardMutation } from '../api/cards-api.ts';

export interface RemoveCardProps {
  readonly card: SavedCard;
  /** The card to be charged once this one is gone; null if no other one can be. */
  readonly next: SavedCard | null;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Shows the consequences of removing a card before removing it (rules.md#last-card). */
export function RemoveCard({ card, next, onAdd, onClose }: RemoveCardProps) {
  const { t } = useTranslation('cards');
  const isLast = card.isDefault && next === null;
  // Reloads the plan, which may have been canceled or paid on another device.
  const plan = useSubscriptionQuery(undefined, { skip: !isLast, refetchOnMountOrArgChange: true });
  const [remove] = useRemoveCardMutation();
  const { id, type, last4 } = card;
  const leavesPlanUnpaid = isLast && Boolean(plan.data?.nextPayment);
  const takeOff = async (): Promise<void> => {
    const { error } = await remove({ id, leavesPlanUnpaid });
    if (error) throw shownFailure(error, t('removeFailed'));
    showToast({ title: t('removed'), variant: 'success' });
  };
  const withoutPlan = card.isDefault ? (next ? 'sureNext' : 'sureLast') : 'sureText';
  const frame = {
    open: true,
    onOpenChange: onClose,
    title: t(type === 'bank' ? 'sureBank' : 'sure', { last4 }),
    danger: true,
    onConfirm: takeOff,
  };
  if (isLast && plan.isFetching && !plan.data) {
    return <ConfirmDialog {...frame} confirmLabel={t('remove')} description={<Skeleton $height="48px" />} />;
  }
  if (leavesPlanUnpaid && plan.data) {
    return (
      <ConfirmDialog {...frame} confirmLabel={t('removeAnyway')} description={<PlanAhead own={plan.data} />}>
        <Instead own={plan.data} onAdd={() => (onClose(), onAdd())} />
      </ConfirmDialog>
    );
  }
  const description = t(withoutPlan, { last4: next?.last4 ?? '' });
  return <ConfirmDialog {...frame} confirmLabel={t('remove')} description={description} />;
}

/** The next payment of the plan, and what happens to the plan without it. */
function PlanAhead({ own }: { readonly own: SubscriptionView }) {
  const { t } = useTranslation(['cards', 'plans']);
  const language = useLanguage();
  const { nextPayment, pastDue } = own;
  const about = {
    plan: t(`plans:name.${own.plan}`),
    amount: formatAmount(nextPayment?.amount ?? '0.00', language, 'always'),
    date: formatDate(nextPayment?.at ?? '', language, 'date'),
    days: GRACE_DAYS,
    ends: pastDue ? formatDate(pastDue.endsAt, language, 'date') : '',
  };
  return t(pastDue ? 'plan.triedAgain' : 'plan.fails', about);
}

interface InsteadProps {
  readonly own: SubscriptionView;
  readonly onAdd: () => void;
}

/** The alternatives: add another card first, or cancel the plan. */
function Instead({ own, onAdd }: InsteadProps) {
  const { t } = useTranslation(['cards', 'plans']);
  return (
    <Stack $gap={3}>
      <p>{t('plan.instead', { plan: t(`plans:name.${own.plan}`) })}</p>
      <Inline $gap={3}>
        <Button onClick={onAdd}>{t('plan.add')}</Button>
        <LinkButton to="/employer/plans">{t('plan.cancel')}</LinkButton>
      </Inline>
    </Stack>
  );
}

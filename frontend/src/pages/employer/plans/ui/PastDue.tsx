import { useTranslation } from 'react-i18next';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, Inline, Stack } from '#shared/ui/index.ts';
import type { OwnPlanProps } from '../model/own-plan.ts';
import { usePayPlanMutation } from '../api/plans-api.ts';

interface PastDueProps extends Omit<OwnPlanProps, 'own'> {
  readonly due: NonNullable<SubscriptionView['pastDue']>;
}

/**
 * A failed renewal: the amount, the next try, the day the plan ends, and the ways to pay (rules.md#dunning).
 */
export function PastDue({ due, card, onAddCard }: PastDueProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [pay, { isLoading }] = usePayPlanMutation();
  const amount = formatAmount(due.amount, language);
  const payNow = async (): Promise<void> => {
    const { error } = await pay(undefined);
    if (error) showFailure(error, t('pay.failedTitle'), t('pay.failed'));
    else showToast({ title: t('pay.done'), description: t('pay.doneText'), variant: 'success' });
  };
  const ends = formatDate(due.endsAt, language, 'date');
  return (
    <Callout tone="danger" title={t('pastDue.title', { amount })}>
      <Stack $gap={3}>
        <span>
          {due.nextTryAt === null
            ? t('pastDue.last', { ends })
            : t('pastDue.text', { ends, next: formatDate(due.nextTryAt, language, 'date') })}
        </span>
        <Inline $gap={3}>
          {card && (
            <Button variant="primary" loading={isLoading} onClick={payNow}>
              {t(`pastDue.pay.${card.type}`, { amount, last4: card.last4 })}
            </Button>
          )}
          <Button disabled={isLoading} onClick={() => void onAddCard()}>
            {t(card ? 'otherCard' : 'addCard')}
          </Button>
        </Inline>
      </Stack>
    </Callout>
  );
}

import { useTranslation } from 'react-i18next';
import { useCardsQuery, useSubscriptionQuery } from '#entities/payment/index.ts';
import { useAddCard } from '#features/payment/pay-by-card/index.ts';
import { ErrorState, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { usePlanOffersQuery } from '../api/plans-api.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanInvoices } from './PlanInvoices.tsx';

/** An employer's plan, today's cost of each plan, and past invoices (rules.md#plans). */
export function PlansPage() {
  const { t } = useTranslation('plans');
  return (
    <EmployerPage page={t('title')}>
      {() => (
        <Page>
          <PageHeader title={t('title')} lead={t('lead')} />
          <Plans />
        </Page>
      )}
    </EmployerPage>
  );
}

function Plans() {
  const { t } = useTranslation('plans');
  const own = useSubscriptionQuery(undefined);
  const offers = usePlanOffersQuery(undefined);
  const cards = useCardsQuery(undefined);
  const { add, dialog } = useAddCard();
  const all = [own, offers, cards];
  if (all.some(({ isError, data }) => isError && !data)) {
    const retry = (): void => all.forEach(({ refetch }) => void refetch());
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  if (!own.data || !offers.data || !cards.data) return <SkeletonList count={3} lines={4} />;
  const saved = cards.data;
  // Plans charge the default card, so a new card is preselected as the default.
  const addCard = (): Promise<boolean> => add(saved, true);
  const card = cards.data.find(({ isDefault }) => isDefault) ?? null;
  return (
    <Stack $gap={8}>
      <CurrentPlan own={own.data} card={card} onAddCard={addCard} />
      <PlanCards offers={offers.data} own={own.data} card={card} onAddCard={addCard} />
      <PlanInvoices invoices={own.data.invoices} />
      {dialog}
    </Stack>
  );
}

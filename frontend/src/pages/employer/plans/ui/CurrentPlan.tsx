import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentsConfigQuery } from '#entities/payment/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Amount, Badge, Button, Card, Grid, Inline, Stack, Tile } from '#shared/ui/index.ts';
import type { OwnPlanProps } from '../model/own-plan.ts';
import { useOpenPortalMutation } from '../api/plans-api.ts';
import { PastDue } from './PastDue.tsx';

/** The employer's plan, its price, and what is left of it. */
export function CurrentPlan({ own, card, onAddCard }: OwnPlanProps) {
  const { t } = useTranslation('plans');
  const left = (count: number): string => (count === -1 ? t('noLimit') : String(count));
  return (
    <Stack as="section" $gap={5} aria-labelledby="own-plan">
      <Inline $gap={3}>
        <h2 id="own-plan">{t(`name.${own.plan}`)}</h2>
        <PlanState own={own} />
      </Inline>
      {own.pastDue && <PastDue due={own.pastDue} card={card} onAddCard={onAddCard} />}
      <Grid $min="170px" $gap={3} $stretch as="dl">
        <Tile label={t('pays')} note={t('paysNote')} value={<Amount value={own.monthlyPrice} />} />
        <Tile label={t('postsLeft')} note={t('monthNote')} value={left(own.postsRemaining)} />
        <Tile label={t('featuredLeft')} note={t('monthNote')} value={left(own.featuredRemaining)} />
        <Tile label={t('freeLeft')} note={t('freeNote')} value={String(own.freePostsRemaining)} />
      </Grid>
      <Card>
        <Stack $gap={3}>
          <What own={own} />
          <PaidWith card={card} onAddCard={onAddCard} />
        </Stack>
      </Card>
    </Stack>
  );
}

function PlanState({ own }: Pick<OwnPlanProps, 'own'>) {
  const { t } = useTranslation('plans');
  if (own.status === 'past_due') return <Badge $tone="danger">{t('is.pastDue')}</Badge>;
  if (own.status === 'incomplete') return <Badge $tone="info">{t('is.incomplete')}</Badge>;
  if (own.cancelAtPeriodEnd) return <Badge $tone="warning">{t('is.ending')}</Badge>;
  return own.status === 'active' ? <Badge $tone="success">{t('is.active')}</Badge> : null;
}

/** The next event, with its date and price. */
function What({ own }: Pick<OwnPlanProps, 'own'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  if (own.status === 'incomplete') return <p>{t('next.incomplete')}</p>;
  if (own.plan === 'starter' || own.currentPeriodEnd === null) return <p>{t('next.starter')}</p>;
  const date = formatDate(own.currentPeriodEnd, language, 'date');
  const amount = formatAmount(own.monthlyPrice, language);
  const about = { date, amount, plan: t(`name.${own.plan}`) };
  if (own.status === 'past_due') return <p>{t('next.pastDue')}</p>;
  if (own.cancelAtPeriodEnd) return <p>{t('next.ends', about)}</p>;
  if (own.nextPlan) return <p>{t('next.changes', { ...about, next: t(`name.${own.nextPlan}`) })}</p>;
  return <p>{t('next.renews', about)}</p>;
}

function PaidWith({ card, onAddCard }: Omit<OwnPlanProps, 'own'>) {
  const { t } = useTranslation('plans');
  const { data: config } = usePaymentsConfigQuery(undefined);
  const [openPortal, { isLoading }] = useOpenPortalMutation();
  const toPortal = async (): Promise<void> => {
    const { data, error } = await openPortal(undefined);
    if (data) location.assign(data.url);
    else showFailure(error, t('portalFailed'), t('portalFailed'));
  };
  return (
    <Inline $gap={3}>
      <CreditCard size={20} aria-hidden />
      <span>{card ? t('paidWith', { brand: capitalized(card.brand), last4: card.last4 }) : t('noCard')}</span>
      <Button size="sm" onClick={() => void onAddCard()}>
        {t(card ? 'otherCard' : 'addCard')}
      </Button>
      {config?.provider === 'stripe' && (
        <Button size="sm" variant="ghost" loading={isLoading} onClick={toPortal}>
          {t('portal')}
        </Button>
      )}
    </Inline>
  );
}

/** The provider returns brands in lowercase. */
function capitalized(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

import { Briefcase, ClipboardList, CreditCard, HardHat, Plus, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionView } from '#contract/billing/plans/plan.ts';
import type { EmployerStats } from '#entities/referral/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { NextActionBanner, NextActionWaiting } from '#widgets/next-action/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { awaitingHire, nextAction } from '../model/next-action.ts';

interface NextStepProps {
  readonly stats: EmployerStats | null | undefined;
  readonly isError: boolean;
  /** The payment of the plan that failed; null if none did, undefined until that is known. */
  readonly pastDue: SubscriptionView['pastDue'] | undefined;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = {
  payPlan: CreditCard,
  post: Briefcase,
  review: ClipboardList,
  hire: HardHat,
  share: Share2,
  another: Plus,
};

/** The one action that moves hiring forward now (rules.md#next-action). */
export function NextStep({ stats, isError, pastDue, onShow }: NextStepProps) {
  const { t, i18n } = useTranslation('employer');
  if (!stats || pastDue === undefined) return isError ? null : <NextActionWaiting />;
  const { kind, priority } = nextAction(stats, pastDue !== null);
  const due = pastDue && {
    amount: formatAmount(pastDue.amount, i18n.language, 'always'),
    ends: formatDate(pastDue.endsAt, i18n.language, 'date'),
  };
  // The other variant of the dashboard links to the other form (rules.md#employer-dashboard).
  const post = (
    <LinkButton to="/post-job-enhanced" variant={kind === 'post' ? 'primary' : 'secondary'}>
      {t(`next.${kind}.action`)}
    </LinkButton>
  );
  const actions = {
    payPlan: (
      <LinkButton to="/employer/plans" variant="primary">
        {t('next.payPlan.action')}
      </LinkButton>
    ),
    post,
    review: (
      <Button variant="primary" onClick={() => onShow('referrals')}>
        {t('next.review.action')}
      </Button>
    ),
    hire: (
      <LinkButton to="/employer/referrals?status=offer_signed" variant="primary">
        {t('next.hire.action')}
      </LinkButton>
    ),
    share: <Button onClick={() => onShow('jobs')}>{t('next.share.action')}</Button>,
    another: post,
  };
  return (
    <NextActionBanner
      icon={ICONS[kind]}
      label={t('next.label')}
      title={t(kind === 'post' && stats.jobs > 0 ? 'next.post.titleAgain' : `next.${kind}.title`)}
      text={t(`next.${kind}.text`, {
        ...due,
        count: kind === 'hire' ? awaitingHire(stats) : stats.pending,
      })}
      priority={priority}
    >
      {actions[kind]}
    </NextActionBanner>
  );
}

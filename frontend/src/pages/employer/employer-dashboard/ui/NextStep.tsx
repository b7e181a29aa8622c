import { Briefcase, ClipboardList, HardHat, Plus, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployerStats } from '#entities/referral/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { NextActionBanner, NextActionWaiting } from '#widgets/next-action/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';

interface NextStepProps {
  readonly stats: EmployerStats | null | undefined;
  readonly isError: boolean;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { post: Briefcase, review: ClipboardList, hire: HardHat, share: Share2, another: Plus };

/** The one thing that moves hiring on now (rules.md#next-action). */
export function NextStep({ stats, isError, onShow }: NextStepProps) {
  const { t } = useTranslation('employer');
  if (!stats) return isError ? null : <NextActionWaiting />;
  const { kind, priority } = nextAction(stats);
  // The other variant of the dashboard leads to the other form (rules.md#employer-dashboard).
  const post = (
    <LinkButton to="/post-job-enhanced" variant={kind === 'post' ? 'primary' : 'secondary'}>
      {t(`next.${kind}.action`)}
    </LinkButton>
  );
  const actions = {
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
      text={t(`next.${kind}.text`, { count: kind === 'hire' ? stats.byStatus.offer_signed : stats.pending })}
      priority={priority}
    >
      {actions[kind]}
    </NextActionBanner>
  );
}

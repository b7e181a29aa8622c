import { Clock3, HandCoins, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBonusTiming } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { NextActionBanner, NextActionWaiting } from '#widgets/next-action/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';
import type { DashboardData } from '../model/use-dashboard.ts';

interface NextStepProps {
  readonly data: DashboardData;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { payouts: HandCoins, jobs: HardHat, later: Clock3, invite: Users };

/** The one action that pays most now (rules.md#next-action). */
export function NextStep({ data, onShow }: NextStepProps) {
  const { t, i18n } = useTranslation('referrer-dashboard');
  const timing = useBonusTiming();
  const { payouts, jobList, jobs, payoutsFailed, referrals } = data;
  if ((payouts === undefined && !payoutsFailed) || jobList.isLoading) return <NextActionWaiting />;
  const claimable = (payouts ?? []).filter(({ claim }) => claim.state === 'ready');
  const { kind, priority } = nextAction(claimable.length, jobs.length, referrals?.length ?? 0);
  const ready = claimable.reduce((sum, { basePayout }) => sum + Number(basePayout), 0);
  const best = Math.max(0, ...jobs.map(({ referralBonus }) => Number(referralBonus)));
  const money = (amount: number): string => formatAmount(amount, i18n.language);
  const texts = {
    payouts: t('next.payouts.text', { amount: money(ready) }),
    jobs:
      best > 0
        ? t('next.jobs.text', { amount: money(best), timing: timing(String(best)) })
        : t('next.jobs.textPlain'),
    later: t('next.later.text'),
    invite: t('next.invite.text'),
  };
  const actions = {
    payouts: (
      <Button variant="primary" onClick={() => onShow('payouts')}>
        {t('next.payouts.action')}
      </Button>
    ),
    jobs: <Button onClick={() => onShow('opportunities')}>{t('next.jobs.action')}</Button>,
    later: <LinkButton to="/my-referrals">{t('next.later.action')}</LinkButton>,
    invite: <LinkButton to="/profile/work#referral">{t('next.invite.action')}</LinkButton>,
  };
  return (
    <NextActionBanner
      icon={ICONS[kind]}
      label={t('next.label')}
      title={t(`next.${kind}.title`, { count: claimable.length })}
      text={texts[kind]}
      priority={priority}
    >
      {actions[kind]}
    </NextActionBanner>
  );
}

import { Clock3, HandCoins, HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '../../../shared/lib/index.ts';
import { Button, LinkButton, Skeleton } from '../../../shared/ui/index.ts';
import { onWide } from '../../../shared/theme/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';
import type { DashboardData } from '../model/use-dashboard.ts';

interface NextActionBannerProps {
  readonly data: DashboardData;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { payouts: HandCoins, jobs: HardHat, later: Clock3 };

/** The one thing that pays most now (document 2 §4.7). */
export function NextActionBanner({ data, onShow }: NextActionBannerProps) {
  const { t, i18n } = useTranslation('referrer-dashboard');
  const { payouts, jobList, jobs, payoutsFailed } = data;
  if ((payouts === undefined && !payoutsFailed) || jobList.isLoading) return <Skeleton $height="96px" />;
  const { kind, priority } = nextAction(payouts?.length ?? 0, jobs.length);
  const Icon = ICONS[kind];
  const ready = (payouts ?? []).reduce((sum, { basePayout }) => sum + Number(basePayout), 0);
  const best = Math.max(0, ...jobs.map(({ referralBonus }) => Number(referralBonus)));
  const money = (amount: number): string => formatAmount(amount, i18n.language);
  const actions = {
    payouts: (
      <Button variant="primary" onClick={() => onShow('payouts')}>
        {t('next.payouts.action')}
      </Button>
    ),
    jobs: <Button onClick={() => onShow('opportunities')}>{t('next.jobs.action')}</Button>,
    later: <LinkButton to="/my-referrals">{t('next.later.action')}</LinkButton>,
  };
  return (
    <Banner aria-labelledby="next-action" $loud={priority === 'high'}>
      <Icon size={34} aria-hidden />
      <div>
        <Over>{t('next.label')}</Over>
        <h2 id="next-action">{t(`next.${kind}.title`, { count: payouts?.length ?? 0 })}</h2>
        <p>{t(`next.${kind}.text`, { amount: money(kind === 'payouts' ? ready : best) })}</p>
      </div>
      {actions[kind]}
    </Banner>
  );
}

const Banner = styled.section<{ $loud: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-left: 6px solid ${({ $loud }) => ($loud ? 'var(--hi-vis)' : 'var(--accent)')};
  border-radius: var(--radius);
  background: var(--surface);
  > svg {
    color: var(--accent);
  }
  h2 {
    font-size: var(--size-26);
  }
  > button,
  > a {
    grid-column: 1 / -1;
  }
  ${onWide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: var(--space-5) var(--space-6);
    > button,
    > a {
      grid-column: auto;
    }
  }
`;

const Over = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

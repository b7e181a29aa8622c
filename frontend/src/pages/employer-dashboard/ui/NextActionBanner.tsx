import { Briefcase, ClipboardList, Plus, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EmployerStats } from '../../../entities/referral/index.ts';
import { onWide } from '../../../shared/theme/index.ts';
import { Button, LinkButton, Skeleton } from '../../../shared/ui/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';

interface NextActionBannerProps {
  readonly stats: EmployerStats | null | undefined;
  readonly isError: boolean;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { post: Briefcase, review: ClipboardList, share: Share2, another: Plus };

/** The one thing that moves hiring on now (document 2 §4.7). */
export function NextActionBanner({ stats, isError, onShow }: NextActionBannerProps) {
  const { t } = useTranslation('employer');
  if (!stats) return isError ? null : <Skeleton $height="104px" />;
  const { kind, priority } = nextAction(stats);
  const Icon = ICONS[kind];
  const post = <LinkButton to="/post-job-enhanced">{t(`next.${kind}.action`)}</LinkButton>;
  const actions = {
    post,
    review: (
      <Button variant="primary" onClick={() => onShow('referrals')}>
        {t('next.review.action')}
      </Button>
    ),
    share: <Button onClick={() => onShow('jobs')}>{t('next.share.action')}</Button>,
    another: post,
  };
  return (
    <Banner aria-labelledby="next-action" $loud={priority === 'high'}>
      <Icon size={34} aria-hidden />
      <div>
        <Over>{t('next.label')}</Over>
        <h2 id="next-action">{t(`next.${kind}.title`)}</h2>
        <p>{t(`next.${kind}.text`, { count: stats.pending })}</p>
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
  min-height: 104px;
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

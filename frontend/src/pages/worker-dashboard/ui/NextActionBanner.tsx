import { BadgePlus, HardHat, UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { JobMatch } from '../../../entities/worker/index.ts';
import type { ApplicableJob } from '../../../features/quick-apply/index.ts';
import { onWide } from '../../../shared/theme/index.ts';
import { Button, Skeleton } from '../../../shared/ui/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';

interface NextActionBannerProps {
  readonly percent: number;
  readonly matches: { readonly data?: readonly JobMatch[] | undefined; readonly isLoading: boolean };
  readonly onApply: (job: ApplicableJob) => void;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { profile: UserPen, apply: HardHat, certifications: BadgePlus };

/** The one thing that helps most now (document 2 §4.7). */
export function NextActionBanner({ percent, matches, onApply, onShow }: NextActionBannerProps) {
  const { t } = useTranslation('worker-dashboard');
  if (matches.isLoading) return <Skeleton $height="112px" />;
  const { kind, priority } = nextAction(percent, matches.data?.length ?? 0);
  const Icon = ICONS[kind];
  const top = matches.data?.[0]?.job;
  const act = (): void => (kind === 'apply' && top ? onApply(top) : onShow('profile'));
  return (
    <Banner aria-labelledby="next-action" $loud={priority === 'high'}>
      <Icon size={34} aria-hidden />
      <div>
        <Over>{t('next.label')}</Over>
        <h2 id="next-action">{t(`next.${kind}.title`)}</h2>
        <p>{t(`next.${kind}.text`, { percent, job: top?.title ?? '', company: top?.company ?? '' })}</p>
      </div>
      <Button variant={priority === 'high' ? 'primary' : 'secondary'} onClick={act}>
        {t(`next.${kind}.action`)}
      </Button>
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
  > button {
    grid-column: 1 / -1;
  }
  ${onWide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: var(--space-5) var(--space-6);
    > button {
      grid-column: auto;
    }
  }
`;

const Over = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

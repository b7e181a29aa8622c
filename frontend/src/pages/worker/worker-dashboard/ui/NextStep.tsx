import { BadgePlus, HardHat, UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkerStatsQuery, type JobMatch } from '#entities/worker/index.ts';
import type { ApplicableJob } from '#features/job/quick-apply/index.ts';
import { Button } from '#shared/ui/index.ts';
import { NextActionBanner, NextActionWaiting } from '#widgets/next-action/index.ts';
import type { DashboardTab } from '../model/dashboard-tabs.ts';
import { nextAction } from '../model/next-action.ts';

interface NextStepProps {
  readonly percent: number;
  readonly matches: { readonly data?: readonly JobMatch[] | undefined; readonly isLoading: boolean };
  readonly onApply: (job: ApplicableJob) => void;
  readonly onShow: (tab: DashboardTab) => void;
}

const ICONS = { profile: UserPen, apply: HardHat, certifications: BadgePlus };

/** The one action that helps most now (rules.md#next-action). */
export function NextStep({ percent, matches, onApply, onShow }: NextStepProps) {
  const { t } = useTranslation('worker-dashboard');
  // An offer expires, so it gets the primary button instead.
  const hasOffer = (useWorkerStatsQuery(undefined).data?.offers ?? 0) > 0;
  if (matches.isLoading) return <NextActionWaiting />;
  const fitting = matches.data?.filter(({ fits }) => fits) ?? [];
  const { kind, priority } = nextAction(percent, fitting.length);
  const top = fitting[0]?.job;
  const act = (): void => (kind === 'apply' && top ? onApply(top) : onShow('profile'));
  return (
    <NextActionBanner
      icon={ICONS[kind]}
      label={t('next.label')}
      title={t(`next.${kind}.title`)}
      text={t(`next.${kind}.text`, { percent, job: top?.title ?? '', company: top?.company ?? '' })}
      priority={priority}
    >
      <Button variant={hasOffer ? 'secondary' : 'primary'} onClick={act}>
        {t(`next.${kind}.action`)}
      </Button>
    </NextActionBanner>
  );
}

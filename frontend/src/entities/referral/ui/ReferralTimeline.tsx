import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { ErrorState, Skeleton, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { useHappened, withCurrent } from './use-happened.tsx';

interface ReferralTimelineProps {
  readonly referral: Referral;
  /** Whose own steps are said to be "by you"; without it everybody is named. */
  readonly reader?: TimelineEntry['actor'] | undefined;
}

/** What happened to a referral, what is next, and who must act, in the reader's own wording. */
export function ReferralTimeline({ referral, reader }: ReferralTimelineProps) {
  const { t } = useTranslation('referral');
  const { items, isError, retry } = useHappened(referral.id, reader);
  if (isError) return <ErrorState title={t('timeline.failed')} onRetry={retry} />;
  if (!items) return <TimelineWaiting />;
  return (
    <Timeline
      label={t('timeline.label', { name: referral.workerName })}
      items={[...withCurrent(items), ...ahead(referral, t)]}
    />
  );
}

type Translate = ReturnType<typeof useTranslation<'referral'>>['t'];

function ahead({ nextStep: next }: Referral, t: Translate): TimelineItem[] {
  if (next === null) return [];
  return [
    { key: 'next', state: 'next', title: t(`status.${next.status}`), detail: t(`waiting.${next.actor}`) },
  ];
}

export function TimelineWaiting() {
  return (
    <Stack aria-busy>
      <Skeleton $width="70%" />
      <Skeleton $width="50%" />
      <Skeleton $width="60%" />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { ErrorState, Skeleton, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { useHappened, withCurrent } from './use-happened.tsx';

interface ReferralTimelineProps {
  readonly referral: Referral;
  /** The reader's own steps read "by you"; without a reader, every step shows a name. */
  readonly reader?: TimelineEntry['actor'] | undefined;
}

/** A referral's history, its next step, and the person who must act, in the reader's words. */
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

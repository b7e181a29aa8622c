import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { WorkerApplication } from '#contract/hiring/worker/worker-application.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { DateText, ErrorState, Skeleton, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { useApplicationTimelineQuery } from '../api/worker-api.ts';

/** An application's history, its next step, and the person who must act. */
export function ApplicationTimeline({ application }: { readonly application: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const { data, isError, refetch } = useApplicationTimelineQuery(application.id);
  if (isError) return <ErrorState title={t('timeline.failed')} onRetry={refetch} />;
  if (!data) return <Waiting />;
  const { nextStep: next } = application;
  const ahead: TimelineItem[] = next
    ? [
        {
          key: 'next',
          state: 'next',
          title: t(`status.${next.status}`),
          detail: t(`timeline.waiting.${next.actor}`),
        },
      ]
    : [];
  return (
    <Timeline
      label={t('timeline.label', { job: application.job.title })}
      items={[...data.map((entry, index) => happened(entry, index === data.length - 1)), ...ahead]}
    />
  );
}

function happened(entry: TimelineEntry, isLast: boolean): TimelineItem {
  return {
    key: `${entry.at} ${entry.status}`,
    state: isLast ? 'current' : 'done',
    title: entry.label.split(': ').map(translateMessage).join(': '),
    when: <DateText value={entry.at} style="dateTime" />,
  };
}

function Waiting() {
  return (
    <Stack aria-busy>
      <Skeleton $width="70%" />
      <Skeleton $width="50%" />
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useProductWords, type ProductWords } from '#shared/lib/index.ts';
import { DateText, ErrorState, Skeleton, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { useReferralTimelineQuery } from '../model/referral-calls.ts';
import { inOrder } from '../model/timeline-items.ts';

interface ReferralTimelineProps {
  readonly referral: Referral;
  /** Whose own steps are said to be "by you"; without it everybody is named. */
  readonly reader?: TimelineEntry['actor'] | undefined;
}

/** What happened to a referral, what is next, and who must act, in the reader's own wording. */
export function ReferralTimeline({ referral, reader }: ReferralTimelineProps) {
  const { t } = useTranslation('referral');
  const words = useProductWords();
  const { data, isError, refetch } = useReferralTimelineQuery(referral.id);
  if (isError) return <ErrorState title={t('timeline.failed')} onRetry={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Timeline
      label={t('timeline.label', { name: referral.workerName })}
      items={[...happened(inOrder(data), { t, words, reader }), ...ahead(referral, t)]}
    />
  );
}

type Translate = ReturnType<typeof useTranslation<'referral'>>['t'];

interface Reading {
  readonly t: Translate;
  readonly words: ProductWords;
  readonly reader: TimelineEntry['actor'] | undefined;
}

function happened(entries: readonly TimelineEntry[], { t, words, reader }: Reading): TimelineItem[] {
  return entries.map((entry, index) => ({
    key: `${entry.at} ${index}`,
    state: index === entries.length - 1 ? 'current' : 'done',
    title: wordsOf(entry),
    when: <DateText value={entry.at} style="dateTime" />,
    detail: [t(`actor.${entry.actor === reader ? 'you' : entry.actor}`), entry.note && words.note(entry.note)]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The reader's own wording (rules.md#timeline-words): "The last step was undone: Worker Contacted", each part in their language. */
function wordsOf({ label }: TimelineEntry): string {
  return label.split(': ').map(translateMessage).join(': ');
}

function ahead({ nextStep: next }: Referral, t: Translate): TimelineItem[] {
  if (next === null) return [];
  return [
    { key: 'next', state: 'next', title: t(`status.${next.status}`), detail: t(`waiting.${next.actor}`) },
  ];
}

function Waiting() {
  return (
    <Stack aria-busy>
      <Skeleton $width="70%" />
      <Skeleton $width="50%" />
      <Skeleton $width="60%" />
    </Stack>
  );
}

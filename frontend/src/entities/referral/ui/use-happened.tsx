import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#contract/hiring/timeline.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { DateText, type TimelineItem } from '#shared/ui/index.ts';
import { useReferralTimelineQuery } from '../api/referral-api.ts';
import { inOrder } from '../model/timeline-items.ts';

export interface HappenedItem extends TimelineItem {
  readonly at: string;
}

interface Happened {
  /** Oldest first; undefined while loading. */
  readonly items: readonly HappenedItem[] | undefined;
  readonly isError: boolean;
  readonly retry: () => unknown;
}

/** The history with dates and actors, in the reader's words (rules.md#timeline-words). */
export function useHappened(referralId: string, reader: TimelineEntry['actor'] | undefined): Happened {
  const { t } = useTranslation('referral');
  const words = useProductLabels();
  const { data, isError, refetch } = useReferralTimelineQuery(referralId);
  const items =
    data &&
    inOrder(data).map((entry, index): HappenedItem => ({
      key: `${entry.at} ${index}`,
      at: entry.at,
      state: 'done',
      title: wordsOf(entry),
      when: <DateText value={entry.at} style="dateTime" />,
      detail: [
        t(`actor.${entry.actor === reader ? 'you' : entry.actor}`),
        entry.note && words.note(entry.note),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return { items, isError, retry: refetch };
}

/** "The last step was undone: Worker Contacted", each part in the reader's language. */
function wordsOf({ label }: TimelineEntry): string {
  return label.split(': ').map(translateMessage).join(': ');
}

/** Marks the last item as the current status. */
export function withCurrent(items: readonly TimelineItem[]): readonly TimelineItem[] {
  return items.map((item, index) => (index === items.length - 1 ? { ...item, state: 'current' } : item));
}

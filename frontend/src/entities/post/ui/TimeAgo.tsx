import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useReaderTime, serverNow } from '#shared/lib/index.ts';
import { timeAgo } from '../model/time-ago.ts';

/** A relative time, or the date after a month; the tooltip has the exact time. */
export function TimeAgo({ value }: { readonly value: string }) {
  const { t, i18n } = useTranslation('posts');
  const [shownAt] = useState(() => serverNow());
  const { zone, drawnAt } = useReaderTime();
  const { unit, count } = timeAgo(value, drawnAt ?? shownAt);
  return (
    <time dateTime={value} title={formatDate(value, i18n.language, 'dateTime', { zone })}>
      {unit === 'date' ? formatDate(value, i18n.language, 'date', { zone }) : t(`ago.${unit}`, { count })}
    </time>
  );
}

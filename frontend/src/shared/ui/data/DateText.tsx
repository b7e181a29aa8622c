import { useTranslation } from 'react-i18next';
import { formatDate, useReaderTime, type DateStyle } from '../../lib/index.ts';

interface DateTextProps {
  /** An instant (ISO 8601) or a calendar date. */
  readonly value: string;
  readonly style?: DateStyle;
}

export function DateText({ value, style = 'date' }: DateTextProps) {
  const { i18n } = useTranslation();
  const { zone, drawnAt: now } = useReaderTime();
  return (
    <time
      dateTime={value}
      title={style === 'relative' ? formatDate(value, i18n.language, 'dateTime', { zone }) : undefined}
    >
      {formatDate(value, i18n.language, style, { zone, now })}
    </time>
  );
}

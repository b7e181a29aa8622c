import { useTranslation } from 'react-i18next';
import { formatDate, type DateStyle } from './format-date.ts';
import { useReaderTime } from '../use-reader-time.ts';

/** Formats dates within a sentence, in the reader's language, clock, and zone. */
export function useFormatDate(): (value: string, style: DateStyle) => string {
  const { i18n } = useTranslation();
  const { zone, drawnAt: now } = useReaderTime();
  return (value, style) => formatDate(value, i18n.language, style, { zone, now });
}

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useReaderTime } from '#shared/lib/index.ts';
import { isElsewhere, ownZone, timeSpan, type EventTimes } from '../model/event-time.ts';

/** The time at the event's place, and the reader's own time if it differs (rules.md#event-time-zone). */
export function EventTime({ event }: { readonly event: EventTimes }) {
  const { t, i18n } = useTranslation('events');
  const { isOnDevice } = useReaderTime();
  return (
    <span>
      <time dateTime={event.startAt}>{timeSpan(event, event.timeZone, i18n.language)}</time>
      {isOnDevice && isElsewhere(event) && (
        <Yours>{t('yourTime', { time: timeSpan(event, ownZone(), i18n.language) })}</Yours>
      )}
    </span>
  );
}

const Yours = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
`;

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  Attendance,
  EventHost,
  isElsewhere,
  ownZone,
  timeIn,
  timeSpan,
  type EventAnswer,
} from '#entities/event/index.ts';
import { useReaderTime } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';

/** Time, place, attendance, and host. */
export function EventFacts({ event }: { readonly event: EventAnswer }) {
  const { t, i18n } = useTranslation('events');
  const { isOnDevice } = useReaderTime();
  const { startAt, endAt, timeZone, board, host } = event;
  return (
    <Facts>
      <Fact label={t('detail.starts')}>
        <time dateTime={startAt}>{timeIn(startAt, timeZone, i18n.language)}</time>
      </Fact>
      <Fact label={t('detail.ends')}>
        <time dateTime={endAt}>{timeIn(endAt, timeZone, i18n.language)}</time>
      </Fact>
      {isOnDevice && isElsewhere(event) && (
        <Fact label={t('detail.yours')}>{timeSpan(event, ownZone(), i18n.language)}</Fact>
      )}
      <Fact label={t('detail.where')}>{event.location ?? t('online')}</Fact>
      {event.locationType !== 'in_person' && (
        <Fact label={t('detail.link')}>
          {event.onlineUrl === null ? (
            t('detail.linkHidden')
          ) : (
            <a href={event.onlineUrl} target="_blank" rel="noopener noreferrer nofollow">
              {event.onlineUrl}
            </a>
          )}
        </Fact>
      )}
      <Fact label={t('detail.attendance')}>
        <span aria-live="polite">
          <Attendance event={event} />
        </span>
      </Fact>
      <Fact label={t('detail.host')}>
        <EventHost host={host} />
      </Fact>
      {board && (
        <Fact label={t('detail.board')}>
          <Link to={`/community/${board.id}`}>{board.name}</Link>
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin: 0;
  ${onWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

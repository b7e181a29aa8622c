import { asId } from '#kernel/ids.ts';
import { foundOrMissing } from '#platform/pages/found-or-missing.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PageHead, PublicPage, StructuredData } from '#platform/pages/public-page.ts';
import { breadcrumbs } from '#platform/pages/structured-lists.ts';
import type { EventRow } from '../../application/event/event-reader.ts';
import { placeWords, type ReadEvents } from '../../application/event/read-events.ts';
import { wordsOfHtml } from '../../application/writing/words-of-html.ts';
import { COMMUNITY_LABELS } from './community-labels.ts';

export function eventPage(events: ReadEvents): PublicPage {
  return {
    path: '/events/:id',
    answer: ({ params, language, publicUrl }) =>
      foundOrMissing(params['id'], async (id) => {
        const { row } = await events.one(asId<'event'>(id), null);
        return { status: 200, head: headOf(row, language, publicUrl) };
      }),
  };
}

function headOf(event: EventRow, language: Language, publicUrl: string): PageHead {
  const words = COMMUNITY_LABELS[language];
  const path = `/events/${event.id}`;
  const place = placeWords(event) ?? words.online;
  const description = `${timeWords(event, language)} · ${place}. ${wordsOfHtml(event.descriptionHtml)}`;
  return {
    title: `${event.title} · Crewvine`,
    headline: event.title,
    description,
    path,
    kind: 'article',
    plain: {
      heading: event.title,
      text: `${timeWords(event, language)} · ${place}\n\n${wordsOfHtml(event.descriptionHtml)}`,
      links: [[words.events, '/events']],
    },
    isIndexed: event.visibility === 'public',
    data: [
      eventData(event, `${publicUrl}${path}`),
      breadcrumbs(publicUrl, [
        [words.home, '/'],
        [words.events, '/events'],
        [event.title, path],
      ]),
    ],
  };
}

/** When it is where it is. */
function timeWords({ startAt, timeZone }: EventRow, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(startAt));
}

const MODES = {
  in_person: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
} as const;

/** Event with the fields that Google requires: name, start and place. */
function eventData(event: EventRow, url: string): StructuredData {
  const { title, startAt, endAt, locationType, status, hostFirstName, hostLastName } = event;
  return {
    '@type': 'Event',
    name: title,
    description: wordsOfHtml(event.descriptionHtml),
    startDate: startAt,
    endDate: endAt,
    url,
    eventAttendanceMode: `https://schema.org/${MODES[locationType]}`,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: locationsOf(event, url),
    organizer: { '@type': 'Person', name: `${hostFirstName} ${hostLastName}`.trim() },
  };
}

/** The link of an event online is for its guests: its page stands for it. */
function locationsOf(event: EventRow, url: string): readonly object[] {
  const { locationType, address, city, state } = event;
  const online = { '@type': 'VirtualLocation', url };
  const place = {
    '@type': 'Place',
    name: placeWords(event) ?? '',
    address: {
      '@type': 'PostalAddress',
      ...(address !== null && { streetAddress: address }),
      ...(city !== null && { addressLocality: city }),
      ...(state !== null && { addressRegion: state }),
      addressCountry: 'US',
    },
  };
  if (locationType === 'online') return [online];
  return locationType === 'hybrid' ? [place, online] : [place];
}

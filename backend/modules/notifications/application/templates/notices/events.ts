import type { eventKinds } from '#contract/notifications/vocabulary/kinds/events.ts';
import type { WordsOf } from './notice-words.ts';

export const eventNotices: WordsOf<typeof eventKinds> = {
  event_changed: {
    event: 'An event changes',
    reader: 'its guests',
    en: { title: 'Event changed', message: '{eventTitle} has changed. It starts {when}.' },
    es: { title: 'Cambio en un evento', message: '{eventTitle} cambió. Empieza el {when}.' },
  },
  event_cancelled: {
    event: 'An event is canceled',
    reader: 'its guests',
    en: { title: 'Event canceled', message: '{eventTitle} on {when} was canceled.' },
    es: { title: 'Evento cancelado', message: 'Se canceló {eventTitle} del {when}.' },
  },
  event_reminder: {
    event: 'An event begins soon',
    reader: 'its guests',
    en: { title: 'Event reminder', message: '{eventTitle} starts {when}.' },
    es: { title: 'Recordatorio de evento', message: '{eventTitle} empieza el {when}.' },
  },
  event_place_offered: {
    event: 'A place is kept for someone who waits',
    reader: 'who waits',
    en: {
      title: 'A spot opened up',
      message: "You're next in line for {eventTitle}. RSVP by {when} to take the spot.",
    },
    es: {
      title: 'Hay un lugar para usted',
      message: 'Sigue usted en la lista de {eventTitle}. Confirme antes del {when} para tomar el lugar.',
    },
  },
  event_place_given: {
    event: 'A place is given to someone who waits',
    reader: 'who waits',
    en: { title: "You're in", message: "There's room for you at {eventTitle} now. It starts {when}." },
    es: { title: 'Ya tiene lugar', message: 'Ya hay lugar para usted en {eventTitle}. Empieza el {when}.' },
  },
  event_approved: {
    event: 'An event is approved',
    reader: 'its host',
    en: {
      title: 'Your event is published',
      message: 'We reviewed {eventTitle}, and everyone can see it now.',
    },
    es: { title: 'Su evento está publicado', message: 'Revisamos {eventTitle} y ya todos lo pueden ver.' },
  },
  mentioned_in_event: {
    event: 'Someone mentions a person in an event',
    reader: 'who is mentioned',
    en: { title: 'You were mentioned in an event', message: '{personName} mentioned you in "{eventTitle}".' },
    es: { title: 'Su nombre en un evento', message: '{personName} escribió su nombre en "{eventTitle}".' },
  },
  event_refused: {
    event: 'An event is refused',
    reader: 'its host',
    en: {
      title: "Your event wasn't published",
      message: 'We reviewed {eventTitle} and need a change: {note}',
    },
    es: {
      title: 'Su evento no se publicó',
      message: 'Revisamos {eventTitle} y hace falta un cambio: {note}',
    },
  },
};

import type { moderationKinds } from '#contract/notifications/vocabulary/kinds/moderation.ts';
import type { WordsOf } from './notice-words.ts';

export const moderationNotices: WordsOf<typeof moderationKinds> = {
  content_held: {
    event: 'A text waits for a review',
    reader: 'its author',
    en: {
      title: 'Hidden while we take a look',
      message: 'Several people reported "{excerpt}". It is hidden until a moderator has looked at it.',
    },
    es: {
      title: 'Oculto mientras lo revisamos',
      message: 'Varias personas reportaron "{excerpt}". Está oculto hasta que un moderador lo revise.',
    },
  },
  content_hidden: {
    event: 'Moderators hide a text',
    reader: 'its author',
    en: { title: 'We hid something you wrote', message: 'We hid "{excerpt}": {reason} You can appeal once.' },
    es: {
      title: 'Ocultamos algo que escribió',
      message: 'Ocultamos "{excerpt}": {reason} Puede apelar una vez.',
    },
  },
  content_restored: {
    event: 'Moderators restore a text',
    reader: 'its author',
    en: { title: 'Back on the site', message: '"{excerpt}" is on the site: {reason}' },
    es: { title: 'De nuevo en el sitio', message: '"{excerpt}" está en el sitio: {reason}' },
  },
  content_locked: {
    event: 'Moderators lock a post',
    reader: 'its author',
    en: {
      title: 'Replies closed',
      message: 'We closed the replies to "{excerpt}": {reason} You can appeal once.',
    },
    es: {
      title: 'Respuestas cerradas',
      message: 'Cerramos las respuestas a "{excerpt}": {reason} Puede apelar una vez.',
    },
  },
  account_warned: {
    event: 'Moderators warn someone',
    reader: 'the person',
    en: { title: 'A warning from our moderators', message: '{reason} You can appeal once.' },
    es: { title: 'Una advertencia de nuestros moderadores', message: '{reason} Puede apelar una vez.' },
  },
  suspension_lifted: {
    event: 'A suspension is lifted',
    reader: 'the person',
    en: { title: 'Your account is open again', message: 'Welcome back. {reason}' },
    es: { title: 'Su cuenta está abierta otra vez', message: 'Le damos la bienvenida de nuevo. {reason}' },
  },
  appeal_granted: {
    event: 'An appeal is granted',
    reader: 'who appealed',
    en: { title: 'Your appeal was granted', message: 'We took our decision back: {reason}' },
    es: { title: 'Aceptamos su apelación', message: 'Retiramos nuestra decisión: {reason}' },
  },
  appeal_denied: {
    event: 'An appeal is denied',
    reader: 'who appealed',
    en: { title: 'Your appeal was denied', message: 'Our decision stays: {reason}' },
    es: { title: 'No aceptamos su apelación', message: 'Nuestra decisión se mantiene: {reason}' },
  },
  report_upheld: {
    event: 'A report is upheld',
    reader: 'who reported',
    en: {
      title: 'Thanks for your report',
      message: 'A moderator looked at what you reported and took action.',
    },
    es: { title: 'Gracias por su reporte', message: 'Un moderador revisó lo que reportó y tomó medidas.' },
  },
  report_dismissed: {
    event: 'A report is dismissed',
    reader: 'who reported',
    en: {
      title: 'About your report',
      message: "A moderator looked at what you reported. It doesn't break our rules, so it stays.",
    },
    es: {
      title: 'Sobre su reporte',
      message: 'Un moderador revisó lo que reportó. No va contra nuestras reglas, así que se queda.',
    },
  },
};

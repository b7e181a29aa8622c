import type { MessageTemplates } from './message-templates.ts';

type OfModeration =
  | 'content_held'
  | 'content_hidden'
  | 'content_restored'
  | 'content_locked'
  | 'account_warned'
  | 'suspension_lifted'
  | 'appeal_granted'
  | 'appeal_denied'
  | 'report_upheld'
  | 'report_dismissed';

/** Notices of moderators' decisions. */
export const esModeration: Pick<MessageTemplates['notices'], OfModeration> = {
  content_held: {
    title: 'Oculto mientras lo revisamos',
    message: 'Varias personas reportaron "{excerpt}". Está oculto hasta que un moderador lo revise.',
  },
  content_hidden: {
    title: 'Ocultamos algo que escribió',
    message: 'Ocultamos "{excerpt}": {reason} Puede apelar una vez.',
  },
  content_restored: {
    title: 'De nuevo en el sitio',
    message: '"{excerpt}" está en el sitio: {reason}',
  },
  content_locked: {
    title: 'Respuestas cerradas',
    message: 'Cerramos las respuestas a "{excerpt}": {reason} Puede apelar una vez.',
  },
  account_warned: {
    title: 'Una advertencia de nuestros moderadores',
    message: '{reason} Puede apelar una vez.',
  },
  suspension_lifted: {
    title: 'Su cuenta está abierta otra vez',
    message: 'Le damos la bienvenida de nuevo. {reason}',
  },
  appeal_granted: {
    title: 'Aceptamos su apelación',
    message: 'Retiramos nuestra decisión: {reason}',
  },
  appeal_denied: {
    title: 'No aceptamos su apelación',
    message: 'Nuestra decisión se mantiene: {reason}',
  },
  report_upheld: {
    title: 'Gracias por su reporte',
    message: 'Un moderador revisó lo que reportó y tomó medidas.',
  },
  report_dismissed: {
    title: 'Sobre su reporte',
    message: 'Un moderador revisó lo que reportó. No va contra nuestras reglas, así que se queda.',
  },
};

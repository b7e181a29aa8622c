import type { serviceKinds } from '#contract/notifications/vocabulary/kinds/services.ts';
import type { WordsOf } from './notice-words.ts';

export const serviceNotices: WordsOf<typeof serviceKinds> = {
  service_refunded: {
    event: 'Nobody delivered a service',
    reader: 'employer',
    en: {
      title: 'Service refunded',
      message: "The {service} for {workerName} ({jobTitle}) wasn't delivered in time. We refunded ${amount}.",
    },
    es: {
      title: 'Servicio reembolsado',
      message: 'Nadie hizo a tiempo: {service} para {workerName} ({jobTitle}). Le devolvemos ${amount}.',
    },
  },
  service_done: {
    event: 'A service is done',
    reader: 'worker',
    en: { title: 'Service complete', message: 'Your {service} for {jobTitle} at {company} is done.' },
    es: {
      title: 'Servicio terminado',
      message: '{company} ya tiene el resultado de su {service} para {jobTitle}.',
    },
  },
  service_ended: {
    event: 'A service will not take place',
    reader: 'worker',
    en: {
      title: 'Service canceled',
      message: "Your {service} for {jobTitle} at {company} won't take place. You don't need to do anything.",
    },
    es: {
      title: 'Servicio cancelado',
      message: '{company} ya no necesita su {service} para {jobTitle}. Usted no tiene que hacer nada.',
    },
  },
};

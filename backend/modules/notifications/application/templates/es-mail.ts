import type { MessageTemplates } from './message-templates.ts';

/** What stands around the words of an email, in Spanish. */
export const esMail: MessageTemplates['mail'] = {
  places: {
    '/dashboard': 'Abrir mi panel',
    '/employer-dashboard': 'Abrir mi panel',
    '/employer/i9': 'Abrir el formulario',
    '/rate': 'Calificar ahora',
    '/ratings': 'Ver sus calificaciones',
    '/employer/plans': 'Ver mi plan',
    '/employer/services': 'Ver sus servicios',
    '/earnings': 'Ver mis ganancias',
    '/my-referrals': 'Ver mis recomendaciones',
    '/my-applications': 'Ver mis postulaciones',
    '/jobs': 'Ver los empleos',
    '/job': 'Publicar de nuevo el empleo',
    '/my-moderation': 'Ver la decisión',
    '/community': 'Abrir el grupo',
    '/events': 'Ver el evento',
    '/forum': 'Abrir la conversación',
  },
  categories: {
    newJobs: 'empleos nuevos',
    referralUpdates: 'sus recomendaciones',
    offers: 'ofertas',
    payouts: 'cobros',
    community: 'la comunidad',
    marketing: 'novedades de Crewvine',
  },
  footer: 'Recibe esto porque tiene activados los correos sobre {category}.',
  required: 'Este correo se envía siempre: trata de su dinero o de su cuenta.',
  settings: 'Elegir qué avisos recibe',
  unsubscribe: 'No recibir más correos sobre {category}',
  digest: {
    one: '1 novedad para usted',
    many: '{count} novedades para usted',
    message: 'Esto es lo que pasó desde su último resumen.',
    more: 'Las {count} más antiguas están en su buzón.',
    action: 'Abrir mi buzón',
    footer: 'Recibe un resumen en lugar de un correo por cada aviso.',
    unsubscribe: 'No recibir más estos correos',
  },
};

import type { Language } from '#contract/http/vocabulary/language.ts';

export interface SiteLabels {
  readonly title: string;
  readonly description: string;
}
type InBoth = Readonly<Record<Language, SiteLabels>>;

const name = (title: string): string => `${title} · Crewvine`;

/** For pages without their own words. */
export const UNTITLED: InBoth = {
  en: {
    title: 'Crewvine',
    description:
      'In the trades, the best jobs come by word of mouth. Post a job, refer a worker, earn the bonus.',
  },
  es: {
    title: 'Crewvine',
    description:
      'En la construcción, los mejores empleos llegan por recomendación. Publique, recomiende y gane el bono.',
  },
};

/** For addresses without a page. */
export const UNKNOWN_PAGE: InBoth &
  Readonly<Record<Language, { readonly heading: string; readonly jobs: string }>> = {
  en: {
    title: name('Page not found'),
    description: "This address doesn't lead anywhere. The jobs are still here.",
    heading: '404 Page Not Found',
    jobs: 'Jobs',
  },
  es: {
    title: name('Página no encontrada'),
    description: 'Esta dirección no lleva a ninguna parte. Los empleos siguen aquí.',
    heading: '404 Página no encontrada',
    jobs: 'Empleos',
  },
};

/** For pages without their own picture. */
export const PRODUCT_PICTURE: Readonly<Record<Language, { readonly path: string; readonly alt: string }>> = {
  en: { path: '/og/crewvine.png', alt: 'Crewvine: the best crews come by word of mouth' },
  es: {
    path: '/og/crewvine.png?lang=es',
    alt: 'Crewvine: las mejores cuadrillas se arman por recomendación',
  },
};

const LANDING: InBoth = {
  en: { ...UNTITLED.en, title: 'Crewvine · Construction jobs through people you know' },
  es: { ...UNTITLED.es, title: 'Crewvine · Empleos de construcción por gente que usted conoce' },
};

const JOBS: InBoth = {
  en: {
    title: name('Construction and trades jobs'),
    description:
      'See pay and location on every job, and the bonus for whoever refers the person who gets hired.',
  },
  es: {
    title: name('Empleos de construcción y oficios'),
    description:
      'Vea el salario y el lugar de cada empleo, y el bono para quien recomiende a la persona contratada.',
  },
};

/** By path: titles and descriptions of pages that show the same to everyone. */
export const SITE_LABELS: Readonly<Record<string, InBoth & { readonly canonical?: string }>> = {
  '/': LANDING,
  '/old-landing': { ...LANDING, canonical: '/' },
  '/home': { ...JOBS, canonical: '/jobs' },
  '/jobs': JOBS,
  '/waitlist': {
    en: {
      title: name('Join the waitlist'),
      description: 'Be among the first to hear when Crewvine opens near you.',
    },
    es: {
      title: name('Anótese en la lista de espera'),
      description: 'Entérese primero cuando Crewvine abra cerca de usted.',
    },
  },
  '/signup': {
    en: {
      title: name('Create your account'),
      description: "Refer people you'd work with. When they're hired, the bonus is yours.",
    },
    es: {
      title: name('Cree su cuenta'),
      description: 'Recomiende a gente con la que trabajaría. Cuando la contraten, el bono es suyo.',
    },
  },
  '/employer-signup': {
    en: {
      title: name('Hire through people you trust'),
      description: 'Post a job in two minutes, set your own bonus and meet people your crews vouch for.',
    },
    es: {
      title: name('Contrate por recomendación'),
      description:
        'Publique un empleo en dos minutos, fije su bono y conozca a gente que su cuadrilla recomienda.',
    },
  },
  '/worker-signup': {
    en: {
      title: name('Find work through people you know'),
      description: 'Tell us your trade and certifications, and let people who know your work refer you.',
    },
    es: {
      title: name('Encuentre trabajo por gente que lo conoce'),
      description: 'Díganos su oficio y certificaciones, y deje que lo recomiende quien conoce su trabajo.',
    },
  },
  '/community': {
    en: {
      title: name('Professional Community'),
      description: "Find people in your trade, ask questions and hear who's hiring.",
    },
    es: {
      title: name('Comunidad profesional'),
      description: 'Conozca a gente de su oficio, pregunte y entérese de quién contrata.',
    },
  },
  '/forum': {
    en: {
      title: name('Construction Referral Community'),
      description: 'Talk about hiring, pay and the work itself.',
    },
    es: {
      title: name('Comunidad de recomendaciones en la construcción'),
      description: 'Hable de contrataciones, pagos y del trabajo mismo.',
    },
  },
  '/events': {
    en: {
      title: name('Construction Events'),
      description: 'Hiring fairs, training, safety days and get-togethers near you and online.',
    },
    es: {
      title: name('Eventos de construcción'),
      description: 'Ferias de empleo, capacitación, seguridad y convivencias cerca de usted y en línea.',
    },
  },
  '/leaderboard': {
    en: {
      title: name('Leaderboard'),
      description: 'The people who refer workers who get hired.',
    },
    es: {
      title: name('Mejores recomendadores'),
      description: 'Las personas cuyos recomendados consiguen el empleo.',
    },
  },
  '/transparency': {
    en: {
      title: name('Transparency'),
      description: 'What people reported and what our moderators decided, month by month.',
    },
    es: {
      title: name('Transparencia'),
      description: 'Lo que la gente reportó y lo que decidieron nuestros moderadores, mes por mes.',
    },
  },
  '/verify-document': {
    en: {
      title: name('Check a signed offer letter'),
      description: "Find out if a signed offer letter is the real one. Your file doesn't leave your device.",
    },
    es: {
      title: name('Revise una carta firmada'),
      description:
        'Vea si una carta de oferta firmada es la auténtica. Su archivo no sale de su dispositivo.',
    },
  },
  '/terms': {
    en: {
      title: name('Terms of Service'),
      description: 'The rules between you and Crewvine, in plain words.',
    },
    es: {
      title: name('Términos del servicio'),
      description: 'Las reglas entre usted y Crewvine, en palabras sencillas.',
    },
  },
  '/privacy-policy': {
    en: {
      title: name('Privacy Policy'),
      description: 'What we keep about you, why, for how long, and what you can do about it.',
    },
    es: {
      title: name('Política de privacidad'),
      description: 'Qué guardamos de usted, por qué, por cuánto tiempo y qué puede hacer al respecto.',
    },
  },
};

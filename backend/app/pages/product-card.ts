import { z } from 'zod';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { languageSchema } from '#contract/http/primitives.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { Cards } from '#platform/pages/cards/cards.ts';
import type { CardLabels } from '#platform/pages/cards/card-labels.ts';
import { UNTITLED } from './site-labels.ts';

const WORDS: Readonly<Record<Language, CardLabels>> = {
  en: {
    label: 'Construction and trades',
    loud: 'Know someone good?',
    title: 'The best crews come by word of mouth.',
    lines: ['Refer them. When they get hired,', 'the bonus is yours.'],
  },
  es: {
    label: 'Construcción y oficios',
    loud: '¿Conoce a alguien?',
    title: 'Las mejores cuadrillas se arman por recomendación.',
    lines: ['Recomiéndelo. Cuando lo contraten,', 'el bono es suyo.'],
  },
};

/** The shared picture of all pages without their own. */
export function productCardRoutes(cards: () => Cards): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/og/crewvine.png',
      access: 'public',
      summary: `Get the preview picture of a link: "${UNTITLED.en.title}"`,
      query: z.object({ lang: languageSchema.catch('en').default('en') }),
      answers: { 200: 'raw', 304: null },
      handler: ({ query, ctx }) => cards().answer(WORDS[query.lang], ctx),
    }),
  ];
}

import type { PublicPage, StructuredData } from '#platform/pages/public-page.ts';
import { SITE_LABELS } from './site-labels.ts';

/** Pages that show the same to everyone. */
export const SITE_PAGES: readonly PublicPage[] = Object.entries(SITE_LABELS).map(([path, words]) => ({
  path,
  answer: async ({ language, publicUrl }) => ({
    status: 200,
    head: {
      ...words[language],
      path: words.canonical ?? path,
      data: path === '/' ? [whoWeAre(publicUrl)] : [],
    },
  }),
}));

function whoWeAre(publicUrl: string): StructuredData {
  return {
    '@type': 'Organization',
    name: 'Crewvine',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
  };
}

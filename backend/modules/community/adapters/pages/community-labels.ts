import type { Language } from '#contract/http/vocabulary/language.ts';

interface CommunityLabels {
  readonly home: string;
  readonly community: string;
  readonly forum: string;
  readonly events: string;
  readonly removed: string;
  readonly by: (name: string) => string;
  readonly online: string;
}

export const COMMUNITY_LABELS: Readonly<Record<Language, CommunityLabels>> = {
  en: {
    home: 'Home',
    community: 'Community',
    forum: 'Forum',
    events: 'Events',
    removed: 'This post was removed',
    by: (name) => `By ${name}.`,
    online: 'Online',
  },
  es: {
    home: 'Inicio',
    community: 'Comunidad',
    forum: 'Foro',
    events: 'Eventos',
    removed: 'Esta publicación se eliminó',
    by: (name) => `De ${name}.`,
    online: 'En línea',
  },
};

import type { Language } from '#contract/http/vocabulary/language.ts';
import type { RatingSide } from '#contract/hiring/vocabulary/rating-side.ts';

interface RatingLabels {
  readonly title: (name: string) => string;
  readonly lead: string;
  readonly none: string;
  /** Stars of five, with one decimal. */
  readonly average: (average: string, count: number) => string;
  readonly former: string;
  readonly side: Readonly<Record<RatingSide, string>>;
  readonly jobs: string;
}

/** The same words as on the screen. */
export const RATING_LABELS: Readonly<Record<Language, RatingLabels>> = {
  en: {
    title: (name) => `Ratings of ${name}`,
    lead: 'What people say after completed work.',
    none: 'No ratings yet',
    average: (average, count) => `Rated ${average} of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
    former: 'Former member',
    side: { employer: 'Employer', referrer: 'Referrer', worker: 'Worker' },
    jobs: 'Jobs',
  },
  es: {
    title: (name) => `Calificaciones de ${name}`,
    lead: 'Lo que dice la gente al terminar el trabajo.',
    none: 'Todavía sin calificaciones',
    average: (average, count) =>
      `Calificación: ${average} de 5, ${count} ${count === 1 ? 'opinión' : 'opiniones'}`,
    former: 'Antiguo miembro',
    side: { employer: 'Empleador', referrer: 'Quien recomienda', worker: 'Trabajador' },
    jobs: 'Empleos',
  },
};

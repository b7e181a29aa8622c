import { asId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Rating } from '#contract/hiring/rating/rating.ts';
import { STARS } from '#contract/hiring/vocabulary/rating-side.ts';
import { foundOrMissing } from '#platform/pages/found-or-missing.ts';
import type { PageHead, PublicPage } from '#platform/pages/public-page.ts';
import type { RatedPerson } from '../../application/rating/rating-store.ts';
import type { ReadRatings } from '../../application/rating/read-ratings.ts';
import { RATING_LABELS } from './rating-labels.ts';

/** The number that the screen shows first. */
const SHOWN = 20;

/**
 * A person's ratings as a visitor reads them (rules.md#rating-average). Search engines index them once there
 * is one: before, the page has only a name.
 */
export function ratingsPage(ratings: ReadRatings): PublicPage {
  return {
    path: '/ratings/:userId',
    answer: ({ params, language }) =>
      foundOrMissing(params['userId'], async (id) => {
        const { person, rows } = await ratings.of(asId<'user'>(id), null, { limit: SHOWN, after: null });
        return { status: 200, head: headOf(person, rows.slice(0, SHOWN), language) };
      }),
  };
}

function headOf(person: RatedPerson, ratings: readonly Rating[], language: Language): PageHead {
  const words = RATING_LABELS[language];
  const title = words.title(person.name);
  const average = averageOf(person, language);
  return {
    title: `${title} · Crewvine`,
    headline: title,
    description: `${average}. ${words.lead}`,
    path: `/ratings/${person.userId}`,
    isIndexed: person.averageRating !== null,
    plain: {
      heading: title,
      text: [average, ...ratings.map((rating) => plainRating(rating, language))].join('\n\n'),
      links: [[words.jobs, '/jobs']],
    },
  };
}

function averageOf({ averageRating, ratingCount }: RatedPerson, language: Language): string {
  const words = RATING_LABELS[language];
  return averageRating === null ? words.none : words.average(averageRating.toFixed(1), ratingCount);
}

function plainRating({ rating, review, type, by }: Rating, language: Language): string {
  const { former, side } = RATING_LABELS[language];
  const stars = STARS.map((star) => (star <= rating ? '★' : '☆')).join('');
  return [stars, ...(review === null ? [] : [review]), `${by ?? former} · ${side[type]}`].join('\n');
}

import { useTranslation } from 'react-i18next';
import { useReceivedRatings } from '../api/rating-api.ts';
import { AverageRating } from './AverageRating.tsx';

/** The average rating of a person, which this component loads; a dash while loading or after an error. */
export function RatingOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('rating');
  const { person } = useReceivedRatings(userId);
  if (!person) return '–';
  return person.averageRating === null ? t('none') : <AverageRating {...person} />;
}

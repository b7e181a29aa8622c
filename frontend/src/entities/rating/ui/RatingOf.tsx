import { useTranslation } from 'react-i18next';
import { useReceivedRatings } from '../model/rating-calls.ts';
import { AverageRating } from './AverageRating.tsx';

/** The average of someone whose ratings come by themselves; a dash while they come, or where they did not. */
export function RatingOf({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('rating');
  const { person } = useReceivedRatings(userId);
  if (!person) return '–';
  return person.averageRating === null ? t('none') : <AverageRating {...person} />;
}

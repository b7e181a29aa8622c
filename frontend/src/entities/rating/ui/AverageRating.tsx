import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { localeOf } from '#shared/lib/index.ts';

interface AverageRatingProps {
  readonly userId: string;
  readonly averageRating: number | null;
  readonly ratingCount: number;
}

/** "★ 4.6 (12)", which leads to what was said; nothing where nobody has rated (rules.md#rating-average). */
export function AverageRating({ userId, averageRating, ratingCount }: AverageRatingProps) {
  const { t, i18n } = useTranslation('rating');
  if (averageRating === null) return null;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const average = new Intl.NumberFormat(localeOf(i18n.language), digits).format(averageRating);
  return (
    <Rated to={`/ratings/${userId}`} aria-label={t('averageLink', { average, count: ratingCount })}>
      <Star size={16} aria-hidden />
      {average} ({ratingCount})
    </Rated>
  );
}

const Rated = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--accent);
    fill: currentColor;
  }
`;

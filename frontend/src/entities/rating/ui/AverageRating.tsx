import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { localeOf } from '#shared/lib/index.ts';

interface AverageRatingProps {
  /** Null for no link: next to the ratings themselves, or for an unnamed person. */
  readonly userId: string | null;
  readonly averageRating: number | null;
  readonly ratingCount: number;
}

/** "★ 4.6 (12)" with a link to the ratings; hidden without a rating (rules.md#rating-average). */
export function AverageRating({ userId, averageRating, ratingCount }: AverageRatingProps) {
  const { t, i18n } = useTranslation('rating');
  if (averageRating === null) return null;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const average = new Intl.NumberFormat(localeOf(i18n.language), digits).format(averageRating);
  const name = t('averageLink', { average, count: ratingCount });
  const figures = (
    <>
      <Star size={16} aria-hidden />
      {average} ({ratingCount})
    </>
  );
  if (userId === null) {
    return (
      <Figures role="img" aria-label={name}>
        {figures}
      </Figures>
    );
  }
  return (
    <Rated to={`/ratings/${userId}`} aria-label={name}>
      {figures}
    </Rated>
  );
}

const look = css`
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

const Figures = styled.span`
  ${look}
`;

const Rated = styled(Link)`
  ${look}
`;

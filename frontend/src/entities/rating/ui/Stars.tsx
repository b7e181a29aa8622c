import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { STARS } from '#contract/hiring/vocabulary/rating-side.ts';

/** A rating of one to five stars. */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useTranslation('rating');
  return (
    <Line role="img" aria-label={t('stars', { count })}>
      {STARS.map((star) => (
        <Star key={star} size={18} aria-hidden data-filled={star <= count} />
      ))}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: -3px;
  color: var(--line-strong);
  [data-filled='true'] {
    color: var(--accent);
    fill: currentColor;
  }
`;

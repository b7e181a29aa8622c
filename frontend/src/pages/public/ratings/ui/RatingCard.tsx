import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Rating } from '#contract/hiring/rating/rating.ts';
import { Stars } from '#entities/rating/index.ts';
import { ReportButton } from '#features/moderation/report/index.ts';
import { Card, DateText, Inline, Stack } from '#shared/ui/index.ts';

/** One rating and its review. */
export function RatingCard({
  rating: { id, rating, review, type, by, isMine, createdAt },
}: {
  readonly rating: Rating;
}) {
  const { t } = useTranslation('rating');
  return (
    <Card as="li" $tight>
      <Stack $gap={2}>
        <Inline $justify="space-between" $gap={2}>
          <Stars count={rating} />
          {isMine ? (
            <Small>{t('page.mine')}</Small>
          ) : (
            <ReportButton iconOnly about={{ contentType: 'rating', contentId: id }} />
          )}
        </Inline>
        {review && <Words>{review}</Words>}
        <Small>
          {by ?? t('page.former')} · {t(`page.side.${type}`)} · <DateText value={createdAt} />
        </Small>
      </Stack>
    </Card>
  );
}

const Words = styled.p`
  max-width: 70ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

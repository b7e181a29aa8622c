import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '#shared/ui/index.ts';

export const BoardGrid = styled(Grid).attrs({ as: 'ul', role: 'list', $min: '300px' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const CARDS = 6;

/** Six cards as large as the real ones. */
export function BoardGridSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Grid $min="300px">
        {Array.from({ length: CARDS }, (_, card) => (
          <Card key={card} as="div" aria-hidden>
            <Stack $gap={3}>
              <Skeleton $width="72%" $height="26px" />
              <Skeleton $width="110px" $height="26px" />
              <Skeleton $height="48px" />
              <Skeleton $width="60%" $height="21px" />
              <Skeleton $height="48px" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}

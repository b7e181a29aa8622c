import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { onPhone } from '#shared/theme/index.ts';
import { Card, Skeleton, Stack, VisuallyHidden } from '#shared/ui/index.ts';

/** Two columns of cards if there is enough space. */
export const JobGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: var(--space-4);
  ${onPhone} {
    gap: var(--space-3);
  }
`;

/** Takes the height of the loaded cards, to avoid a layout shift. */
export function JobGridSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <JobGrid aria-hidden>
        {Array.from({ length: count }, (_, card) => (
          <Placeholder key={card} as="div">
            <Stack $gap={3}>
              <Skeleton $width="78%" $height="36px" />
              <Skeleton $width="60%" $height="28px" />
              <Skeleton $width="40%" $height="20px" />
              <Skeleton $width="88%" $height="24px" />
              <Skeleton $height="46px" />
              <Skeleton $width="180px" $height="46px" />
            </Stack>
          </Placeholder>
        ))}
      </JobGrid>
    </div>
  );
}

const Placeholder = styled(Card)`
  && {
    padding: var(--space-4);
  }
  ${onPhone} {
    height: 226px;
    overflow: hidden;
  }
`;

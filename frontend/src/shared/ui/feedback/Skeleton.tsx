import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { Stack } from '../layout/primitives.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A gray block with the size of the content that is loading. */
export const Skeleton = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: 4px;
  background: var(--neutral-soft);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

interface SkeletonListProps {
  readonly count: number;
  /** Lines of text in each card. */
  readonly lines?: number;
}

const WIDTHS = ['62%', '88%', '44%', '70%'];

/** The number of cards that the screen will show first. */
export function SkeletonList({ count, lines = 3 }: SkeletonListProps) {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack $gap={3}>
        {Array.from({ length: count }, (_, card) => (
          <Card key={card} as="div" aria-hidden>
            <Stack $gap={3}>
              {Array.from({ length: lines }, (__, line) => (
                <Skeleton
                  key={line}
                  $width={WIDTHS[line % WIDTHS.length] ?? '70%'}
                  $height={line === 0 ? '22px' : '16px'}
                />
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
}

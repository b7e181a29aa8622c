import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { scrollsByKeys } from '#shared/lib/index.ts';
import { ErrorState, Prose, Skeleton, Stack, VisuallyHidden } from '#shared/ui/index.ts';
import { useTextPreviewQuery } from '../api/composer-api.ts';

interface PreviewProps {
  readonly place: string;
  readonly content: string;
}

/** The server's rendering of the text, exactly as others will see it. */
export function Preview({ place, content }: PreviewProps) {
  const { t } = useTranslation(['composer', 'common']);
  const isEmpty = content.trim() === '';
  const { data, error, isFetching, refetch } = useTextPreviewQuery({ place, content }, { skip: isEmpty });
  if (isEmpty) return <Empty>{t('preview.empty')}</Empty>;
  if (isFetching) {
    return (
      <Box aria-busy>
        <VisuallyHidden role="status">{t('common:loading')}</VisuallyHidden>
        <Stack $gap={3} aria-hidden>
          <Skeleton $width="88%" />
          <Skeleton $width="62%" />
          <Skeleton $width="74%" />
        </Stack>
      </Box>
    );
  }
  if (!data) {
    const text = serverMessageOf(error, t('common:error.tryAgain'));
    return (
      <Box>
        <ErrorState title={t('preview.failed')} text={translateMessage(text)} onRetry={refetch} />
      </Box>
    );
  }
  return (
    <Box ref={scrollsByKeys}>
      <Prose html={data.html} />
    </Box>
  );
}

const Box = styled.div`
  min-height: 136px;
  max-height: 60vh;
  padding: var(--space-4);
  overflow-y: auto;
`;

const Empty = styled.p`
  min-height: 136px;
  padding: var(--space-4);
  color: var(--text-muted);
`;

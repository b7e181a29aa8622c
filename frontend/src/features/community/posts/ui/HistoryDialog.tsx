import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useEditsQuery } from '#entities/post/index.ts';
import { DateText, Dialog, ErrorState, SkeletonList, Stack, Prose } from '#shared/ui/index.ts';

interface HistoryDialogProps {
  readonly of: 'posts' | 'replies';
  readonly id: string;
  readonly onClose: () => void;
}

/** Earlier versions of a text, latest first (rules.md#edit-history). */
export function HistoryDialog({ of, id, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('posts');
  const { data, isError, refetch } = useEditsQuery({ of, id }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open wide onOpenChange={onClose} title={t('history.title')} description={t('history.text')}>
      {!data && !isError && <SkeletonList count={1} />}
      {!data && isError && <ErrorState title={t('history.failed')} onRetry={refetch} />}
      <Stack as="ol" role="list" $gap={4}>
        {data?.map(({ title, html, replacedAt }) => (
          <Version key={replacedAt}>
            <p>
              {t('history.until')} <DateText value={replacedAt} style="dateTime" />
            </p>
            {title !== null && <strong>{title}</strong>}
            <Prose html={html} />
          </Version>
        ))}
      </Stack>
    </Dialog>
  );
}

const Version = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--line);
  list-style: none;
  > p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;

import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useBoardQuery } from '#entities/board/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { useWatching } from '#shared/live/index.ts';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { BoardHeader } from './BoardHeader.tsx';
import { BoardSections } from './BoardSections.tsx';

const POSTS_SHOWN_FIRST = 3;

/** One board: its facts, its members, and its posts (rules.md#boards). */
export function CommunityBoardPage() {
  const { id = '' } = useParams();
  const { currentData: board, isError, error, refetch } = useBoardQuery(id);
  useWatching('board', board?.id ?? null);
  if (board) {
    return (
      <Page>
        <BoardHeader board={board} />
        <BoardSections board={board} />
      </Page>
    );
  }
  if (isError) return <Unread isMissing={isApiError(error) && error.status === 404} onRetry={refetch} />;
  return <Loading />;
}

function Loading() {
  const { t } = useTranslation('boards');
  return (
    <Page>
      <PageHeader title={t('board')} />
      <SkeletonList count={POSTS_SHOWN_FIRST} />
    </Page>
  );
}

interface UnreadProps {
  readonly isMissing: boolean;
  readonly onRetry: () => unknown;
}

/** Also shown for a hidden board, so that no one learns whether it exists. */
function Unread({ isMissing, onRetry }: UnreadProps) {
  const { t } = useTranslation('boards');
  return (
    <Page>
      <PageHeader title={t('board')} />
      {isMissing ? (
        <EmptyState
          icon={<MessagesSquare />}
          title={t('notFound')}
          text={t('notFoundText')}
          action={
            <LinkButton to="/community" variant="primary">
              {t('back')}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState title={t('boardFailed')} onRetry={onRetry} />
      )}
    </Page>
  );
}

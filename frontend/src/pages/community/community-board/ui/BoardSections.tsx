import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardDetail } from '#entities/board/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Callout, EmptyState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { BoardPosts } from './BoardPosts.tsx';

const ModeratedSections = lazyCode(async () => (await import('./ModeratedSections.tsx')).ModeratedSections);
const POSTS_SHOWN_FIRST = 3;

/** The posts of a board, and its people for moderators. */
export function BoardSections({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('boards');
  const { mayRead } = board.permissions;
  return (
    <Stack $gap={4}>
      {board.isHidden && (
        <Callout tone="danger" title={t('hiddenTitle')}>
          {t('hiddenText', { reason: board.hiddenReason ?? '' })}
        </Callout>
      )}
      {board.isArchived && <Callout tone="warning">{t('archivedNote')}</Callout>}
      {!mayRead && (
        <EmptyState
          icon={<Lock />}
          title={t('privateTitle')}
          text={t(board.hasRequested ? 'privateWaiting' : 'privateText')}
        />
      )}
      {mayRead && !board.permissions.mayModerate && <BoardPosts board={board} />}
      {mayRead && board.permissions.mayModerate && (
        <Suspense fallback={<SkeletonList count={POSTS_SHOWN_FIRST} />}>
          <ModeratedSections board={board} />
        </Suspense>
      )}
    </Stack>
  );
}

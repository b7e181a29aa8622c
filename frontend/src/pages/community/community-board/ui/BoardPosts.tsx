import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BoardDetail } from '#entities/board/index.ts';
import { EmptyState } from '#shared/ui/index.ts';

/** What is written in a board. */
export function BoardPosts({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('boards');
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title={t('noPosts')}
      text={t(board.isMember ? 'noPostsMember' : 'noPostsOther')}
    />
  );
}

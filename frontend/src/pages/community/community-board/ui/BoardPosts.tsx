import { useTranslation } from 'react-i18next';
import type { BoardDetail } from '#entities/board/index.ts';
import { NewPost, PostList } from '#widgets/posts/index.ts';

/** What is written in a board, and for who may write there how to begin. */
export function BoardPosts({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('posts');
  const place = { boardId: board.id };
  const { mayPost } = board.permissions;
  return (
    <PostList
      of={place}
      action={mayPost && <NewPost place={place} label={t('new')} />}
      empty={{
        title: t('empty.board'),
        text: t(mayPost ? 'empty.member' : 'empty.other'),
        action: mayPost && <NewPost place={place} label={t('empty.first')} isLoud={false} />,
      }}
    />
  );
}

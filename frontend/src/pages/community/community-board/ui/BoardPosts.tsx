import { useTranslation } from 'react-i18next';
import type { BoardDetail } from '#entities/board/index.ts';
import { BylineMenu } from '#entities/post/index.ts';
import { memberMenuOf } from '#widgets/person-menu/index.ts';
import { NewPost, PostList } from '#widgets/posts/index.ts';

/** The posts of a board, and a form for members who may write. */
export function BoardPosts({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('posts');
  const place = { boardId: board.id };
  const { mayPost } = board.permissions;
  return (
    <BylineMenu.Provider value={memberMenuOf}>
      <PostList
        of={place}
        action={mayPost && <NewPost place={place} label={t('new')} />}
        empty={{
          title: t('empty.board'),
          text: t(mayPost ? 'empty.member' : 'empty.other'),
          action: mayPost && <NewPost place={place} label={t('empty.first')} isLoud={false} />,
        }}
      />
    </BylineMenu.Provider>
  );
}

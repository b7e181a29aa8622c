import { useTranslation } from 'react-i18next';
import type { ForumCategory } from '#contract/community/vocabulary/posts.ts';
import { BylineMenu } from '#entities/post/index.ts';
import { BottomBar } from '#shared/ui/index.ts';
import { memberMenuOf } from '#widgets/person-menu/index.ts';
import { NewPost, PostList } from '#widgets/posts/index.ts';

/** The discussions of one category or of all. */
export function Discussions({ category }: { readonly category: ForumCategory | null }) {
  const { t } = useTranslation('posts');
  const place = { category };
  return (
    <BylineMenu.Provider value={memberMenuOf}>
      <PostList
        of={place}
        action={
          <BottomBar>
            <NewPost place={place} label={t('start')} />
          </BottomBar>
        }
        empty={{ title: t('empty.forum'), text: t('empty.forumText') }}
      />
    </BylineMenu.Provider>
  );
}

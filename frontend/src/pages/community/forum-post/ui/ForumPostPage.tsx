import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BylineMenu } from '#entities/post/index.ts';
import { Page } from '#shared/ui/index.ts';
import { memberMenuOf } from '#widgets/person-menu/index.ts';
import { Thread } from '#widgets/posts/index.ts';

/** One forum discussion with its replies (rules.md#post-pages). */
export function ForumPostPage() {
  const { t } = useTranslation('posts');
  const { postId = '' } = useParams();
  return (
    <Page>
      <BylineMenu.Provider value={memberMenuOf}>
        <Thread key={postId} postId={postId} back={{ to: '/forum', label: t('thread.toForum') }} />
      </BylineMenu.Provider>
    </Page>
  );
}

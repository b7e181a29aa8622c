import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Page } from '#shared/ui/index.ts';
import { Thread } from '#widgets/posts/index.ts';

/** One discussion of the forum with its replies (rules.md#post-pages). */
export function ForumPostPage() {
  const { t } = useTranslation('posts');
  const { postId = '' } = useParams();
  return (
    <Page>
      <Thread key={postId} postId={postId} back={{ to: '/forum', label: t('thread.toForum') }} />
    </Page>
  );
}

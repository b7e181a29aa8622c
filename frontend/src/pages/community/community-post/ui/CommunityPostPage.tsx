import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Page } from '#shared/ui/index.ts';
import { Thread } from '#widgets/posts/index.ts';

/** One discussion of a board with its replies (rules.md#post-pages). */
export function CommunityPostPage() {
  const { t } = useTranslation('posts');
  const { boardId = '', postId = '' } = useParams();
  return (
    <Page>
      <Thread
        key={postId}
        postId={postId}
        back={{ to: `/community/${boardId}`, label: t('thread.toBoard') }}
      />
    </Page>
  );
}

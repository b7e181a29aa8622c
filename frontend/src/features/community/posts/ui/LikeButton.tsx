import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Post, Reply } from '#entities/post/index.ts';
import { useAskCurrentUser } from '#entities/session/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, VisuallyHidden } from '#shared/ui/index.ts';
import { useLikeMutation } from '../api/posts-api.ts';

interface LikeButtonProps {
  readonly of: Post | Reply;
}

/** One like per person; a second press removes it (rules.md#likes). */
export function LikeButton({ of }: LikeButtonProps) {
  const { t } = useTranslation(['posts', 'common']);
  const askCurrentUser = useAskCurrentUser();
  const [like] = useLikeMutation();
  const { userHasLiked, likeCount, permissions } = of;
  const press = async (): Promise<void> => {
    if (!(await askCurrentUser())) {
      showToast({
        title: t('loginRequired'),
        description: t('loginToLike'),
        variant: 'destructive',
      });
      return;
    }
    const what = 'postId' in of ? { postId: of.postId, replyId: of.id } : { postId: of.id, replyId: null };
    const { error } = await like(what);
    if (error) showFailure(error, t('common:error.short'), t('likeFailed'));
  };
  // Visitors get a message on press; the button is disabled if the text no longer accepts a change.
  const isOver = of.state !== 'published' || (userHasLiked && !permissions.like);
  return (
    <Thumb
      size="sm"
      variant="ghost"
      icon={<ThumbsUp aria-hidden fill={userHasLiked ? 'currentColor' : 'none'} />}
      aria-pressed={userHasLiked}
      title={userHasLiked ? t('unlike') : t('like')}
      disabled={isOver}
      onClick={press}
    >
      <span>
        <VisuallyHidden>{t('like')} </VisuallyHidden>
        {likeCount}
      </span>
    </Thumb>
  );
}

const Thumb = styled(Button)`
  font-variant-numeric: tabular-nums;
`;

import { LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Post, Reply } from '#entities/post/index.ts';
import { loginPath, useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Callout, LinkButton, Skeleton } from '#shared/ui/index.ts';

const ReplyForm = lazyCode(async () => (await import('../write/ReplyForm.tsx')).ReplyForm);

interface AnsweringProps {
  readonly post: Post;
  readonly quoted: Reply | null;
  readonly onUnquote: () => void;
  readonly onPosted: (reply: Reply) => void;
}

/** The reply form, or the reason why the reader cannot reply. */
export function Answering({ post, ...form }: AnsweringProps) {
  const { t } = useTranslation('posts');
  const { isSignedIn, isLoading } = useCurrentUser();
  const { pathname } = useLocation();
  if (isLoading) return <Skeleton $height="180px" />;
  if (post.state === 'deleted') return null;
  if (post.isLocked) return <Callout tone="neutral">{t('reply.lockedText')}</Callout>;
  if (!isSignedIn) {
    return (
      <div>
        <LinkButton to={loginPath(pathname)} variant="primary" icon={<LogIn size={20} aria-hidden />}>
          {t('reply.login')}
        </LinkButton>
      </div>
    );
  }
  if (!post.permissions.reply) return <Callout tone="neutral">{t('reply.closedText')}</Callout>;
  return (
    <Suspense fallback={<Skeleton $height="180px" />}>
      <ReplyForm postId={post.id} {...form} />
    </Suspense>
  );
}

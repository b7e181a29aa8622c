import { ArrowLeft, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePostQuery, type Post, type Reply } from '#entities/post/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { useWatching } from '#shared/live/index.ts';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { Answering } from './Answering.tsx';
import { GoneText } from './GoneText.tsx';
import { Replies } from './Replies.tsx';
import { ThreadPost } from './ThreadPost.tsx';

interface ThreadProps {
  readonly postId: string;
  /** The list that the post belongs to. */
  readonly back: { readonly to: string; readonly label: string };
}

/** A post and its replies (rules.md#post-pages). */
export function Thread({ postId, back }: ThreadProps) {
  const { t } = useTranslation('posts');
  const { data: post, isError, error, refetch } = usePostQuery(postId);
  useWatching('post', post?.id ?? null);
  if (!post && isError && isApiError(error) && error.status === 404) return <NotFound back={back} />;
  if (!post && isError) return <ErrorState title={t('thread.failed')} onRetry={refetch} />;
  if (!post) return <SkeletonList count={3} lines={4} />;
  return <LoadedThread post={post} back={back} />;
}

function LoadedThread({ post, back }: Pick<ThreadProps, 'back'> & { readonly post: Post }) {
  const { t } = useTranslation('posts');
  const [quoted, setQuoted] = useState<Reply | null>(null);
  const [own, setOwn] = useState<readonly string[]>([]);
  const quote = (reply: Reply): void => {
    setQuoted(reply);
    document.querySelector<HTMLTextAreaElement>('textarea[name="content"]')?.focus();
  };
  const isGone = post.title === null;
  return (
    <>
      <PageHeader
        title={post.title ?? t(post.state === 'deleted' ? 'state.postDeleted' : 'state.postHidden')}
        above={
          <Back to={back.to}>
            <ArrowLeft size={18} aria-hidden />
            {back.label}
          </Back>
        }
      />
      <Column $gap={6}>
        {isGone ? <GoneText of="post" state={post.state} /> : <ThreadPost post={post} />}
        <Replies post={post} own={own} onQuote={quote} />
        <Answering
          post={post}
          quoted={quoted}
          onUnquote={() => setQuoted(null)}
          onPosted={({ id }) => setOwn((ids) => [...ids, id])}
        />
      </Column>
    </>
  );
}

function NotFound({ back }: Pick<ThreadProps, 'back'>) {
  const { t } = useTranslation('posts');
  return (
    <>
      <PageHeader title={t('type.discussion')} documentTitle={t('thread.notFound')} />
      <EmptyState
        icon={<MessageSquareText />}
        title={t('thread.notFound')}
        text={t('thread.notFoundText')}
        action={
          <LinkButton to={back.to} variant="primary">
            {back.label}
          </LinkButton>
        }
      />
    </>
  );
}

/** A readable line length, with the reply buttons near the text. */
const Column = styled(Stack)`
  max-width: 800px;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  justify-self: start;
  min-height: 24px;
`;

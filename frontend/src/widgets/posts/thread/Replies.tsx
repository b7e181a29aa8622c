import { CircleCheck, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRepliesInfiniteQuery, type Post, type Reply } from '#entities/post/index.ts';
import { EmptyState, InfiniteList, SkeletonList, Stack } from '#shared/ui/index.ts';
import { ReplyItem } from './ReplyItem.tsx';

interface RepliesProps {
  readonly post: Post;
  /** IDs of the reader's new replies, which are not announced. */
  readonly own: readonly string[];
  readonly onQuote: (reply: Reply) => void;
}

/** Replies, oldest first. New ones arrive automatically (rules.md#live-updates). */
export function Replies({ post, own, onQuote }: RepliesProps) {
  const { t } = useTranslation('posts');
  const list = useRepliesInfiniteQuery({ postId: post.id });
  const replies = list.currentData?.pages.flatMap(({ rows }) => rows);
  const fresh = useFresh(replies, own);
  useWantedReply(list, replies);
  return (
    <Stack as="section" $gap={4} aria-labelledby="replies">
      <h2 id="replies">{t('thread.replies')}</h2>
      {post.acceptedReplyId && (
        <Answer href={`#reply-${post.acceptedReplyId}`}>
          <CircleCheck size={20} aria-hidden />
          {t('thread.answer')}: {t('thread.seeAnswer')}
        </Answer>
      )}
      <InfiniteList
        list={list}
        failed={t('thread.repliesFailed')}
        more={t('thread.moreReplies')}
        empty={
          <EmptyState
            icon={<MessageSquare />}
            title={t('thread.noReplies')}
            text={post.permissions.reply && t('thread.noRepliesText')}
          />
        }
        skeleton={<SkeletonList count={3} />}
      >
        {(rows) => (
          <Stack as="ol" role="list" $gap={3} aria-labelledby="replies">
            {rows.map((reply) => (
              <ReplyItem key={reply.id} reply={reply} onQuote={onQuote} />
            ))}
          </Stack>
        )}
      </InfiniteList>
      <Fresh role="status">
        {fresh[0] && <a href={`#reply-${fresh[0].id}`}>{t('thread.fresh', { count: fresh.length })}</a>}
      </Fresh>
    </Stack>
  );
}

/** Replies that arrived after the thread was opened. */
function useFresh(replies: readonly Reply[] | undefined, own: readonly string[]): readonly Reply[] {
  const [openedWith, setOpenedWith] = useState<string | null>(null);
  const newest = replies?.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  if (openedWith === null && newest !== undefined) setOpenedWith(newest);
  if (openedWith === null || !replies) return [];
  return replies.filter(
    ({ id, createdAt, state }) => createdAt > openedWith && state === 'published' && !own.includes(id),
  );
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Scrolls to the reply in the address, and loads pages until it appears. */
function useWantedReply(list: Pages, replies: readonly Reply[] | undefined): void {
  const { hash } = useLocation();
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isThere = replies?.some(({ id }) => hash === `#reply-${id}`) ?? false;
  const isWanted = hash.startsWith('#reply-') && replies !== undefined && !isThere;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching) fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (isThere) document.querySelector(hash)?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
}

const Answer = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  justify-self: start;
  min-height: 44px;
  font-weight: 600;
`;

const Fresh = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-4);
    border-radius: var(--radius);
    background: var(--info-soft);
    color: var(--on-info-soft);
    font-weight: 600;
  }
`;

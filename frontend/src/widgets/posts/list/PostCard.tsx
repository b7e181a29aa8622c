import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  Byline,
  BylineMenu,
  nameOf,
  PostBadges,
  postPath,
  TimeAgo,
  wordsOf,
  type Post,
} from '#entities/post/index.ts';
import { LikeButton } from '#features/community/posts/index.ts';
import { useReport } from '#features/moderation/report/index.ts';
import { Card, Inline } from '#shared/ui/index.ts';
import { ActionsMenu, withoutMenu } from '../thread/ActionsMenu.tsx';
import { GoneText } from '../thread/GoneText.tsx';
import { SharedJob } from '../thread/SharedJob.tsx';

interface PostCardProps {
  readonly post: Post;
}

/** A post in a list: an excerpt, and its replies and likes. */
export function PostCard({ post }: PostCardProps) {
  const { t } = useTranslation('posts');
  const { id, title, html, replyCount } = post;
  const report = useReport({ contentType: 'post', contentId: id });
  if (title === null || html === null)
    return (
      <Box as="li">
        <GoneText of="post" state={post.state} />
        <Link to={postPath(post)}>{t('view')}</Link>
      </Box>
    );
  return (
    <Box as="li" $mark={post.isPinned} aria-labelledby={`post-${id}`}>
      <Head $justify="space-between" $align="start" $nowrap>
        <BylineMenu.Provider value={withoutMenu}>
          <Byline {...post} />
        </BylineMenu.Provider>
        <ActionsMenu
          author={post.author}
          label={t('moreOf', { title })}
          actions={post.permissions.report ? [{ name: 'report', run: report.ask }] : []}
        />
      </Head>
      <PostBadges post={post} />
      <h3 id={`post-${id}`}>{title}</h3>
      <Beginning>{wordsOf(html)}</Beginning>
      {post.lastReply && (
        <LastReply>
          {t('lastReply', { name: nameOf(post.lastReply.author) })} ·{' '}
          <TimeAgo value={post.lastReply.createdAt} />
        </LastReply>
      )}
      {post.job && <SharedJob job={post.job} by={post.author} />}
      <Foot $justify="space-between" $gap={2}>
        <Inline $gap={2}>
          <LikeButton of={post} />
          <Replies>
            <MessageSquare size={18} aria-hidden />
            {t('replies', { count: replyCount })}
          </Replies>
        </Inline>
        <View to={postPath(post)} aria-label={t('viewOf', { title })}>
          {t('view')}
        </View>
      </Foot>
      {report.dialog}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  list-style: none;
  h3 {
    font-size: var(--size-20);
    overflow-wrap: anywhere;
  }
`;

/** The reply that made the discussion active. */
const LastReply = styled.p`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--line-strong);
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Beginning = styled.p`
  display: -webkit-box;
  max-width: 75ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

/** Places the menu in the corner without making the row taller. */
const Head = styled(Inline)`
  > p {
    min-height: 32px;
  }
  > button {
    margin: -6px calc(-1 * var(--space-3)) -6px 0;
    color: var(--text-muted);
  }
`;

/** Aligns the like icon, not its button, with the text. */
const Foot = styled(Inline)`
  margin-bottom: calc(-1 * var(--space-3));
  > :first-child {
    margin-left: calc(-1 * var(--space-3));
  }
`;

const Replies = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const View = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

import { asId } from '#kernel/ids.ts';
import { foundOrMissing } from '#platform/pages/found-or-missing.ts';
import {
  NO_SUCH_PAGE,
  type PageAnswer,
  type PageRequest,
  type PublicPage,
} from '#platform/pages/public-page.ts';
import { breadcrumbs } from '#platform/pages/structured-lists.ts';
import type { StructuredData } from '#platform/pages/public-page.ts';
import type { PostRow } from '../../application/post/post-queries.ts';
import { isShownTo, type ReadPosts } from '../../application/post/read-posts.ts';
import { wordsOfHtml } from '../../application/writing/words-of-html.ts';
import { COMMUNITY_LABELS } from './community-labels.ts';

/** Discussions of the forum and posts of public boards. */
export function postPages(posts: ReadPosts): readonly PublicPage[] {
  const answerOf =
    (belongs: (post: PostRow, params: PageRequest['params']) => boolean): PublicPage['answer'] =>
    (request) =>
      foundOrMissing(request.params['postId'], async (id) => {
        const { read, rights } = await posts.post(asId<'post'>(id), null);
        if (!belongs(read, request.params)) return NO_SUCH_PAGE;
        return pageOf(read, isShownTo(read, { rights, readerId: null }), request);
      });
  return [
    { path: '/forum/:postId', answer: answerOf(({ category }) => category !== null) },
    {
      path: '/community/:boardId/posts/:postId',
      answer: answerOf(
        ({ boardId }, params) => boardId !== null && boardId === params['boardId']?.toLowerCase(),
      ),
    },
  ];
}

/** A removed post leaves a placeholder without its text. */
function pageOf(post: PostRow, isShown: boolean, { language, publicUrl }: PageRequest): PageAnswer {
  const words = COMMUNITY_LABELS[language];
  const path = pathOf(post);
  if (!isShown) {
    const title = `${words.removed} · Crewvine`;
    return { status: 410, head: { title, description: words.removed, path } };
  }
  const text = wordsOfHtml(post.html);
  const section =
    post.boardId === null ? ([words.forum, '/forum'] as const) : ([words.community, '/community'] as const);
  return {
    status: 200,
    head: {
      title: `${post.title} · Crewvine`,
      headline: post.title,
      description: `${words.by(nameOf(post))} ${text}`,
      path,
      kind: 'article',
      plain: { heading: post.title, text: `${nameOf(post)}\n\n${text}`, links: [section] },
      data: [
        forumPosting(post, text, `${publicUrl}${path}`),
        breadcrumbs(publicUrl, [[words.home, '/'], section, [post.title, path]]),
      ],
    },
  };
}

function pathOf({ id, boardId }: PostRow): string {
  return boardId === null ? `/forum/${id}` : `/community/${boardId}/posts/${id}`;
}

function nameOf({ author }: PostRow): string {
  return `${author.firstName} ${author.lastName}`.trim();
}

/** DiscussionForumPosting with the fields that Google requires: author, date and text. */
function forumPosting(post: PostRow, text: string, url: string): StructuredData {
  const { title, createdAt, editedAt, likeCount, replyCount } = post;
  const counted = (type: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  });
  return {
    '@type': 'DiscussionForumPosting',
    headline: title,
    text,
    url,
    author: { '@type': 'Person', name: nameOf(post) },
    datePublished: createdAt,
    ...(editedAt !== null && { dateModified: editedAt }),
    commentCount: replyCount,
    interactionStatistic: [counted('LikeAction', likeCount), counted('CommentAction', replyCount)],
  };
}

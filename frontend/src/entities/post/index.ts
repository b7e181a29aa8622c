export type { Post } from '#contract/community/post/post.ts';
export type { Reply } from '#contract/community/post/reply.ts';
export {
  useEditsQuery,
  usePostQuery,
  usePostsInfiniteQuery,
  useRepliesInfiniteQuery,
  type PostsOf,
} from './api/post-api.ts';
export { BylineMenu, type WritingActions } from './model/byline-menu.ts';
export { postPath, wordsOf } from './model/post-path.ts';
export { changeShownPost, changeShownReply, showOwnReply } from './model/shown-posts.ts';
export { Byline, nameOf } from './ui/Byline.tsx';
export { PostBadges } from './ui/PostBadges.tsx';
export { TimeAgo } from './ui/TimeAgo.tsx';

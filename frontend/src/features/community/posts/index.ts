export { usePostActions, useReplyActions } from './model/use-post-actions.ts';
export {
  useCreateDiscussionMutation,
  useCreatePostMutation,
  useCreateReplyMutation,
  useEditPostMutation,
  useEditReplyMutation,
} from './api/posts-api.ts';
export { LikeButton } from './ui/LikeButton.tsx';
export { PostDialogs, type RequestedDialog } from './ui/PostDialogs.tsx';

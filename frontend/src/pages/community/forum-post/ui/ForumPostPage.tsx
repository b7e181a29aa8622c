import { MessageSquareText } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** One discussion of the forum with its replies (decision 21). */
export function ForumPostPage() {
  return <EmptyRoom room="forumPost" icon={MessageSquareText} to="/forum" />;
}

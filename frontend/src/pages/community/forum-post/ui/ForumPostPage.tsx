import { MessageSquareText } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** One discussion of the forum with its replies (rules.md#empty-until-built). */
export function ForumPostPage() {
  return <EmptyRoom room="forumPost" icon={MessageSquareText} to="/forum" />;
}

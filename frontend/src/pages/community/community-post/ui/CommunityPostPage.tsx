import { MessageSquareText } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** One discussion of a board with its replies (rules.md#empty-until-built). */
export function CommunityPostPage() {
  return <EmptyRoom room="post" icon={MessageSquareText} to="/community" />;
}

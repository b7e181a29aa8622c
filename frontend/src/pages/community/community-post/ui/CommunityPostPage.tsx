import { MessageSquareText } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** One discussion of a board with its replies (decision 21). */
export function CommunityPostPage() {
  return <EmptyRoom room="post" icon={MessageSquareText} to="/community" />;
}

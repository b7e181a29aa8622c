import { MessagesSquare } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** The industry boards (document 3 §2). */
export function CommunityPage() {
  return <EmptyRoom room="community" icon={MessagesSquare} to="/jobs" />;
}

import { MessagesSquare } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** The industry boards (rules.md#empty-until-built). */
export function CommunityPage() {
  return <EmptyRoom room="community" icon={MessagesSquare} to="/jobs" />;
}

import { MessageSquareText } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Discussions outside the boards (rules.md#empty-until-built). */
export function ForumPage() {
  return <EmptyRoom room="forum" icon={MessageSquareText} to="/home" />;
}

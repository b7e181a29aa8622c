import { MessagesSquare } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** One board; what nobody has made is not found (rules.md#empty-until-built). */
export function CommunityBoardPage() {
  return <EmptyRoom room="board" icon={MessagesSquare} to="/community" />;
}

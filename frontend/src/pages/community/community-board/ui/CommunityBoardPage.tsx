import { MessagesSquare } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** One board; what nobody has made is not found (rules.md#empty-until-built). */
export function CommunityBoardPage() {
  return <PlaceholderPage name="board" icon={MessagesSquare} to="/community" />;
}

import { MessagesSquare } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** The industry boards (rules.md#empty-until-built). */
export function CommunityPage() {
  return <PlaceholderPage name="community" icon={MessagesSquare} to="/jobs" />;
}

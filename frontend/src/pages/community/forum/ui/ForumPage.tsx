import { MessageSquareText } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** Discussions outside the boards (rules.md#empty-until-built). */
export function ForumPage() {
  return <PlaceholderPage name="forum" icon={MessageSquareText} to="/home" />;
}

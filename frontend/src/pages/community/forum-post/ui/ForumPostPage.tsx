import { MessageSquareText } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** One discussion of the forum with its replies (rules.md#empty-until-built). */
export function ForumPostPage() {
  return <PlaceholderPage name="forumPost" icon={MessageSquareText} to="/forum" />;
}

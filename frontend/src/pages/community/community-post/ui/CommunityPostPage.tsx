import { MessageSquareText } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** One discussion of a board with its replies (rules.md#empty-until-built). */
export function CommunityPostPage() {
  return <PlaceholderPage name="post" icon={MessageSquareText} to="/community" />;
}

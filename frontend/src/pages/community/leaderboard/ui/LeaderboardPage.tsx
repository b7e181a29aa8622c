import { Trophy } from 'lucide-react';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** Who has sent in the people who were hired (rules.md#empty-until-built). */
export function LeaderboardPage() {
  return <PlaceholderPage name="leaderboard" icon={Trophy} to="/home" />;
}

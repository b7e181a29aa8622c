import { Trophy } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Who has sent in the people who were hired (rules.md#empty-until-built). */
export function LeaderboardPage() {
  return <EmptyRoom room="leaderboard" icon={Trophy} to="/home" />;
}

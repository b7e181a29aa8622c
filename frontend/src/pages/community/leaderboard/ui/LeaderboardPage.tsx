import { Trophy } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Who has sent in the people who were hired (document 3 §2). */
export function LeaderboardPage() {
  return <EmptyRoom room="leaderboard" icon={Trophy} to="/home" />;
}

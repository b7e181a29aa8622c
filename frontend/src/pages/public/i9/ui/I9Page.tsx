import { Link2Off } from 'lucide-react';
import { EmptyRoom } from '#widgets/empty-room/index.ts';

/** Where a new hire fills in section 1 (rules.md#empty-until-built). */
export function I9Page() {
  return <EmptyRoom room="i9" icon={Link2Off} to="/" />;
}

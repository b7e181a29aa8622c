import { Link2Off } from 'lucide-react';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** Where a candidate allows a background check (document 3 §2). */
export function BackgroundCheckConsentPage() {
  return <EmptyRoom room="backgroundCheck" icon={Link2Off} to="/" />;
}

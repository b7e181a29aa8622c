import { Link2Off } from 'lucide-react';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** Where somebody says how it was to work with a candidate (document 3 §2). */
export function ReferenceCheckPage() {
  return <EmptyRoom room="referenceCheck" icon={Link2Off} to="/" />;
}

import { ClipboardList } from 'lucide-react';
import { RequireSignIn } from '../../../entities/session/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** Every application of a worker with its status (decision 17). */
export function MyApplicationsPage() {
  return (
    <RequireSignIn>
      <EmptyRoom room="myApplications" icon={ClipboardList} to="/jobs" />
    </RequireSignIn>
  );
}

import { FilePenLine } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { Page, SkeletonList } from '../../../shared/ui/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';
import { LoginToPost } from '../../../widgets/login-to-post/index.ts';

/** The third job form, for employers; whoever else comes is looking for a job (decision 16). */
export function JobPostingPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} lines={4} />
      </Page>
    );
  }
  if (!user) return <LoginToPost />;
  if (user.userType !== 'employer') return <Navigate replace to="/jobs" />;
  return <EmptyRoom room="postJobPage" icon={FilePenLine} to="/post-job" />;
}

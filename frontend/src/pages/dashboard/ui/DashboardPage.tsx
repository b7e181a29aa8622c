import { Navigate } from 'react-router-dom';
import { useCurrentUser, type User } from '../../../entities/session/index.ts';
import { Page, SkeletonList } from '../../../shared/ui/index.ts';

const OWN_DASHBOARD: Record<User['userType'], string> = {
  employer: '/employer-dashboard',
  referrer: '/referrer-dashboard',
  worker: '/home',
  admin: '/referrer-dashboard',
};

/** Picks by user type; signed out it is the landing page (decisions 19, 73). */
export function DashboardPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} />
      </Page>
    );
  }
  return <Navigate replace to={user ? OWN_DASHBOARD[user.userType] : '/'} />;
}

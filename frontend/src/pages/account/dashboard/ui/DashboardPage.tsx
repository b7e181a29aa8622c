import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCurrentUser, type User } from '#entities/session/index.ts';
import { Page, SkeletonList } from '#shared/ui/index.ts';

const OWN_DASHBOARD: Record<User['userType'], string> = {
  employer: '/employer-dashboard',
  referrer: '/referrer-dashboard',
  worker: '/worker-dashboard',
  admin: '/admin-dashboard',
};

interface DashboardPageProps {
  /** Shown to signed-out visitors: the landing page (rules.md#signed-out-screens). */
  readonly signedOut: ReactNode;
}

/** Picks the dashboard by user type (rules.md#one-dashboard). */
export function DashboardPage({ signedOut }: DashboardPageProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} />
      </Page>
    );
  }
  return user ? <Navigate replace to={OWN_DASHBOARD[user.userType]} /> : signedOut;
}

import { RequireSignIn } from '#entities/session/index.ts';
import { Page } from '#shared/ui/index.ts';
import { Dashboard } from './Dashboard.tsx';

/** Also served at `/enhanced-referrer-dashboard`: one dashboard per role (rules.md#one-dashboard). */
export function ReferrerDashboardPage() {
  return (
    <RequireSignIn>
      {(user) => (
        <Page>
          <Dashboard user={user} />
        </Page>
      )}
    </RequireSignIn>
  );
}

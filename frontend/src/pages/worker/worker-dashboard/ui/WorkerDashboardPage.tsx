import { RequireSignIn } from '#entities/session/index.ts';
import { Page } from '#shared/ui/index.ts';
import { Dashboard } from './Dashboard.tsx';

/** Also served at the alternate and redesigned paths: one dashboard per role (rules.md#one-dashboard). */
export function WorkerDashboardPage() {
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

import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#entities/session/index.ts';
import { hasNoRole } from '../model/has-no-role.ts';

const ChooseRoleDialog = lazy(async () => ({
  default: (await import('./ChooseRoleDialog.tsx')).ChooseRoleDialog,
}));

/** Stands on every screen of the app: the question comes, once, to a referrer who has not chosen yet (rules.md#role-question). */
export function AskForRole() {
  const { user, isFetching } = useCurrentUser();
  const [isSettling, setSettling] = useState(false);
  if (!user) return null;
  if (!hasNoRole(user) && !isSettling) return null;
  return (
    <Suspense>
      <ChooseRoleDialog userId={user.id} isStale={isFetching && !isSettling} onSettling={setSettling} />
    </Suspense>
  );
}

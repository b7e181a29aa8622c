import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#entities/session/index.ts';
import { hasChosenHere, hasNoRole } from '../model/chosen-role.ts';

const ChooseRoleDialog = lazy(async () => ({
  default: (await import('./ChooseRoleDialog.tsx')).ChooseRoleDialog,
}));

/** Stands on every screen of the app: the question comes, once, to a referrer who has not chosen yet (rules.md#role-question). */
export function AskForRole() {
  const { user, isFetching } = useCurrentUser();
  const [isSettling, setSettling] = useState(false);
  if (!user) return null;
  const asks = hasNoRole(user) && !(isFetching && hasChosenHere(user.id));
  if (!asks && !isSettling) return null;
  return (
    <Suspense>
      <ChooseRoleDialog userId={user.id} onSettling={setSettling} />
    </Suspense>
  );
}

import { Suspense, useState } from 'react';
import { useCurrentUser } from '#entities/session/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { hasNoRole } from '../model/has-no-role.ts';

const ChooseRoleDialog = lazyCode(async () => (await import('./ChooseRoleDialog.tsx')).ChooseRoleDialog);

/** Asks a referrer who has not chosen a role yet, once, on any screen of the app (rules.md#role-question). */
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

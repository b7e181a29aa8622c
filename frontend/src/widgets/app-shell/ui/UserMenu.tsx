import { lazy, Suspense, useState } from 'react';
import type { User } from '#entities/session/index.ts';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

const UserMenuPanel = lazy(async () => ({ default: (await import('./UserMenuPanel.tsx')).UserMenuPanel }));

/** The button stands at once; what opens below it is loaded after the page, and opens then when it was pressed before. */
export function UserMenu({ user }: { readonly user: User }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Suspense fallback={<UserMenuTrigger user={user} aria-haspopup="menu" onClick={() => setWanted(true)} />}>
      <UserMenuPanel user={user} defaultOpen={isWanted} />
    </Suspense>
  );
}

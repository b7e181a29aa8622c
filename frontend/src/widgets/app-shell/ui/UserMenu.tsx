import { Suspense, useState } from 'react';
import type { User } from '#entities/session/index.ts';
import { lazyCode, useReaderTime } from '#shared/lib/index.ts';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

const UserMenuPanel = lazyCode(async () => (await import('./UserMenuPanel.tsx')).UserMenuPanel);

/** Renders the button immediately and loads the menu after the page; an early press opens it once loaded. */
export function UserMenu({ user }: { readonly user: User }) {
  const [isWanted, setWanted] = useState(false);
  const { isOnDevice } = useReaderTime();
  const trigger = <UserMenuTrigger user={user} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={trigger}>
      {isOnDevice ? <UserMenuPanel user={user} defaultOpen={isWanted} /> : trigger}
    </Suspense>
  );
}

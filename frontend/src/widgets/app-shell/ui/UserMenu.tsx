import { lazy, Suspense } from 'react';
import type { User } from '../../../entities/session/index.ts';
import { UserMenuTrigger } from './UserMenuTrigger.tsx';

const UserMenuPanel = lazy(async () => ({ default: (await import('./UserMenuPanel.tsx')).UserMenuPanel }));

/** The button stands at once; what opens below it is loaded after the page. */
export function UserMenu({ user }: { readonly user: User }) {
  return (
    <Suspense fallback={<UserMenuTrigger user={user} />}>
      <UserMenuPanel user={user} />
    </Suspense>
  );
}

import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RequireSignIn } from '#entities/session/index.ts';
import { partAt, placeOfAnchor } from '../model/profile-parts.ts';
import { beginToLoad } from './load-part.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** Everything that is one's own, in parts (rules.md#profile-editing, rules.md#profile-parts). */
export function ProfilePage() {
  const [isGone, setGone] = useState(false);
  const { pathname, hash } = useLocation();
  const part = partAt(pathname);
  useEffect(() => beginToLoad(part), [part]);
  // Whoever has just deleted the account is not asked to sign in to it.
  if (isGone) return <Navigate replace to="/" />;
  if (part === null) return <Navigate replace to={placeOfAnchor(hash)} />;
  return (
    <RequireSignIn>
      {(user) => <ProfileScreen key={user.id} user={user} part={part} onGone={() => setGone(true)} />}
    </RequireSignIn>
  );
}

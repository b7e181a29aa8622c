import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RequireSignIn } from '#entities/session/index.ts';
import { partAt, placeOfAnchor } from '../model/profile-parts.ts';
import { beginToLoad } from './load-part.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The user's own profile in parts (rules.md#profile-editing, rules.md#profile-parts). */
export function ProfilePage() {
  const [isGone, setGone] = useState(false);
  const { pathname, hash } = useLocation();
  const part = partAt(pathname);
  useEffect(() => beginToLoad(part), [part]);
  // A user who just deleted their account does not have to sign in.
  if (isGone) return <Navigate replace to="/" />;
  if (part === null) return <Navigate replace to={placeOfAnchor(hash)} />;
  return (
    <RequireSignIn>
      {(user) => <ProfileScreen key={user.id} user={user} part={part} onGone={() => setGone(true)} />}
    </RequireSignIn>
  );
}

import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireSignIn } from '#entities/session/index.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** Everything that is one's own (rules.md#profile-editing). */
export function ProfilePage() {
  const [isGone, setGone] = useState(false);
  // Whoever has just deleted the account is not asked to sign in to it.
  if (isGone) return <Navigate replace to="/" />;
  return (
    <RequireSignIn>
      {(user) => <ProfileScreen key={user.id} user={user} onGone={() => setGone(true)} />}
    </RequireSignIn>
  );
}

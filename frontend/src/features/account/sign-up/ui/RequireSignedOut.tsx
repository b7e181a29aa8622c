import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { pathAfterSignUp } from '../model/after-sign-up.ts';
import { returnPath } from '../model/return-path.ts';

interface RequireSignedOutProps {
  readonly children: ReactNode;
}

/** Redirects signed-in users to their destination, also right after they sign up. */
export function RequireSignedOut({ children }: RequireSignedOutProps) {
  const { user } = useCurrentUser();
  const [search] = useAddressParams();
  const { state }: { readonly state: unknown } = useLocation();
  if (!user) return children;
  return (
    <Navigate
      replace
      to={returnPath(search, state) ?? pathAfterSignUp(user.userType, readReferralContext())}
    />
  );
}

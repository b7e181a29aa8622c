import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { pathAfterSignUp } from '../model/after-sign-up.ts';
import { wayBack } from '../model/way-back.ts';

interface LeaveWhenSignedInProps {
  readonly children: ReactNode;
}

/** Whoever has an account needs no second one: also the way out after signing up, back to where they were going. */
export function LeaveWhenSignedIn({ children }: LeaveWhenSignedInProps) {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  if (!user) return children;
  return (
    <Navigate replace to={wayBack(search, state) ?? pathAfterSignUp(user.userType, readReferralContext())} />
  );
}

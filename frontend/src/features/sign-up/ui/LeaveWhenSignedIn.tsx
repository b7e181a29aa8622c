import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { readReferralContext } from '../../../entities/referral-context/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { pathAfterSignUp } from '../model/after-sign-up.ts';

interface LeaveWhenSignedInProps {
  readonly children: ReactNode;
  /** Where somebody was going when they were sent to sign in. */
  readonly to?: string | undefined;
}

/** Whoever has an account needs no second one: also the way out after signing up. */
export function LeaveWhenSignedIn({ children, to }: LeaveWhenSignedInProps) {
  const { user } = useCurrentUser();
  if (!user) return children;
  return <Navigate replace to={to ?? pathAfterSignUp(user.userType, readReferralContext())} />;
}

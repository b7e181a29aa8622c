import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Page, SkeletonList } from '#shared/ui/index.ts';
import type { User } from '#contract/identity/user.ts';
import { useCurrentUser } from './api/session-api.ts';
import { useIsLeavingPage } from './leaving-page.ts';
import { loginPath } from './login-path.ts';

interface RequireSignInProps {
  /** The screen; a function receives the signed-in user. */
  readonly children: ReactNode | ((user: User) => ReactNode);
  /** Shown until the user is loaded. */
  readonly fallback?: ReactNode;
}

/** Redirects visitors to sign-in, with a way back to this screen (rules.md#signed-out-screens). */
export function RequireSignIn({ children, fallback }: RequireSignInProps) {
  const { user, isLoading } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  const isLeaving = useIsLeavingPage();
  const goSignIn = !isLoading && user === null && !isLeaving;
  useEffect(() => {
    if (goSignIn) location.replace(loginPath(`${pathname}${search}${hash}`));
  }, [goSignIn, pathname, search, hash]);
  if (user === null) return fallback ?? <Waiting />;
  return typeof children === 'function' ? children(user) : children;
}

function Waiting() {
  return (
    <Page>
      <SkeletonList count={3} />
    </Page>
  );
}

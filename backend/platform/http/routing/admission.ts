import { HttpError, unauthorized } from '../errors.ts';
import type { Caller, Route } from './route.ts';

/** Access values of routes that read no session. */
export const WITHOUT_SESSION: ReadonlySet<Route['access']> = new Set(['public', 'token', 'provider']);

/**
 * An admin without a required second factor counts as signed out until they set it up.
 * @throws HttpError 403 if the call requires a user
 */
export function admitted(route: Route, caller: Caller, adminsNeedSecondFactor: boolean): Caller | null {
  const isHeld = adminsNeedSecondFactor && caller.userType === 'admin' && !caller.hasSecondFactor;
  if (!isHeld || route.beforeSecondFactor) return caller;
  if (route.access === 'any') return null;
  throw new HttpError(403, 'identity.second_factor_required', 'Set up a second step to sign in first');
}

/** @throws HttpError 401 or 403 if the route's access excludes the caller */
export function refuseOthers({ access }: Route, caller: Caller | null): void {
  if (access === 'any' || WITHOUT_SESSION.has(access)) return;
  if (!caller) throw unauthorized();
  if (access !== 'authenticated' && caller.userType !== access) {
    throw new HttpError(403, 'identity.wrong_user_type', "Your account can't do this");
  }
}

export function stepUpRequired(): HttpError {
  return new HttpError(403, 'identity.step_up_required', "Please confirm it's you");
}

import { HttpError } from '../errors.ts';
import type { Caller } from './route.ts';
import { signedIn } from '../sessions/signed-in.ts';

/**
 * The caller of an owner's call. Permissions depend on ownership, not on the chosen view
 * (rules.md#ownership), and admins read through their own calls (rules.md#admin-own-calls).
 * @throws HttpError 401, 403
 */
export function ownerCaller(call: { readonly caller: Caller | null }): Caller {
  const caller = signedIn(call);
  if (caller.userType === 'admin') {
    throw new HttpError(403, 'identity.wrong_user_type', "Your account can't do this");
  }
  return caller;
}

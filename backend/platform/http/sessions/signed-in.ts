import { unauthorized } from '../errors.ts';
import type { Caller } from '../routing/route.ts';

/**
 * The caller of a call whose access requires one.
 * @throws HttpError 401
 */
export function signedIn({ caller }: { readonly caller: Caller | null }): Caller {
  if (!caller) throw unauthorized();
  return caller;
}

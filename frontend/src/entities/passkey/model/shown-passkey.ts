import type { PasskeyProof } from '#contract/identity/passkeys.ts';
import type { ApiDispatch } from '#shared/api/index.ts';
import { passkeyApi } from '../api/passkey-api.ts';
import { showPasskey } from './passkey-browser.ts';

/** Requests a challenge and a passkey; null if the person cancels. @throws if either request fails */
export async function shownPasskey(dispatch: ApiDispatch): Promise<PasskeyProof | null> {
  const { passkeyQuestion } = passkeyApi.endpoints;
  return showPasskey(await dispatch(passkeyQuestion.initiate(undefined, { track: false })).unwrap());
}

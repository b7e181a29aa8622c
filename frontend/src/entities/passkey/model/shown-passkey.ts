import type { PasskeyProof, PasskeyQuestion } from '#contract/identity/passkeys.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';
import { showPasskey } from './passkey-browser.ts';

const { passkeyQuestion } = api.injectEndpoints({
  endpoints: (build) => ({
    passkeyQuestion: build.mutation<PasskeyQuestion, undefined>({
      query: () => ({ url: '/auth/passkeys/options', method: 'POST' }),
    }),
  }),
}).endpoints;

/** Requests a challenge and a passkey; null if the person cancels. @throws if either request fails */
export async function shownPasskey(dispatch: ApiDispatch): Promise<PasskeyProof | null> {
  return showPasskey(await dispatch(passkeyQuestion.initiate(undefined, { track: false })).unwrap());
}

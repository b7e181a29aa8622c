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

/** Asks the server for a question and the person for a passkey; null where they do not want to after all. @throws where either fails */
export async function shownPasskey(dispatch: ApiDispatch): Promise<PasskeyProof | null> {
  return showPasskey(await dispatch(passkeyQuestion.initiate(undefined, { track: false })).unwrap());
}

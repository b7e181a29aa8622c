import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { SecondFactor } from '#contract/identity/second-factor.ts';
import { shownPasskey } from '#entities/passkey/index.ts';
import type { ApiDispatch } from '#shared/api/index.ts';
import { ProofDialog } from '../ui/ProofDialog.tsx';
import { proveIdentityApi } from '../api/prove-identity-api.ts';

/** Asks the user to prove their identity; true once they have. */
export async function ask(dispatch: ApiDispatch): Promise<boolean> {
  const { secondFactor, stepUp } = proveIdentityApi.endpoints;
  const known = await dispatch(secondFactor.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if (!known.data) return false;
  const prove: Prove = async (proof) => (await dispatch(stepUp.initiate(proof))).error ?? null;
  return show(known.data, prove, () => shownPasskey(dispatch));
}

type Props = Parameters<typeof ProofDialog>[0];
type Prove = Props['onProve'];

/** Renders in its own root, because any call on any screen can open the dialog. */
function show(known: SecondFactor, onProve: Prove, onPasskey: Props['onPasskey']): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const end = (isProved: boolean): void => {
      root.unmount();
      host.remove();
      resolve(isProved);
    };
    root.render(
      <StyleSheetManager nonce={globalThis.__webpack_nonce__}>
        <Suspense>
          <ProofDialog known={known} onProve={onProve} onPasskey={onPasskey} onEnd={end} />
        </Suspense>
      </StyleSheetManager>,
    );
  });
}

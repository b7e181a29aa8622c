import { returnToSchema } from '#contract/identity/sign-in/login.ts';
import { RequireSignedOut } from '#features/account/sign-up/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { PasswordSignup } from './PasswordSignup.tsx';
import { ProviderSignup } from './ProviderSignup.tsx';

/** A community member's sign-up (rules.md#role-after-sign-up), with a password or through a provider. */
export function SignupPage() {
  const [search] = useAddressParams();
  const returnTo = returnToSchema.parse(search.get('returnTo'));
  return (
    <RequireSignedOut>
      {search.get('with') === 'provider' ? <ProviderSignup returnTo={returnTo} /> : <PasswordSignup />}
    </RequireSignedOut>
  );
}

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Suspended } from '#contract/identity/sign-in/login.ts';
import { shownPasskey, useKnowsPasskeys } from '#entities/passkey/index.ts';
import { isApiError, serverMessageOf, type ApiDispatch } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { usePasskeyLoginMutation } from '../api/login-api.ts';
import { suspensionOf } from '../model/suspension-of.ts';

/** Loaded separately, because few users see it. */
const SuspendedNotice = lazyPart(async () => (await import('./SuspendedNotice.tsx')).SuspendedNotice);

/**
 * Signs in with a passkey (rules.md#passkeys), after which the page redirects. Hidden if the browser does not
 * support passkeys.
 */
export function PasskeyStep() {
  const { t } = useTranslation('account');
  const isKnown = useKnowsPasskeys();
  const { isBusy, refusal, suspended, signIn } = usePasskeySignIn();
  if (!isKnown) return null;
  return (
    <Stack $gap={4}>
      {suspended && <SuspendedNotice {...suspended} />}
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      <Button block icon={<KeyRound aria-hidden />} loading={isBusy} onClick={signIn}>
        {t('login.byPasskey')}
      </Button>
    </Stack>
  );
}

function usePasskeySignIn() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch<ApiDispatch>();
  const [login] = usePasskeyLoginMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [suspended, setSuspended] = useState<Suspended | null>(null);
  const reasonOf = (error: unknown): string => {
    if (isApiError(error) && error.status === 429) return t('login.tooMany');
    return translateMessage(serverMessageOf(error, t('login.failed')));
  };
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const proof = await shownPasskey(dispatch);
      if (proof) await login(proof).unwrap();
    } catch (error) {
      const shutOut = suspensionOf(error);
      setSuspended(shutOut);
      if (!shutOut) setRefusal(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, suspended, signIn };
}

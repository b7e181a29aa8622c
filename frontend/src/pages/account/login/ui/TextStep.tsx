import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suspended } from '#contract/identity/sign-in/login.ts';
import type { PhoneProof } from '#contract/identity/phone.ts';
import { PhoneCodeSteps } from '#features/account/text-code/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import { usePhoneLoginMutation } from '../api/login-api.ts';
import { suspensionOf } from '../model/suspension-of.ts';

/** Loaded separately, because few users see it. */
const SuspendedNotice = lazyPart(async () => (await import('./SuspendedNotice.tsx')).SuspendedNotice);

interface TextStepProps {
  readonly onWaits: () => void;
  readonly onPassword: () => void;
}

/**
 * Signs in with a code texted to a confirmed phone (rules.md#sign-in-by-text), after which the page
 * redirects.
 */
export function TextStep({ onWaits, onPassword }: TextStepProps) {
  const { t } = useTranslation('phone');
  const [login] = usePhoneLoginMutation();
  const [suspended, setSuspended] = useState<Suspended | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the title gets the focus.
  useEffect(() => title.current?.focus(), []);
  const enter = async (proof: PhoneProof): Promise<{ readonly error?: unknown }> => {
    const { data, error } = await login(proof);
    if (data && 'waitsFor' in data) onWaits();
    const shutOut = suspensionOf(error);
    setSuspended(shutOut);
    return shutOut ? {} : { error };
  };
  return (
    <Stack $gap={5}>
      <h2 ref={title} tabIndex={-1}>
        {t('signIn.title')}
      </h2>
      {suspended && <SuspendedNotice {...suspended} />}
      <PhoneCodeSteps purpose="sign_in" phone="" submit={t('signIn.submit')} wide onCode={enter} />
      <Button block onClick={onPassword}>
        {t('signIn.password')}
      </Button>
    </Stack>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurnOffAuthenticatorMutation } from '#features/account/prove-identity/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Inline, Stack, StatusBadge } from '#shared/ui/index.ts';
import { CodeForm } from './CodeForm.tsx';

/** An active authenticator app, with a button to turn it off. */
export function TurnedOn({ isNeeded }: { readonly isNeeded: boolean }) {
  const { t } = useTranslation('second-factor');
  return (
    <Stack $gap={4} $align="start">
      <Inline>
        <h2>{t('on.app')}</h2>
        <StatusBadge tone="success">{t('on.title')}</StatusBadge>
      </Inline>
      <p>{t('on.text')}</p>
      {isNeeded && <p>{t('off.required')}</p>}
      <TurnOff />
    </Stack>
  );
}

function TurnOff() {
  const { t } = useTranslation('second-factor');
  const [isAsking, setAsking] = useState(false);
  const [turnOff] = useTurnOffAuthenticatorMutation();
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{t('off.open')}</Button>;
  return (
    <CodeForm
      label={t('off.code')}
      help={t('off.codeHelp')}
      submit={t('off.submit')}
      variant="danger"
      onCode={async (code) => {
        const answer = await turnOff(code);
        if (!answer.error) showToast({ title: t('off.done'), variant: 'success' });
        return answer;
      }}
    />
  );
}

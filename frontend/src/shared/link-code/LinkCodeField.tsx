import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '../toast/index.ts';
import { Button, Callout, Stack, TextField } from '../ui/index.ts';

export interface LinkCodeFieldProps {
  readonly sentTo: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  /** Requests a code. The result has an `error` if it was refused. */
  readonly onSend: () => Promise<{ readonly error?: unknown }>;
}

/** Sends a code by text, repeatedly if needed. Typed text stays. */
export function LinkCodeField({ sentTo, value, onChange, error, onSend }: LinkCodeFieldProps) {
  const { t } = useTranslation('link-code');
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    const answer = await onSend();
    if (answer.error) return showFailure(answer.error, t('failed'));
    setSent(true);
    showToast({ title: t('sent'), description: t('sentText'), variant: 'success' });
  };
  return (
    <Stack $gap={3}>
      <Callout title={t('title')}>{t('text', { phone: sentTo })}</Callout>
      <Button block variant="secondary" loadingText={t('sending')} onClick={send}>
        {t(isSent ? 'again' : 'send')}
      </Button>
      <TextField
        name="code"
        label={t('label')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for a space in the middle.
        maxLength={7}
      />
    </Stack>
  );
}

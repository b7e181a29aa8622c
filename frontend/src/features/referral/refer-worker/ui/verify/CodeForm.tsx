import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { showToast } from '#shared/toast/index.ts';
import { Button, Stack, TextField } from '#shared/ui/index.ts';
import { useVerifyReferralMutation } from '../../api/refer-worker-api.ts';
import { useCodeRefusal } from './use-code-refusal.ts';

const CODE_LENGTH = 6;

interface CodeFormProps {
  readonly referralId: string;
  readonly onVerified: () => void;
  readonly onSignedOut: () => void;
}

export function CodeForm({ referralId, onVerified, onSignedOut }: CodeFormProps) {
  const { t } = useTranslation('refer-worker');
  const refuse = useCodeRefusal(onSignedOut);
  const [verify, { isLoading }] = useVerifyReferralMutation();
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The user just requested the code and types it next.
  useEffect(() => input.current?.focus(), []);
  const isComplete = code.length === CODE_LENGTH;

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isComplete || isLoading) return;
    const { error } = await verify({ id: referralId, code });
    if (!error) {
      showToast({ title: t('toast.verified'), description: t('toast.verifiedText'), variant: 'success' });
      onVerified();
      return;
    }
    setMessage(refuse(error));
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={3}>
        <Code>
          <TextField
            label={t('verify.code')}
            help={t('verify.codeHelp')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={input}
            value={code}
            error={message}
            onChange={(event) => {
              setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH));
              setMessage(undefined);
            }}
          />
        </Code>
        <Button
          type="submit"
          variant="primary"
          block
          disabled={!isComplete}
          loading={isLoading}
          loadingText={t('verify.verifying')}
        >
          {t('verify.action')}
        </Button>
      </Stack>
    </form>
  );
}

const Code = styled.div`
  input {
    font: 700 var(--size-34) / 1.2 var(--font-display);
    letter-spacing: 0.3em;
    text-align: center;
  }
`;

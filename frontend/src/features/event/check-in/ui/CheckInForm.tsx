import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Stack, TextField } from '#shared/ui/index.ts';
import { useCheckIn } from '../model/use-check-in.ts';
import { CheckInOutcome } from './CheckInOutcome.tsx';

interface CheckInFormProps {
  readonly eventId: string;
  /** From the address in a guest's code. The host still submits it. */
  readonly code?: string | undefined;
}

/** The host checks in one guest after another; the field is ready for the next code (rules.md#event-check-in). */
export function CheckInForm({ eventId, code: shown = '' }: CheckInFormProps) {
  const { t } = useTranslation('events');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(shown);
  const { outcome, isLoading, checkIn, undo, say } = useCheckIn(eventId);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    if (code.trim() === '') say({ tone: 'danger', words: translateMessage('Please enter a check-in code') });
    else if (await checkIn({ code })) setCode('');
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        <TextField
          ref={field}
          label={t('checkIn.code')}
          help={t('checkIn.codeHelp')}
          name="code"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={outcome?.tone === 'danger' ? outcome.words : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <CheckInOutcome outcome={outcome?.tone === 'danger' ? null : outcome} onUndo={undo} />
        <Button type="submit" loading={isLoading} block>
          {t('checkIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
